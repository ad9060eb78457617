package stats

import (
	"context"
	"flag"
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"klaverjas/app/store"
	"klaverjas/bots"
	"klaverjas/engine"
)

var update = flag.Bool("update", false, "measure the levels again and write levels.txt")

// A rating by hand: 1500 and ten times the mean, ten times 1.96 times the
// standard deviation over the root of the number.
func TestRatingByHand(t *testing.T) {
	var r Rating
	for range 4 {
		for _, d := range [][2]int{{162, 100}, {50, 50}, {-20, 0}, {10, 0}} {
			r.Add(d[0], d[1])
		}
	}
	// differences 62, 0, -20, 10, four times each: mean 13, squares 4·(3844+400+100)
	if r.Deals != 16 || r.Sum != 208 || r.Squares != 17376 || r.Better != 8 || r.Equal != 4 || r.Worse != 4 {
		t.Fatalf("%+v", r)
	}
	value, shown := r.Value()
	if !shown || value != 1630 {
		t.Errorf("rating %v %v, want 1630", value, shown)
	}
	sd := math.Sqrt((17376 - 208*208/16.0) / 15)
	if got, want := r.Uncertainty(), 10*1.96*sd/4; math.Abs(got-want) > 1e-9 {
		t.Errorf("uncertainty %v, want %v", got, want)
	}
}

func TestNothingPlayedIsNoNumber(t *testing.T) {
	var r Rating
	if _, shown := r.Value(); shown || math.IsNaN(r.Average()+r.Deviation()+r.Uncertainty()) {
		t.Error("a rating of nothing")
	}
	var f Figures
	for _, w := range []Who{You, Partner, Us, Them} {
		for _, s := range []Share{f.Won(w), f.Maker(w), f.Made(w), f.Nat(w), f.Pit(w), f.Trickless(w), f.CounterPit(w), f.Tricks(w), f.Free(w, true), f.Suit(w, engine.Spades)} {
			if p, shown := s.Percent(); shown || math.IsNaN(p) {
				t.Errorf("%v of nothing", p)
			}
		}
		for _, m := range []Mean{f.Points(w), f.MakerPoints(w), f.DefenderPoints(w), f.Roem(w), f.Missed(w)} {
			if v, shown := m.Value(); shown || math.IsNaN(v) {
				t.Errorf("%v of nothing", v)
			}
		}
	}
	var h Honours
	if c := h.ChanceDealt(); c.Expected != 0 || !c.Has(0) || math.IsNaN(c.High) {
		t.Errorf("%+v", c)
	}
}

func TestPercentagesBeginAtFive(t *testing.T) {
	if _, shown := (Share{4, 4}).Percent(); shown {
		t.Error("four cases make a percentage")
	}
	if p, shown := (Share{2, 5}).Percent(); !shown || p != 40 {
		t.Error(p, shown)
	}
}

// A regular at South makes of every deal what the reference makes of it, and
// so gets the reference's rating; another gets another.
func TestReferencesAreFilledIn(t *testing.T) {
	st := openStore(t)
	rules := engine.DefaultRules()
	rules.Deals = 4
	var all []played
	for seed := range uint64(4) {
		p := playMatch(t, store.Setup{Rules: rules, Seed: seed, Sealed: seed%2 == 0, Seats: [4]string{"regular", "regular", "regular", "regular"}}, 0)
		p.setup.Seats[0] = store.Human
		other := playMatch(t, store.Setup{Rules: rules, Seed: seed + 10, Seats: [4]string{"first-legal", "regular", "regular", "regular"}}, 0)
		other.setup.Seats[0], other.setup.Player = store.Human, 2
		all = append(all, p, other)
	}
	keep(t, st, all)
	told := 0
	if err := FillReferences(context.Background(), st, Rated(0), func(done int) { told = done }); err != nil {
		t.Fatal(err)
	}
	ratings, err := LoadRatings(st)
	if err != nil {
		t.Fatal(err)
	}
	same, other := ratings[0], ratings[2]
	if told != 32 || same.Deals != 16 || same.Equal != 16 || same.Sum != 0 {
		t.Errorf("%d told; a regular against itself: %+v", told, same)
	}
	if other.Deals != 16 || other.Equal == 16 || other.Sum == 0 {
		t.Errorf("first-legal is rated %+v", other)
	}
	last, err := Last(st, 2, 5)
	if err != nil || len(last) != 5 || last[0].Match < last[4].Match {
		t.Errorf("%v %v", last, err)
	}
	hinted := last[0].DealKey
	if err := st.NoteAdvice(hinted); err != nil {
		t.Fatal(err)
	}
	ratings, err = LoadRatings(st)
	if last, _ := Last(st, 2, 1); err != nil || ratings[2].Deals != 15 || last[0].DealKey == hinted {
		t.Errorf("a deal with a hint counts: %d deals, the newest %v, %v", ratings[2].Deals, last[0].DealKey, err)
	}
}

func TestFillReferencesStops(t *testing.T) {
	st := openStore(t)
	rules := engine.DefaultRules()
	rules.Deals = 4
	keep(t, st, []played{playMatch(t, store.Setup{Rules: rules, Seats: [4]string{"", "regular", "regular", "regular"}}, 0)})
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if err := FillReferences(ctx, st, Rated(0), func(int) {}); err != context.Canceled {
		t.Errorf("ended with %v", err)
	}
}

// measure has a bot play South's cards of some deals as a person would.
func measure(t *testing.T, bot string, matches int) Rating {
	t.Helper()
	var r Rating
	three := [4]string{bot, ReferenceBot, ReferenceBot, ReferenceBot}
	four := [4]string{ReferenceBot, ReferenceBot, ReferenceBot, ReferenceBot}
	for seed := range uint64(matches) {
		rules := engine.Profiles()[int(seed)%4].Rules
		p := playMatch(t, store.Setup{Rules: rules, Seed: 1000 + seed, Sealed: true, Seats: three}, 0)
		for i := range p.match.Deals {
			if p.match.Deals[i].Phase != engine.Settled {
				continue
			}
			d, err := PlayAgain(context.Background(), &p.match, i, four)
			if err != nil {
				t.Fatal(err)
			}
			r.Add(Margin(&p.match.Deals[i]), Margin(&d))
		}
	}
	return r
}

// rated are the bots that are measured: the levels of the game, which the
// ranking names, and two that hardly play, which show what the scale is.
func rated() []string {
	names := []string{"first-legal", "random"}
	for _, l := range bots.Levels() {
		names = append(names, l.Name)
	}
	return names
}

// The levels in levels.txt are still what is measured, within what chance
// allows of a shorter measurement; -update measures them again at length.
func TestLevels(t *testing.T) {
	if *update {
		var b strings.Builder
		for _, name := range rated() {
			r := measure(t, name, 250)
			fmt.Fprintln(&b, name, r.Deals, r.Sum, r.Squares, r.Better, r.Equal, r.Worse)
		}
		if err := os.WriteFile("levels.txt", []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if testing.Short() {
		t.Skip("plays many deals")
	}
	for _, l := range Levels() {
		if _, err := bots.New(l.Bot, 0); err != nil {
			t.Errorf("%s is rated and does not exist", l.Bot)
			continue
		}
		now := measure(t, l.Bot, 4)
		was, _ := l.Value()
		is, _ := now.Value()
		if off := math.Hypot(l.Uncertainty(), now.Uncertainty()); math.Abs(is-was) > 1.5*off+1 {
			t.Errorf("%s is rated %.0f and measures %.0f: run TestLevels with -update", l.Bot, was, is)
		}
	}
}
