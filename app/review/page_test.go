package review

import (
	"context"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"klaverjas/assets"
	"klaverjas/bots"
	"klaverjas/bots/coach"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// deal has beginners play a deal of an open match.
func deal(t *testing.T) engine.Match {
	t.Helper()
	m, err := engine.NewMatch(engine.DefaultRules(), 5)
	if err != nil {
		t.Fatal(err)
	}
	b, _ := bots.New("random", 3)
	for {
		d := m.Deal()
		seat, open := d.ToAct()
		if !open {
			return m
		}
		var got bots.Decision
		switch d.Phase {
		case engine.Bidding:
			got, err = b.Bid(context.Background(), m.View(seat))
		case engine.Playing:
			got, err = b.Play(context.Background(), m.View(seat))
		default:
			got.Action = engine.GatherBy(seat)
		}
		if err == nil {
			m, _, err = m.Apply(got.Action)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

func judge(ctx context.Context, d *engine.Deal, w coach.Wishes) ([]coach.Decision, error) {
	c, err := coach.New(1, coach.Effort{Batches: 4, Pool: 40})
	if err != nil {
		return nil, err
	}
	return c.Judge(ctx, d, w)
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
	opt.Run = func(do func()) { do() }
	if opt.Judge == nil {
		opt.Judge = judge
	}
	return New(opt)
}

// draw draws the panel alone: the board's pictures come on goroutines, which
// the test driver does not keep apart.
func draw(p *Page) {
	p.panel.Place(p.panel.replay.Step(), "", 0, 0, 376, 510, 1)
}

func spots(p *Page) []string {
	var names []string
	for _, s := range p.Spots() {
		names = append(names, s.Name)
	}
	return names
}

func has(p *Page, name string) bool { return slices.Contains(spots(p), name) }

func TestReviewGoesFromMistakeToMistakeAndPlaysOn(t *testing.T) {
	var kept []coach.Decision
	var from *engine.Deal
	m := deal(t)
	p := open(t, Options{Match: m, Keep: func(all []coach.Decision) { kept = all }, Again: func(d engine.Deal, _ *coach.Decision) { from = &d }})
	if len(kept) == 0 || p.state.running || p.state.failed {
		t.Fatalf("%d kept; %+v", len(kept), p.state.progress)
	}
	wanted := 0
	for i := range kept {
		if kept[i].Action().Seat == Me && kept[i].Grade >= coach.Inaccuracy {
			wanted++
		}
	}
	if wanted == 0 {
		t.Fatal("a player at random makes no mistakes")
	}
	panel := p.panel
	for range wanted {
		if !has(p, "error_on") {
			t.Fatal("a mistake cannot be gone to")
		}
		panel.jump(1)
		draw(p)
		d := p.state.at(panel.step())
		if d == nil || d.Action().Seat != Me || d.Grade < coach.Inaccuracy || !strings.Contains(panel.grade.Text, "points lost") {
			t.Fatalf("no mistake of mine: %+v, %q", d, panel.grade.Text)
		}
		if panel.count() != len(d.Options) {
			t.Errorf("%d rows for %d options", panel.count(), len(d.Options))
		}
	}
	if has(p, "error_on") || !has(p, "again") {
		t.Errorf("after the last mistake there are %v", spots(p))
	}
	step := panel.step()
	p.tryAgain(step)
	if from == nil || !from.Practice || !reflect.DeepEqual(*from, func() engine.Deal { d, _ := p.state.before(step); return d }()) {
		t.Fatal("it is not played on from the mistake")
	}
	if seat, _ := from.ToAct(); seat != Me {
		t.Errorf("%s is to act there", seat)
	}
}

func TestKeptJudgementIsShownWithoutJudging(t *testing.T) {
	m := deal(t)
	all, err := judge(t.Context(), m.Deal(), coach.Wishes{})
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, Options{
		Match: m, Load: func() ([]coach.Decision, bool) { return all, true },
		Judge: func(context.Context, *engine.Deal, coach.Wishes) ([]coach.Decision, error) {
			t.Error("judged again")
			return nil, nil
		},
	})
	if len(p.state.judged) != len(all) || p.state.running {
		t.Errorf("%d of %d shown", len(p.state.judged), len(all))
	}
}

// What is stopped is neither kept nor taken for whole.
func TestStoppedJudgementIsNotKept(t *testing.T) {
	m := deal(t)
	p := open(t, Options{
		Match: m, Keep: func([]coach.Decision) { t.Error("kept") },
		Judge: func(context.Context, *engine.Deal, coach.Wishes) ([]coach.Decision, error) {
			return nil, context.Canceled
		},
	})
	if p.state.running || !p.state.failed {
		t.Errorf("%+v", p.state)
	}
}

func TestEscapeStopsAndLeaves(t *testing.T) {
	m := deal(t)
	var during context.Context
	left := false
	p := open(t, Options{
		Match: m, Back: func() { left = true },
		Judge: func(ctx context.Context, _ *engine.Deal, _ coach.Wishes) ([]coach.Decision, error) {
			during = ctx
			return nil, nil
		},
	})
	p.Key(fyne.KeyEscape)
	if !left || during.Err() == nil {
		t.Error("it goes on after Escape")
	}
}

func TestEveryStepSaysSomething(t *testing.T) {
	m := deal(t)
	p := open(t, Options{Match: m})
	for _, l := range i18n.Languages() {
		i18n.Set(l)
		for range 60 {
			p.Key(fyne.KeyRight)
			draw(p)
			for _, text := range []string{p.remark(p.panel.step()), p.panel.grade.Text} {
				if strings.ContainsAny(text, "{…") || strings.Contains(text, "<") {
					t.Errorf("step %d says %q", p.panel.step(), text)
				}
			}
		}
		p.Key(fyne.KeyHome)
	}
	i18n.Set(i18n.English)
}

func TestGraphEndsWithTheResult(t *testing.T) {
	m := deal(t)
	p := open(t, Options{Match: m})
	res := m.Deal().Result()
	for range 2 {
		c := p.graph()
		if len(c.Points) < 3 {
			t.Fatalf("%d points", len(c.Points))
		}
		if end := c.Points[len(c.Points)-1]; end.Value != float64(res.Score[0]-res.Score[1]) {
			t.Errorf("it ends at %g", end.Value)
		}
		p.panel.turnGraph()
	}
}
