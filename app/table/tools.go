package table

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/look"
	"klaverjas/i18n"
)

// tools are the two buttons at the table's upper right.
type tools struct{ last, menu *look.Button }

func newTools(t *Table) *tools {
	return &tools{
		last: look.NewButton("last", false, t.TogglePeek),
		menu: look.NewButton("menu", false, func() { t.opt.Menu() }),
	}
}

func (b *tools) objects() []fyne.CanvasObject { return []fyne.CanvasObject{b.last, b.menu} }

func (b *tools) place(t *Table, g *geometry) {
	u := g.u
	b.last.SetLabel(i18n.T("tools.last"))
	b.menu.SetLabel(i18n.T("tools.menu"))
	b.last.PlaceAt(g.w-(margin+74+8+112)*u, margin*u, 112*u, 34*u, 14*u)
	b.menu.PlaceAt(g.w-(margin+74)*u, margin*u, 74*u, 34*u, 14*u)
	look.Show(b.last, t.lastTrick() != nil)
}
