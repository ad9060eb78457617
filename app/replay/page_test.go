package replay

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"klaverjas/app/replay/steps"
	"klaverjas/app/session/sessiontest"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

func match(t *testing.T) engine.Match {
	t.Helper()
	rules := engine.DefaultRules()
	rules.Deals = 3
	m, err := engine.NewSealedMatch(rules, 5)
	if err != nil {
		t.Fatal(err)
	}
	return sessiontest.Play(t, m, sessiontest.Bots(t, 1, "rule-1"), nil)
}

func open(t *testing.T, opt Options) *Page {
	t.Helper()
	test.NewTempApp(t)
	i18n.Set(i18n.English)
	opt.Style = func() assets.Style { return assets.Style{Letters: assets.International} }
	if opt.Back == nil {
		opt.Back = func() {}
	}
	opt.Changed = func() {}
	p := New(opt)
	p.board.deck = nil // it draws on goroutines, which the test driver does not keep apart
	w := test.NewTempWindow(t, p.Root())
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1024, 640))
	return p
}

// The arrows go from card to card and from trick to trick; all cards not yet
// played lie open.
func TestArrowsWalkThroughTheDeal(t *testing.T) {
	p := open(t, Options{Match: match(t), Index: 1})
	if p.open() != 32 {
		t.Errorf("%d cards are open at the beginning", p.open())
	}
	for n := 1; n <= 8; n++ {
		p.Key(fyne.KeyDown)
		if s := p.replay.Step(); s.Trick != n || p.open() != 32-4*(n-1) {
			t.Fatalf("trick %d shows trick %d with %d cards", n, s.Trick, p.open())
		}
	}
	p.Key(fyne.KeyUp)
	p.Key(fyne.KeyRight)
	if s := p.replay.Step(); s.Trick < 7 {
		t.Errorf("at trick %d", s.Trick)
	}
	p.Key(fyne.KeyEnd)
	if got := sentence(p.replay); !strings.Contains(got, "We write") {
		t.Errorf("at the end it says %q", got)
	}
	p.Key(fyne.KeyHome)
	if p.open() != 32 || p.replay.At != 0 {
		t.Error("not back at the beginning")
	}
}

// open returns how many cards are to be seen.
func (p *Page) open() int { return len(p.board.root.Objects) }

func TestEveryStepIsSaid(t *testing.T) {
	for _, l := range i18n.Languages() {
		p := open(t, Options{Match: match(t)})
		i18n.Set(l)
		for range p.replay.Steps {
			if text := sentence(p.replay); text == "" || strings.Contains(text, "{{") {
				t.Errorf("step %d says %q", p.replay.At, text)
			}
			p.Key(fyne.KeyRight)
		}
	}
	i18n.Set(i18n.English)
}

func TestAnotherDealAndAgain(t *testing.T) {
	var again *engine.Deal
	p := open(t, Options{Match: match(t), Again: func(d *engine.Deal) { again = d }})
	p.other.Enter(false)
	p.other.Key(fyne.KeyReturn) // the first that is shown: the next deal
	if p.replay.Index != 1 {
		t.Fatalf("deal %d", p.replay.Index)
	}
	p.other.Key(fyne.KeyRight)
	p.other.Key(fyne.KeyReturn)
	if again == nil || again.Number != 2 && again.Number != 3 {
		t.Errorf("again %v, deal %d", again, p.replay.Index)
	}
}

func TestANoteTakesThePlaceOfTheScore(t *testing.T) {
	p := open(t, Options{Match: match(t), Notes: func(s *steps.Step) string {
		if s.Kind == steps.Played {
			return "noted"
		}
		return ""
	}})
	p.Key(fyne.KeyDown)
	if p.remark() != "noted" {
		t.Errorf("remark %q", p.remark())
	}
	p.Key(fyne.KeyEnd)
	if !strings.Contains(p.remark(), "In all") {
		t.Errorf("remark %q", p.remark())
	}
}

// A deal in which the player was told what to do says so, as it does not count
// for the rating.
func TestAHintIsNamed(t *testing.T) {
	p := open(t, Options{Match: match(t), Index: 1, Advised: func(index int) bool { return index == 1 }})
	if got := p.title(); got != "Deal 2 (with a hint)" {
		t.Errorf("the title is %q", got)
	}
	p.show(0)
	if got := p.title(); got != "Deal 1" {
		t.Errorf("the title is %q", got)
	}
}

// Where spades double, what is said of a trick, the list of tricks and the sum
// below it agree at every step; the last trick's bonus comes with the last trick.
func TestDoubledSpadesAddUp(t *testing.T) {
	for _, double := range []engine.DoubleSpades{engine.DoubleOff, engine.DoubleTrumps, engine.DoubleAll} {
		p := open(t, Options{Match: engine.Match{Deals: []engine.Deal{sessiontest.SpadesDeal(t, double)}}})
		var sum [2]int
		check := func() {
			t.Helper()
			if want := fmt.Sprintf("we have %d points and 0 roem, they have %d points", sum[0], sum[1]); !strings.Contains(p.remark(), want) {
				t.Errorf("double %d: %q, want %q", double, p.remark(), want)
			}
		}
		p.Key(fyne.KeyRight) // trump is chosen
		check()
		for i := range 8 {
			p.Key(fyne.KeyDown)
			trick := p.list[i]
			sum[trick.Winner.Side()] += trick.Points
			if want := fmt.Sprintf(": %d point", trick.Points); !strings.Contains(sentence(p.replay), want) {
				t.Errorf("double %d, trick %d: %q, want %q", double, i+1, sentence(p.replay), want)
			}
			check()
		}
		p.Key(fyne.KeyEnd)
		check()
	}
}
