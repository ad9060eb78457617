package engine

import (
	"strings"
	"testing"
)

// playOut plays a match by random legal actions, calling visit before each.
func playOut(m Match, r *Random, visit func(Match)) Match {
	for !m.Over() {
		visit(m)
		d := m.Deal()
		turn, open := d.ToAct()
		a := Action{Kind: NextDeal, Card: NoCard}
		if open {
			a = randomAction(d, turn, r)
		}
		next, _, err := m.Apply(a)
		if err != nil {
			panic(err)
		}
		m = next
	}
	visit(m)
	return m
}

// randomAction returns a legal action of the seat to act.
func randomAction(d *Deal, turn Seat, r *Random) Action {
	if d.CanClaim(turn) && d.RoemOf(d.TrickCount-1).Total() > 0 && r.Below(2) == 0 {
		return ClaimBy(turn)
	}
	switch d.Phase {
	case Bidding:
		choice := d.Choices(d.Hands[turn])
		if choice.MayPass && (choice.Suits == [4]bool{} || r.Below(3) > 0) {
			return PassBy(turn)
		}
		for {
			if s := Suit(r.Below(4)); choice.Suits[s] {
				return ChooseBy(turn, s)
			}
		}
	case LastClaim:
		return GatherBy(turn)
	default:
		cards := d.Legal().Cards()
		return PlayBy(turn, cards[r.Below(len(cards))])
	}
}

// textRules returns rules of every kind, redeals among them.
func textRules(t testing.TB) []Rules {
	var all []Rules
	for _, p := range Profiles() {
		r := p.Rules
		r.Deals = 4
		all = append(all, r)
	}
	redeal, err := ParseRules("web-rotterdam round2=free all_pass=redeal first_lead=maker deals=3")
	if err != nil {
		t.Fatal(err)
	}
	return append(all, redeal)
}

func TestTextRoundTrips(t *testing.T) {
	for i, rules := range textRules(t) {
		m, err := NewMatch(rules, uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		playOut(m, NewRandom(uint64(i)), func(m Match) {
			line := m.Deal().String()
			if d, err := ParseDeal(line); err != nil || d != *m.Deal() {
				t.Fatalf("%s\n%v", line, err)
			}
			text := Record{m, []Tag{{"South", "Jan \"J\""}}}.String()
			r, err := ParseRecord(text)
			if err != nil || r.String() != text {
				t.Fatalf("%v\n%s", err, text)
			}
		})
	}
}

func TestRecordsAreReadOneByOne(t *testing.T) {
	m, _ := NewMatch(DefaultRules(), 3)
	text := Record{Match: m}.String() + "\n" + Record{Match: m}.String()
	if r, err := ParseRecords(text); err != nil || len(r) != 2 {
		t.Fatal(len(r), err)
	}
	if _, err := ParseRecord(text); err == nil {
		t.Fatal("two records read as one")
	}
}

func TestRecordErrorsNameTheirPlace(t *testing.T) {
	rules := DefaultRules()
	rules.Deals = 1
	m, _ := NewMatch(rules, 3)
	m = playOut(m, NewRandom(3), func(Match) {})
	text := Record{Match: m}.String()
	for _, c := range []struct {
		name, old, new string
		line           int
	}{
		{"nonsense card", "trick 3  ", "trick 3  Q", 13},
		{"unknown version", `"1"`, `"9"`, 1},
		{"other cards than the seed's", "hand S ", "hand S C", 6},
		{"missing trick", "trick 2", "trick 7", 12},
		{"wrong score", "score ", "score 1", 19},
		{"rules that do not exist", "amsterdam-cafe", "amsterdam-bar", 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := ParseRecord(strings.Replace(text, c.old, c.new, 1))
			if p, ok := err.(*ParseError); !ok || p.Line != c.line {
				t.Errorf("%v, want line %d\n%s", err, c.line, text)
			}
		})
	}
}

func FuzzParseRecord(f *testing.F) {
	rules := DefaultRules()
	rules.Deals = 2
	m, _ := NewMatch(rules, 3)
	playOut(m, NewRandom(5), func(m Match) {
		f.Add(Record{m, []Tag{{"Date", "2026-11-30"}}}.String())
		m.Deal().Practice = true
		f.Add(Record{m, nil}.String())
	})
	f.Fuzz(func(t *testing.T, text string) {
		r, err := ParseRecord(text)
		if err != nil {
			return
		}
		again, err := ParseRecord(r.String())
		if err != nil || again.String() != r.String() {
			t.Fatalf("%v\n%s", err, r)
		}
	})
}

func FuzzParseDeal(f *testing.F) {
	m, _ := NewMatch(DefaultRules(), 3)
	playOut(m, NewRandom(5), func(m Match) {
		f.Add(m.Deal().String())
		m.Deal().Practice = true
		f.Add(m.Deal().String())
	})
	f.Fuzz(func(t *testing.T, text string) {
		d, err := ParseDeal(text)
		if err != nil {
			return
		}
		if again, err := ParseDeal(d.String()); err != nil || again != d {
			t.Fatalf("%v\n%s", err, d)
		}
	})
}

func FuzzParseRules(f *testing.F) {
	for _, p := range Profiles() {
		f.Add(p.Rules.String())
	}
	f.Add("utrecht claim=automatic deals=12")
	f.Fuzz(func(t *testing.T, text string) {
		r, err := ParseRules(text)
		if err != nil {
			return
		}
		if again, err := ParseRules(r.String()); err != nil || again != r {
			t.Fatalf("%v\n%s", err, r)
		}
	})
}
