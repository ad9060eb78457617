package engine

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// conformanceCase is one case of any kind; a kind uses the keys that it needs.
type conformanceCase struct {
	ID    string                     `json:"id"`
	Kind  string                     `json:"kind"`
	Rules map[string]json.RawMessage `json:"rules"`
	Trump string                     `json:"trump"`

	LeadSeat Seat     `json:"lead_seat"`
	Trick    []string `json:"trick"`
	Hand     []string `json:"hand"`
	Legal    []string `json:"legal"`

	MakersTeam *Side      `json:"makers_team"`
	DealerSeat Seat       `json:"dealer_seat"`
	MakerSeat  Seat       `json:"maker_seat"`
	Hands      [][]string `json:"hands"`
	Tricks     []struct {
		LeadSeat *Seat    `json:"lead_seat"`
		Cards    []string `json:"cards"`
	} `json:"tricks"`

	Input struct {
		TrumpPoints [2]int `json:"trump_card_points"`
		PlainPoints [2]int `json:"plain_card_points"`
		Tricks      [2]int `json:"tricks"`
		Roem        [2]int `json:"roem"`
		LastTrick   Side   `json:"last_trick_team"`
	} `json:"input"`
	Deals [][2]int `json:"deals"`

	Expect map[string]json.RawMessage `json:"expect"`
}

// facts are what the engine says of a case, by the keys of "expect".
type facts map[string]any

var conformanceKinds = map[string]func(*conformanceCase) error{
	"legal":     (*conformanceCase).checkLegal,
	"trick":     (*conformanceCase).checkTrick,
	"deal":      (*conformanceCase).checkDeal,
	"full_deal": (*conformanceCase).checkFullDeal,
	"match":     (*conformanceCase).checkMatch,
}

// TestConformance runs the rule cases in testdata/conformance, and those in
// the folder that KLAVERJAS_CONFORMANCE_DIR names, if it is set.
func TestConformance(t *testing.T) {
	folders := []string{filepath.Join("testdata", "conformance")}
	if extra := os.Getenv("KLAVERJAS_CONFORMANCE_DIR"); extra != "" {
		folders = append(folders, extra)
	}
	ran := map[string]int{}
	for _, folder := range folders {
		names, err := filepath.Glob(filepath.Join(folder, "*.json"))
		if err != nil || len(names) == 0 {
			t.Errorf("no cases in %s: %v", folder, err)
		}
		for _, name := range names {
			runConformance(t, name, ran)
		}
	}
	for _, kind := range slices.Sorted(maps.Keys(ran)) {
		t.Logf("%-9s %5d cases", kind, ran[kind])
	}
}

func runConformance(t *testing.T, name string, ran map[string]int) {
	text, err := os.ReadFile(name)
	if err != nil {
		t.Error(err)
		return
	}
	var raw []json.RawMessage
	if err := json.Unmarshal(text, &raw); err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	for i, one := range raw {
		var c conformanceCase
		err := json.Unmarshal(one, &c)
		check, known := conformanceKinds[c.Kind]
		if err == nil && known {
			err = safely(check, &c)
			ran[c.Kind]++
		}
		switch {
		case err != nil:
			t.Errorf("%s (case %d of %s): %v", c.ID, i, filepath.Base(name), err)
		case !known:
			t.Logf("%s: kind %q is not known and was not run", c.ID, c.Kind)
		}
	}
}

// safely runs a check and returns a panic, say over a seat that does not
// exist, as the case's error, so that the other cases still run.
func safely(check func(*conformanceCase) error, c *conformanceCase) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	return check(c)
}

// expect compares what the engine says with what the case expects; keys that
// the engine has no answer to are ignored.
func (f facts) expect(expected map[string]json.RawMessage) error {
	if why := differ(plainJSON(f), plainJSON(expected)); why != "" {
		return errors.New(why)
	}
	return nil
}

// differ says how an answer differs from what is expected. An object need
// only agree in the keys that the engine knows.
func differ(got, want any) string {
	switch wanted := want.(type) {
	case map[string]any:
		ours, _ := got.(map[string]any)
		for _, key := range slices.Sorted(maps.Keys(wanted)) {
			our, known := ours[key]
			if !known {
				continue
			}
			why := differ(our, wanted[key])
			if why == "" && key == "parts" {
				why = missing(our, wanted[key])
			}
			if why != "" {
				return key + ": " + why
			}
		}
		return ""
	case []any:
		ours, _ := got.([]any)
		if len(ours) != len(wanted) {
			break
		}
		for i := range wanted {
			if why := differ(ours[i], wanted[i]); why != "" {
				return fmt.Sprintf("%d: %s", i, why)
			}
		}
		return ""
	}
	if reflect.DeepEqual(got, want) {
		return ""
	}
	return fmt.Sprintf("is %v, expected %v", got, want)
}

// missing says which part of a trick's roem is not expected: a case lists all.
func missing(got, want any) string {
	ours, _ := got.(map[string]any)
	wanted, _ := want.(map[string]any)
	if points, short := wanted["four"]; short {
		wanted["four_of_a_kind"] = points
	}
	for _, name := range slices.Sorted(maps.Keys(ours)) {
		if _, listed := wanted[name]; !listed && name != "four" && ours[name] != 0.0 {
			return fmt.Sprintf("%s is %v, expected none", name, ours[name])
		}
	}
	return ""
}

// plainJSON returns a value as a JSON reader would have it.
func plainJSON(v any) (plain any) {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	if err := json.Unmarshal(text, &plain); err != nil {
		panic(err)
	}
	return plain
}

// rules returns the case's rules: those of amsterdam-cafe where it gives none.
// Combinations that make no sense are let through.
func (c *conformanceCase) rules() (Rules, error) {
	r := DefaultRules()
	for key, raw := range c.Rules {
		if key == "four_of_a_kind" {
			var values map[string]int
			if err := json.Unmarshal(raw, &values); err != nil {
				return r, err
			}
			for rank, points := range values {
				at := strings.Index(rankLetters, rank)
				if at < 0 || len(rank) != 1 {
					return r, fmt.Errorf("four_of_a_kind: no rank %q", rank)
				}
				r.Roem.Four[at] = points
			}
			continue
		}
		at := slices.IndexFunc(ruleFields, func(f RuleField) bool { return f.Key == key })
		if at < 0 {
			continue
		}
		field := &ruleFields[at]
		var n int
		if field.Values == nil && json.Unmarshal(raw, &n) == nil {
			field.set(&r, n) // numbers out of the settings' range as well
			continue
		}
		if err := field.Set(&r, strings.Trim(string(raw), `"`)); err != nil {
			return r, err
		}
	}
	return r, nil
}
