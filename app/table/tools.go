package table

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/look"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// tools are the buttons at the table's edge: last trick and menu at the upper
// right, the tab of the folded score card under the badge, taking a card back
// and asking for a hint beside the hand's plate.
type tools struct{ last, menu, tab, back, hint *look.Button }

func newTools(t *Table) *tools {
	return &tools{
		last: look.NewButton("last", false, t.TogglePeek),
		menu: look.NewButton("menu", false, func() { t.opt.Menu() }),
		tab:  look.NewButton("sheet", false, t.ToggleSheet),
		back: look.NewButton("back", false, t.takeBack),
		hint: look.NewButton("hint", false, t.askHint),
	}
}

func (b *tools) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{b.last, b.menu, b.tab, b.back, b.hint}
}

func (b *tools) place(t *Table, g *geometry) {
	u := g.u
	b.last.SetLabel(i18n.T("tools.last"))
	b.menu.SetLabel(i18n.T("tools.menu"))
	b.back.SetLabel(i18n.T("tools.back"))
	totals := t.match.Totals()
	b.tab.SetLabel(i18n.T("tools.tab", "Us", totals[0], "Them", totals[1]))
	b.last.PlaceAt(g.w-(margin+74+8+112)*u, margin*u, 112*u, 34*u, 14*u)
	b.menu.PlaceAt(g.w-(margin+74)*u, margin*u, 74*u, 34*u, 14*u)
	b.tab.PlaceAt(margin*u, (margin+52)*u, badgeWidth*u, 34*u, 14*u)
	b.back.PlaceAt(g.cx+142*u, g.h-(edge+ownPlate+3)*u, 132*u, ownPlate*u, 14*u)
	b.hint.SetLabel(i18n.T("tools.hint"))
	b.hint.PlaceAt(g.cx-(142+132)*u, g.h-(edge+ownPlate+3)*u, 132*u, ownPlate*u, 14*u)
	look.Show(b.hint, t.opt.Hint != nil && t.set.hints && t.asking && !t.peeking)
	look.Show(b.last, t.lastTrick() != nil)
	look.Show(b.tab, g.folded)
	look.Show(b.back, t.canTakeBack() && !t.peeking)
}

// ToggleSheet shows or hides the score card where it is folded into a tab.
func (t *Table) ToggleSheet() {
	t.sheeting = !t.sheeting && newGeometry(t.size).folded
	t.render()
}

// sheetOpen tells whether the folded score card lies over the table.
func (t *Table) sheetOpen() bool { return t.sheeting && newGeometry(t.size).folded }

// canTakeBack tells whether the human's last card can be taken back: it lies
// in the trick on the table, which has not been taken away.
func (t *Table) canTakeBack() bool {
	d := t.match.Deal()
	trick := d.Trick()
	return d.Phase == engine.Playing && !t.settled && !t.gathered && trick.CardOf(engine.South).Valid()
}

// takeBack takes the human's last card back.
func (t *Table) takeBack() {
	if t.session == nil || !t.canTakeBack() {
		return
	}
	if err := t.session.TakeBack(); err != nil {
		t.refuse(err)
	}
}

// playAgain puts the settled deal on the table once more, after a question,
// for its result is lost.
func (t *Table) playAgain() {
	if t.session == nil || !t.settled {
		return
	}
	t.opt.Ask("again", func() {
		if err := t.session.PlayAgain(); err != nil {
			t.refuse(err)
		}
	})
}
