// Package fairness is the page on which anybody can check that the cards were
// dealt by chance and that the bots do not see what they should not.
package fairness

import (
	"context"
	"errors"
	"log/slog"

	"fyne.io/fyne/v2"

	"klaverjas/app/frame"
	"klaverjas/app/look"
	"klaverjas/app/stats"
	"klaverjas/app/store"
	"klaverjas/app/verify"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Subject is the match that the page is about.
type Subject struct {
	Match engine.Match
	Seats [4]string // the kinds of bot, "" for a person
	Over  bool      // no more deals will come, so its own number may be shown
}

// Options are what the page leaves to its owner.
type Options struct {
	Store   *store.Store
	Run     frame.Run              // nil: in goroutines
	Player  store.PlayerID         // whose deals are counted
	Subject func() (Subject, bool) // false: there is no match
	Play    func(number uint64)    // plays the deal of a number, as practice
	Copy    func(text string)      // to the clipboard
	Paste   func() string          // from the clipboard
	Back    func()
	Changed func()
}

// Page is the screen. Its methods are for the main goroutine.
type Page struct {
	*frame.Frame
	opt     Options
	subject Subject
	has     bool
	checked verify.Report

	honours stats.Honours
	swap    string // what came of the swap test
	swapped bool   // it has come to its end
	stop    func() // ends the swap test
	number  string // the digits typed

	dealt, chance  *frame.Grid
	intro, outcome *frame.Prose
	about, notes   *frame.Prose
	how, typed     *frame.Prose
	actions        *frame.Buttons
	keys           *frame.Buttons
	field          *field
}

// New returns the page with the deals of the match open. Close must be called
// when it is left.
func New(opt Options) *Page {
	p := &Page{
		opt: opt, stop: func() {}, intro: frame.NewProse(14.5), outcome: frame.NewProse(13.5),
		about: frame.NewProse(14.5), notes: frame.NewProse(14), how: frame.NewProse(15), typed: frame.NewProse(15),
	}
	p.typed.Dim = true
	p.field = newField(p)
	p.dealt = frame.NewGrid(frame.GridOptions{
		ID: "deal", Head: dealtHead, Count: func() int { return len(p.checked.Deals) }, RowAt: p.dealtRow, Height: 26,
		OnFocus: func(int, int) { p.Refresh() },
	})
	p.chance = frame.NewGrid(frame.GridOptions{
		ID: "chance", Head: chanceHead, Count: func() int { return 8 }, RowAt: p.chanceRow, Height: 26,
		OnFocus: func(int, int) { p.Foot() }, Cells: true,
	})
	p.actions = frame.NewButtons(
		frame.Choice{ID: "swap", Label: label("swap"), Tapped: p.swapTest, Hidden: func() bool { return !p.settled() }},
		frame.Choice{ID: "copy", Label: label("copy"), Tapped: p.copy, Hidden: func() bool { return !p.settled() || !p.subject.Match.Sealed }},
		frame.Choice{ID: "play", Label: label("play"), Tapped: p.playMarked, Hidden: func() bool { return !p.settled() || !p.subject.Match.Sealed }},
	)
	p.keys = frame.NewButtons(
		frame.Choice{ID: "paste", Label: label("paste"), Tapped: func() { p.field.set(opt.Paste()) }},
		frame.Choice{ID: "clear", Label: label("clear"), Tapped: func() { p.field.set("") }},
		frame.Choice{ID: "begin", Label: label("begin"), Tapped: p.playTyped, Hidden: func() bool { _, ok := ParseNumber(p.number); return !ok }},
	)
	p.Frame = frame.New(frame.Options{
		Name: "fairness", Title: func() string { return i18n.T("fair.title") }, Body: p.body, Foot: p.foot, Changed: opt.Changed,
		Back: func() { p.Close(); opt.Back() },
		Tabs: []frame.Tab{{ID: "dealt", Label: label("tab.dealt")}, {ID: "chance", Label: label("tab.chance")}, {ID: "number", Label: label("tab.number")}},
	})
	p.take()
	p.Frame.Rebuild()
	p.count()
	return p
}

func label(id string) func() string { return func() string { return i18n.T("fair." + id) } }

// Close ends what goes on in the background.
func (p *Page) Close() { p.stop() }

// take takes the match, with the mark on its last deal.
func (p *Page) take() {
	p.subject, p.has = p.opt.Subject()
	if p.has {
		p.checked = verify.Match(p.subject.Match)
		last := len(p.checked.Deals) - 1
		if last > 0 && !over(&p.checked.Deals[last].Deal) {
			last--
		}
		p.dealt.Go(last)
	}
}

// count counts what was dealt in all.
func (p *Page) count() {
	p.opt.Run.Away()(func() {
		h, err := stats.LoadHonours(p.opt.Store, p.opt.Player)
		if err != nil {
			slog.Error("deals not counted", "error", err)
		}
		fyne.Do(func() {
			p.honours = h
			p.Refresh()
		})
	})
}

// over tells whether a deal is over, so that all about it may be shown.
func over(d *engine.Deal) bool { return d.Phase == engine.Settled || d.Phase == engine.PassedOut }

// marked returns the deal that the keyboard is on.
func (p *Page) marked() *verify.Checked {
	row, _ := p.dealt.At()
	if !p.has || row >= len(p.checked.Deals) {
		return nil
	}
	return &p.checked.Deals[row]
}

// settled tells whether the deal marked is over.
func (p *Page) settled() bool {
	c := p.marked()
	return c != nil && over(&c.Deal)
}

// swapTest asks the bots again with other hidden cards, away from the main
// goroutine.
func (p *Page) swapTest() {
	p.stop()
	ctx, stop := context.WithCancel(context.Background())
	p.stop = stop
	row, _ := p.dealt.At()
	m, seats := p.subject.Match, p.subject.Seats
	p.swap, p.swapped = i18n.T("fair.swap.busy"), false
	p.Refresh()
	p.opt.Run.Away()(func() {
		got, err := verify.SwapTest(ctx, &m, row, seats)
		fyne.Do(func() {
			if errors.Is(err, context.Canceled) || ctx.Err() != nil {
				return
			}
			p.swap, p.swapped = swapText(m.Deals[row].Number, got, err), true
			p.Refresh()
		})
	})
}

func swapText(number int, got verify.Swap, err error) string {
	switch {
	case err != nil:
		slog.Error("swap test", "error", err)
		return i18n.T("fair.swap.failed")
	case got.Tries == 0:
		return i18n.T("fair.swap.none", "Number", number)
	case len(got.Differ) > 0:
		return i18n.T("fair.swap.differ", "Number", number, "Decisions", got.Decisions, "Tries", got.Tries, "N", len(got.Differ))
	default:
		return i18n.T("fair.swap.same", "Number", number, "Decisions", got.Decisions, "Tries", got.Tries)
	}
}

// copy puts what was fixed before the deal, and what it was made of, on the
// clipboard.
func (p *Page) copy() {
	if c := p.marked(); c != nil {
		p.opt.Copy(c.Opening.Line() + "\nsha256 " + c.Opening.Commitment().String() + "\n")
		p.swap = i18n.T("fair.copied")
		p.Refresh()
	}
}

func (p *Page) playMarked() {
	if c := p.marked(); c != nil {
		p.opt.Play(c.Opening.Seed)
	}
}

func (p *Page) playTyped() {
	if n, ok := ParseNumber(p.number); ok {
		p.opt.Play(n)
	}
}

// foot says what the page is for, or the numbers behind the cell marked.
func (p *Page) foot() string {
	if p.Tab() == 1 {
		if text := p.chance.Detail(); text != "" {
			return text
		}
	}
	return i18n.T("fair.foot." + []string{"dealt", "chance", "number"}[p.Tab()])
}

func (p *Page) body(tab int) frame.Body {
	switch tab {
	case 1:
		return p.chanceBody()
	case 2:
		return p.numberBody()
	default:
		return p.dealtBody()
	}
}

// Spots returns what can be clicked, and a spot without size once the swap
// test has come to its end.
func (p *Page) Spots() []look.Spot {
	spots := p.Frame.Spots()
	if p.swapped {
		spots = append(spots, look.Spot{Name: "swap.done"})
	}
	return spots
}
