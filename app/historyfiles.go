package app

import (
	"errors"
	"io"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"klaverjas/app/store"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// fileName returns a name with today's date.
func fileName(what, end string) string {
	return "klaverjas-" + what + "-" + time.Now().Format("2006-01-02") + end
}

// saveFile asks for a file to write and gives it away; nothing happens if
// nobody chooses one.
func (g *Game) saveFile(name string, chosen func(w fyne.URIWriteCloser)) {
	d := dialog.NewFileSave(func(w fyne.URIWriteCloser, err error) {
		if err == nil && w != nil {
			chosen(w)
		}
	}, g.window)
	d.SetFileName(name)
	d.Resize(g.window.Canvas().Size())
	d.Show()
}

// openFile asks for a file to read.
func (g *Game) openFile(ends []string, chosen func(r fyne.URIReadCloser)) {
	d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		if err == nil && r != nil {
			chosen(r)
		}
	}, g.window)
	d.SetFilter(storage.NewExtensionFileFilter(ends))
	d.Resize(g.window.Canvas().Size())
	d.Show()
}

// inBackground does something with the store away from the main goroutine and
// then says what became of it.
func inBackground(do func() string, say func(string)) {
	go func() {
		message := do()
		fyne.Do(func() { say(message) })
	}()
}

// exportMatches writes the records of matches to a file.
func (g *Game) exportMatches(ids []store.MatchID, say func(string)) {
	g.saveFile(fileName(i18n.T("history.file"), ".txt"), func(w fyne.URIWriteCloser) {
		inBackground(func() string {
			err := g.kept.Export(w, ids...)
			if err = errors.Join(err, w.Close()); err != nil {
				return failure("export", err)
			}
			return i18n.T("history.exported", "Count", len(ids), "File", filepath.Base(w.URI().Path()))
		}, say)
	})
}

// importMatches reads the records in a file, all of them or none.
func (g *Game) importMatches(say func(string)) {
	g.openFile([]string{".txt"}, func(r fyne.URIReadCloser) {
		inBackground(func() string { defer r.Close(); return g.importFrom(r) }, say)
	})
}

func (g *Game) importFrom(r io.Reader) string {
	done, err := g.kept.Import(r)
	var wrong *engine.ParseError
	switch {
	case errors.As(err, &wrong):
		return i18n.T("history.refused", "Why", words.Wrong(wrong))
	case err != nil:
		return failure("import", err)
	case len(done.Known) > 0:
		return i18n.T("history.imported_known", "Count", len(done.Added), "Known", len(done.Known))
	default:
		return i18n.T("history.imported_all", "Count", len(done.Added))
	}
}

// backUp writes everything to one file.
func (g *Game) backUp(say func(string)) {
	g.saveFile(fileName(i18n.T("history.backup_file"), ".db"), func(w fyne.URIWriteCloser) {
		path := w.URI().Path()
		_ = w.Close() // the store replaces the file when its own is complete
		inBackground(func() string {
			if err := g.kept.Backup(path); err != nil {
				return failure("backup", err)
			}
			return i18n.T("history.backed_up", "File", filepath.Base(path))
		}, say)
	})
}

// restore puts everything back from a backup, after a question.
func (g *Game) restore(say func(string)) {
	g.openFile([]string{".db"}, func(r fyne.URIReadCloser) {
		path := r.URI().Path()
		_ = r.Close()
		g.askAndClose("restore", func() {
			g.leaveMatch()
			inBackground(func() string {
				old, err := g.kept.Restore(path)
				if err != nil {
					return failure("restore", err)
				}
				return i18n.T("history.restored", "File", filepath.Base(old))
			}, say)
		})
	})
}
