package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"klaverjas/bots/solver"
	"klaverjas/engine"
)

var times = regexp.MustCompile(` ms .*|(_ms|_per_s) .*`)

// solved runs the subcommand and returns what it prints, without the times.
func solved(t *testing.T, args ...string) string {
	t.Helper()
	var out strings.Builder
	if err := try(append([]string{"solve"}, args...), &out); err != nil {
		t.Fatal(err)
	}
	return times.ReplaceAllString(out.String(), "")
}

func TestSolveFileLikeRandom(t *testing.T) {
	rules, _ := engine.ProfileByName("club-rotterdam")
	text := "# two deals\n\n"
	for _, d := range solver.RandomDeals(2, rules, 1) {
		text += d.String() + "\n"
	}
	file := filepath.Join(t.TempDir(), "deals.txt")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	random := solved(t, "--random", "2", "--profile", "club-rotterdam", "--seed", "1")
	if fromFile := solved(t, "--deals", file); fromFile != random {
		t.Errorf("from the file:\n%sat random:\n%s", fromFile, random)
	}
	if !strings.Contains(random, "deal 2 value ") {
		t.Errorf("no second deal:\n%s", random)
	}
}

func TestSolveRefuses(t *testing.T) {
	for _, args := range [][]string{
		{},
		{"--random", "-1"},
		{"--random", "1", "--deals", "x"},
		{"--deals", "no such file"},
		{"--random", "1", "--profile", "none"},
	} {
		var out strings.Builder
		if err := try(append([]string{"solve"}, args...), &out); err == nil {
			t.Errorf("%v was accepted", args)
		}
	}
}

// TestSolveNamesTheCard wants the line, and the card that is missing or there
// twice.
func TestSolveNamesTheCard(t *testing.T) {
	rules, _ := engine.ProfileByName("club-rotterdam")
	d := solver.RandomDeals(1, rules, 1)[0]
	good := d.String()
	south := d.Hands[engine.South].First()
	hand := "S " + south.Suit().String()
	north := d.Hands[engine.North].First().String()
	i := strings.Index(good, hand) + len(hand)
	bidding, err := engine.NewDeal(rules, engine.South, engine.Clubs, d.Hands)
	if err != nil {
		t.Fatal(err)
	}
	gone := engine.CardOf(south.Suit(), engine.Rank(strings.Index("789TJQKA", good[i:i+1]))).String()
	for _, c := range []struct{ text, want string }{
		{good[:i] + good[i+1:], "card " + gone + " is missing"},
		{good[:i] + good[i:i+1] + good[i:], "card " + gone + " is there twice"},
		{strings.Replace(good, "N "+north[:1], "N "+gone[:1]+gone[1:]+" "+north[:1], 1), "card " + gone + " is there twice"},
		{strings.Replace(good, "dealer", "butcher", 1), "expected dealer"},
		{bidding.String(), "no card is awaited"},
		{"", "no deal in it"},
	} {
		file := filepath.Join(t.TempDir(), "deals.txt")
		if err := os.WriteFile(file, []byte(good+"\n"+c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		line := "line 2"
		if c.text == "" {
			line = "deals.txt"
			if err := os.WriteFile(file, nil, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		var out strings.Builder
		err := try([]string{"solve", "--deals", file}, &out)
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), line) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s:\n%v, want %s: %s", c.text, err, line, c.want)
		}
	}
}

func TestSolveJSON(t *testing.T) {
	for goal, inRange := range map[string]func(v int) bool{
		"difference": func(v int) bool { return v > -2000 && v < 2000 },
		"contract":   func(v int) bool { return v > -2000 && v < 2000 && v != 0 },
		"verdict":    func(v int) bool { return v == 0 || v == 1 },
	} {
		var out strings.Builder
		if err := try([]string{"solve", "--random", "3", "--profile", "web-amsterdam", "--json", "--goal", goal}, &out); err != nil {
			t.Fatal(err)
		}
		var all map[string]any
		if err := json.Unmarshal([]byte(out.String()), &all); err != nil {
			t.Fatal(err)
		}
		for _, key := range []string{"median_ms", "p95_ms", "max_ms", "nodes_per_s"} {
			if v, ok := all[key].(float64); !ok || v <= 0 {
				t.Errorf("%s: %s is %v", goal, key, all[key])
			}
		}
		answers, _ := all["answers"].([]any)
		if len(answers) != 3 {
			t.Fatalf("%s: %d answers", goal, len(answers))
		}
		for _, a := range answers {
			one, _ := a.(map[string]any)
			v, ok := one["value"].(float64)
			_, err := engine.ParseCard(one["best"].(string))
			if !ok || !inRange(int(v)) || err != nil {
				t.Errorf("%s: %v", goal, one)
			}
		}
	}
}
