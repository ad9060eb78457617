package coach

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"klaverjas/bots/solver"
	"klaverjas/engine"
)

// fixture is a line of a file in testdata.
type fixture struct {
	what string
	m    moment
}

func fixtures(t *testing.T, name string) []fixture {
	t.Helper()
	f, err := os.Open(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var all []fixture
	for lines := bufio.NewScanner(f); lines.Scan(); {
		line := lines.Text()
		if strings.HasPrefix(line, "#") || line == "" {
			continue
		}
		one, err := readFixture(line)
		if err != nil {
			t.Fatalf("%s: %q: %v", name, line, err)
		}
		all = append(all, one)
	}
	return all
}

// readFixture reads a line. What the others hold is of no account as long as
// what they played was legal; it is dealt at random until it was.
func readFixture(line string) (fixture, error) {
	parts := strings.Split(line, "|")
	if len(parts) != 5 {
		return fixture{}, fmt.Errorf("%d parts", len(parts))
	}
	for i := range parts {
		parts[i] = strings.TrimSpace(parts[i])
	}
	var err error
	for seed := range uint64(20000) {
		var m moment
		if m, err = positionOf(parts, engine.NewRandom(seed)); err == nil {
			return fixture{parts[0], m}, nil
		}
	}
	return fixture{}, err
}

// positionOf deals the cards that are not told and plays those that are.
func positionOf(parts []string, r *engine.Random) (moment, error) {
	words := strings.Fields(parts[1])
	told := strings.Fields(parts[2])
	me, err := engine.ParseSeat(told[0])
	if err != nil {
		return moment{}, err
	}
	bid := words[0] == "dealer"
	first, _ := engine.ParseSeat(words[1])
	dealer := first
	if !bid {
		dealer = first.Plus(3)
	}
	var hands [4]engine.Set
	for _, c := range cards(told[1:]) {
		hands[me] = hands[me].With(c)
	}
	played := cards(strings.Fields(parts[3]))
	if !bid {
		trump, _ := engine.ParseSuit(words[5])
		give(&hands, played, first, trump)
	}
	dealRest(&hands, r)
	m := moment{action: engine.PassBy(me)}
	if bid {
		proposed, _ := engine.ParseSuit(words[3])
		m.deal, err = engine.NewDeal(engine.DefaultRules(), dealer, proposed, hands)
		if s, e := engine.ParseSuit(parts[4]); e == nil {
			m.action = engine.ChooseBy(me, s)
		}
		return m, err
	}
	maker, _ := engine.ParseSeat(words[3])
	trump, _ := engine.ParseSuit(words[5])
	m.deal, err = engine.StartPlay(engine.DefaultRules(), dealer, maker, trump, hands)
	for _, c := range played {
		if err != nil {
			return m, err
		}
		seat, _ := m.deal.ToAct()
		m.deal, _, err = m.deal.Apply(engine.PlayBy(seat, c))
	}
	if err != nil {
		return m, err
	}
	m.action = engine.PlayBy(me, cards([]string{parts[4]})[0])
	_, _, err = m.deal.Apply(m.action)
	return m, err
}

func cards(words []string) []engine.Card {
	var all []engine.Card
	for _, w := range words {
		c, err := engine.ParseCard(w)
		if err != nil {
			panic(err)
		}
		all = append(all, c)
	}
	return all
}

// give puts cards that were played into the hands that played them.
func give(hands *[4]engine.Set, played []engine.Card, leader engine.Seat, trump engine.Suit) {
	trick := engine.NewTrick(leader)
	for _, c := range played {
		seat := trick.ToPlay()
		hands[seat] = hands[seat].With(c)
		if trick.Add(c); trick.Full() {
			trick = engine.NewTrick(trick.Winner(trump))
		}
	}
}

// dealRest fills the hands up with the other cards at random.
func dealRest(hands *[4]engine.Set, r *engine.Random) {
	rest := (engine.FullDeck &^ hands[0] &^ hands[1] &^ hands[2] &^ hands[3]).Cards()
	for i := len(rest) - 1; i > 0; i-- {
		j := r.Below(i + 1)
		rest[i], rest[j] = rest[j], rest[i]
	}
	for s := range hands {
		for hands[s].Len() < 8 && len(rest) > 0 {
			hands[s] = hands[s].With(rest[0])
			rest = rest[1:]
		}
	}
}

func graded(t *testing.T, m *moment) Decision {
	t.Helper()
	j := judging{coach: coach(t, Usual), auction: &auction{worth: map[leaf]int{}}}
	v := m.deal.View(m.action.Seat)
	tried, err := j.coach.try(t.Context(), &v, solver.New(0))
	if err != nil {
		t.Fatal(err)
	}
	d := Decision{Options: tried.options(), Known: tried.known}
	for i := range tried.actions {
		if tried.actions[i] == m.action {
			d.Loss, d.Sure = tried.loss(i)
		}
	}
	d.Grade = gradeOf(d.Sure)
	return d
}

func TestMistakesAreFound(t *testing.T) {
	checkGrades(t, "mistakes.txt", func(g Grade) bool { return g >= Inaccuracy })
}

func TestSoundCardsAreNotBlamed(t *testing.T) {
	played := 0
	for _, f := range fixtures(t, "sound.txt") {
		if f.m.action.Kind == engine.Play {
			played++
		}
	}
	if played < 20 {
		t.Errorf("only %d cards, the others are bids", played)
	}
	checkGrades(t, "sound.txt", func(g Grade) bool { return g < Inaccuracy })
}

// checkGrades grades what stands in a file of at least twenty decisions.
func checkGrades(t *testing.T, file string, right func(Grade) bool) {
	t.Helper()
	all := fixtures(t, file)
	if len(all) < 20 {
		t.Errorf("only %d in %s", len(all), file)
	}
	for _, f := range all {
		d := graded(t, &f.m)
		t.Logf("%-11s lost %5.1f, surely %5.1f: %s", d.Grade, d.Loss, d.Sure, f.what)
		if !right(d.Grade) {
			t.Errorf("%s is graded %s; %s", f.what, d.Grade, show(&d))
		}
	}
}

// show lists the options of a decision.
func show(d *Decision) string {
	var b strings.Builder
	for _, o := range d.Options {
		fmt.Fprintf(&b, "%s %.1f (−%.1f ± %.1f)  ", o.Action, o.Expected, o.Behind, o.Error)
	}
	return b.String()
}
