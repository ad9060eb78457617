package lessons

import (
	"fmt"
	"strings"
	"testing"

	"klaverjas/engine"
	"klaverjas/i18n"
)

// Under rules with a fixed 82 a tie in card points is told in card points, with
// whatever roem there is, and never as a tie of both sides.
func TestATieUnderTheThresholdIsTold(t *testing.T) {
	before := i18n.Current()
	t.Cleanup(func() { i18n.Set(before) })
	for _, profile := range []string{"web-rotterdam", "web-amsterdam"} {
		q := Question{Kind: Made, Deal: roemTie(t, profile)}
		for lang, want := range map[i18n.Lang]string{
			i18n.Dutch:   "De spelende partij heeft 81 kaartpunten. Dat is te weinig; roem telt hiervoor niet mee.",
			i18n.English: "The makers have 81 card points. That is not enough; roem does not count for this.",
		} {
			i18n.Set(lang)
			v, err := q.Judge(t.Context(), "yes")
			if err != nil || len(v.Why) != 1 || v.Why[0].Text() != want {
				t.Errorf("%s: %v, %v, want %q", profile, v, err, want)
			}
		}
	}
}

// roemTie plays random deals until one is over in which both sides have 81 card
// points and not the same roem.
func roemTie(t *testing.T, profile string) engine.Deal {
	t.Helper()
	rules, _ := engine.ProfileByName(profile)
	r := engine.NewRandom(82)
	for range 20_000 {
		d, err := engine.StartPlay(rules, engine.South, engine.South, engine.Hearts, rules.Batches.Distribute(r.Shuffle(), engine.South))
		for turn, open := d.ToAct(); open && err == nil; turn, open = d.ToAct() {
			legal := d.Legal().Cards()
			d, _, err = d.Apply(engine.PlayBy(turn, legal[r.Below(len(legal))]))
		}
		if err != nil {
			t.Fatal(err)
		}
		if res := d.Result(); res.Verdict == engine.NatByTie && res.Roem[0] != res.Roem[1] {
			return d
		}
	}
	t.Fatal("no deal ended so")
	return engine.Deal{}
}

// Where points are compared, a tie is told as one, roem included.
func TestATieOfPointsIsTold(t *testing.T) {
	before := i18n.Current()
	t.Cleanup(func() { i18n.Set(before) })
	i18n.Set(i18n.Dutch)
	d := roemTie(t, "web-rotterdam")
	d.Rules.Nat = engine.NatCompare
	q := Question{Kind: Made, Deal: d}
	v, err := q.Judge(t.Context(), "yes")
	res := d.Result()
	want := fmt.Sprintf("De spelende partij heeft %d, de tegenpartij %d, roem meegeteld.", 81+res.Roem[0], 81+res.Roem[1])
	if err != nil || len(v.Why) != 1 || !strings.HasPrefix(v.Why[0].Text(), want) {
		t.Errorf("%v, %v, want %q", v, err, want)
	}
}
