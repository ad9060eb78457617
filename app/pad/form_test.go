package pad

import (
	"testing"

	"klaverjas/engine"
)

// typed plays the keys and buttons of the entry panel: a letter each.
func typed(f *Form, p *Pad, keys string) {
	rules := p.Heading().Rules
	for _, k := range keys {
		switch {
		case k >= '0' && k <= '9' && f.At == FieldMaker:
			f.SetMaker(engine.Seat(k-'1') & 3)
		case k >= '0' && k <= '9':
			f.Digit(int(k - '0'))
		case k == 'k', k == 'r', k == 'h', k == 's':
			f.SetTrump(map[rune]engine.Suit{'k': engine.Clubs, 'r': engine.Diamonds, 'h': engine.Hearts, 's': engine.Spades}[k])
		case k == 'p':
			f.NextSweep()
		case k == 'a':
			_, dealer := p.Next()
			f.SetPassed(MustChoose(&rules, dealer))
		case k == '<':
			f.Back()
		case k == '\t':
			f.Step(1)
		case k == '-':
			f.Step(-1)
		case k == 'x', k == 'y':
			f.GoPoints(engine.Side(k-'x'), &rules)
		case k == 'u', k == 'v':
			f.AddRoem(engine.Side(k-'u'), 20)
		case k == 'm', k == 'n':
			f.SetSwept(engine.Side(k - 'm'))
		}
	}
}

func TestTyping(t *testing.T) {
	for _, c := range []struct{ rules, keys, want string }{
		{"", "1h94\t20\t50", "S H 0 94 20 50"},
		{"", "2k70", "W C 1 70 0 0"},
		{"", "2k70x", "W C 0 92 0 0"},
		{"", "1h12<34\t", "S H 0 134 0 0"},
		{"", "1h94\tuuv", "S H 0 94 40 20"},
		{"", "3sp", "N S 0 0 0 0 pit"},
		{"", "3spp20", "N S 0 0 0 20 tegenpit"},
		{"", "3sppp94", "N S 0 94 0 0"},
		{"", "3s94n", "N S 0 0 0 0 tegenpit"},
		{"", "ar82", "N D 0 82 0 0"},
		{"", "1h00082", "S H 0 82 0 0"},
		{"room-amsterdam double_spades=all_points", "1s100y", "S S 1 224 0 0"},
	} {
		p := newPad(t, c.rules, 16)
		f := NewForm()
		typed(&f, p, c.keys)
		want := entryOf(t, c.want)
		if want.Sweep != NoSweep {
			want.HasPoint, want.Side = false, f.Side
		}
		if got := f.Entry(); got != want {
			t.Errorf("%q: %+v, want %+v", c.keys, got, want)
		}
	}
}

func TestARowIsTakenUpAsItWas(t *testing.T) {
	for _, text := range []string{"S H 1 94 20 50", "N S 0 0 0 20 tegenpit", "W C 0 0 0 40 pit"} {
		want := entryOf(t, text)
		if want.Sweep != NoSweep {
			want.HasPoint = false
		}
		f := FormOf(2, want)
		if c := f.Change(); c.Entry != want || c.Kind != Edit || c.Row != 2 {
			t.Errorf("%s: %+v", text, c)
		}
	}
}

// Nothing that can be typed makes a pad hold a deal that cannot have been
// played, or anything panic.
func FuzzEntry(f *testing.F) {
	f.Add("1h94\t20\t50", "", uint8(0))
	f.Add("3sp1000\t20", "gids-amsterdams", uint8(3))
	f.Add("ak161\tuuuv", "all_pass=redeal double_spades=trump_cards", uint8(2))
	f.Add("2k70xn<<4\t3\t900", "club-amsterdam", uint8(1))
	f.Fuzz(func(t *testing.T, keys, rules string, more uint8) {
		r, err := engine.ParseRules(rules)
		if err != nil || len(keys) > 60 {
			return
		}
		r.Deals = 1 + int(more)%MaxDeals
		p, err := New(Heading{Rules: r, First: engine.Seat(more & 3)})
		if err != nil {
			return
		}
		for range more%3 + 1 {
			form := NewForm()
			if more&4 != 0 && len(p.rows) > 0 {
				form = InsertForm(int(more) % len(p.rows))
			}
			typed(&form, p, keys)
			if err := p.Do(form.Change()); err != nil && codeOf(err) == "" {
				t.Fatalf("%q: refused without a reason: %v", keys, err)
			}
		}
		for i := range p.rows {
			if row := &p.rows[i]; !row.Passed {
				checkProof(t, &r, &row.Entry)
			}
		}
		checkTotal(t, p)
	})
}
