package fairness

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"klaverjas/app/session/sessiontest"
	"klaverjas/app/store"
	"klaverjas/app/verify"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// twoDeals plays a sealed match to its second deal.
func twoDeals(t *testing.T) engine.Match {
	t.Helper()
	m, err := engine.NewSealedMatch(engine.DefaultRules(), 9)
	if err != nil {
		t.Fatal(err)
	}
	second := func(m *engine.Match) bool { return len(m.Deals) == 2 }
	return sessiontest.Play(t, m, sessiontest.Bots(t, 1, "rule-1"), second)
}

type shown struct {
	*Page
	played []uint64
	copied string
}

func show(t *testing.T, m *engine.Match) *shown {
	t.Helper()
	test.NewTempApp(t)
	i18n.Set(i18n.English)
	st, _, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	p := &shown{}
	p.Page = New(Options{
		Store: st, Run: func(do func()) { do() }, Back: func() {}, Changed: func() {},
		Subject: func() (Subject, bool) {
			if m == nil {
				return Subject{}, false
			}
			return Subject{Match: *m, Seats: [4]string{"", "rule-1", "rule-1", "rule-1"}}, true
		},
		Play: func(n uint64) { p.played = append(p.played, n) }, Copy: func(s string) { p.copied = s }, Paste: func() string { return " 42\n" },
	})
	w := test.NewTempWindow(t, p.Root())
	w.Resize(fyne.NewSize(1024, 640))
	return p
}

// The number of the deal being played is nowhere on the page, nor is that of
// the match; that of the deal before is.
func TestWhatIsNotOverStaysHidden(t *testing.T) {
	m := twoDeals(t)
	p := show(t, &m)
	all := p.introduction()
	for row := range m.Deals {
		for _, c := range p.dealtRow(row) {
			all += "\n" + c.Text
		}
		p.dealt.Go(row)
		all += "\n" + p.told()
	}
	digits := strings.ReplaceAll(all, " ", "")
	for i := range m.Deals {
		o, err := verify.OpeningOf(&m, &m.Deals[i])
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(all, o.Commitment().String()) {
			t.Errorf("deal %d: its fingerprint is not shown", i+1)
		}
		if shown := strings.Contains(digits, strings.ReplaceAll(Grouped(o.Seed), " ", "")); shown != (i == 0) {
			t.Errorf("deal %d: its number is shown: %v", i+1, shown)
		}
	}
}

func TestWhatCanBeDoneWithADealThatIsOver(t *testing.T) {
	m := twoDeals(t)
	p := show(t, &m)
	p.swapTest()
	if !strings.Contains(p.told(), "chose the same every time") {
		t.Errorf("the swap test says %q", p.told())
	}
	p.copy()
	o, _ := verify.OpeningOf(&m, &m.Deals[0])
	if !strings.Contains(p.copied, o.Line()) || !strings.Contains(p.copied, o.Commitment().String()) {
		t.Errorf("copied %q", p.copied)
	}
	p.playMarked()
	if len(p.played) != 1 || p.played[0] != o.Seed {
		t.Errorf("played %v", p.played)
	}
}

func TestANumberIsTypedOrPasted(t *testing.T) {
	p := show(t, nil)
	p.Open(2)
	for _, k := range []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.KeyBackspace, fyne.Key7} {
		p.Key(k)
	}
	p.field.Key(fyne.KeyReturn)
	p.field.set(p.opt.Paste())
	p.field.Key(fyne.KeyReturn)
	if len(p.played) != 2 || p.played[0] != 17 || p.played[1] != 42 {
		t.Errorf("played %v", p.played)
	}
	p.field.set("99999999999999999999")
	p.field.Key(fyne.KeyReturn)
	if len(p.played) != 2 || p.wrong() == "" {
		t.Error("a number that is too large is taken")
	}
}
