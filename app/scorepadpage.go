package app

import (
	"io"
	"log/slog"

	"fyne.io/fyne/v2"

	"klaverjas/app/files"
	"klaverjas/app/printing"
	"klaverjas/app/scorepad"
	"klaverjas/engine"
)

// openScorepad shows the score pad, for games played with real cards.
func (g *Game) openScorepad() {
	if top := g.pages.top(); top != nil && top.Name() == "scorepad" {
		return
	}
	opt := scorepad.Options{
		Rules: g.padRules(), Changed: g.changed, Close: g.closePage, Focus: g.giveKeyboard, Export: g.exportTable,
		Print: g.openPadPaper,
	}
	if s := g.store(); s != nil {
		opt.Keeper = s
	}
	p := scorepad.New(opt)
	g.openPage(p)
	p.Shown()
	g.padShortcuts(p)
}

// padShortcuts has Ctrl+Z and Ctrl+Y step through the changes of the pad
// while it is what is seen.
func (g *Game) padShortcuts(p *scorepad.Page) {
	seen := func(do func()) func(fyne.Shortcut) {
		return func(fyne.Shortcut) {
			if g.pages.top() == page(p) && !g.overlay.IsOpen() {
				do()
			}
		}
	}
	g.window.Canvas().AddShortcut(&fyne.ShortcutUndo{}, seen(p.Undo))
	g.window.Canvas().AddShortcut(&fyne.ShortcutRedo{}, seen(p.Redo))
}

// padRules returns the rules of a first pad: those of the match on the table,
// or the default ones.
func (g *Game) padRules() engine.Rules {
	if s := g.table.Session(); s != nil {
		m := s.Match()
		return m.Rules
	}
	return engine.DefaultRules()
}

// exportTable asks where a table is to be and writes it there.
func (g *Game) exportTable(name string, write func(io.Writer) error, say func(path string, err error)) {
	g.saveFile("table", files.Name(name)+".csv", func(path string) {
		go func() {
			err := printing.Save(path, true, write)
			if err != nil {
				slog.Error("table not written", "error", err)
			}
			fyne.Do(func() { say(path, err) })
		}()
	})
}
