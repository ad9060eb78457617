package app

import (
	"errors"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"

	"klaverjas/app/files"
	"klaverjas/app/printing"
	"klaverjas/app/store"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// fileName returns a name with today's date.
func fileName(what, end string) string {
	return "klaverjas-" + what + "-" + time.Now().Format("2006-01-02") + end
}

// keyFolder is the key in the store of the folder that was used last.
const keyFolder = "folder"

// saveFile asks for a file to write; nothing happens if nobody chooses one.
func (g *Game) saveFile(what, name string, chosen func(path string)) {
	g.chooseFile(files.Options{Save: true, Name: name, Ends: []string{filepath.Ext(name)}, Chosen: chosen}, what)
}

// openFile asks for a file to read.
func (g *Game) openFile(what string, ends []string, chosen func(path string)) {
	g.chooseFile(files.Options{Ends: ends, Chosen: chosen}, what)
}

// chooseFile opens the page of files in the folder that was used last.
func (g *Game) chooseFile(opt files.Options, what string) {
	chosen := opt.Chosen
	opt.Title = func() string { return i18n.T("files.title." + what) }
	opt.Folder, opt.Places = g.lastFolder(), files.Places()
	opt.Focus, opt.Back, opt.Changed = g.giveKeyboard, g.closePage, g.changed
	opt.Replace = func(_ string, yes func()) { g.askAndClose("replace", yes) }
	opt.Chosen = func(path string) {
		g.keepFolder(filepath.Dir(path))
		chosen(path)
	}
	p := files.New(opt)
	g.openPage(p)
	p.Shown()
}

// keepFolder remembers the folder that was used last.
func (g *Game) keepFolder(folder string) {
	if s := g.store(); s != nil {
		if err := s.Set(keyFolder, folder); err != nil {
			slog.Info("folder not kept", "error", err)
		}
	}
}

// lastFolder returns the folder that was used last, or that of the documents.
func (g *Game) lastFolder() string {
	if s := g.store(); s != nil {
		if folder, err := s.Get(keyFolder); err == nil && folder != "" {
			if info, err := os.Stat(folder); err == nil && info.IsDir() {
				return folder
			}
		}
	}
	return files.Documents()
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
	g.saveFile("export", fileName(i18n.T("history.file"), ".txt"), func(path string) {
		inBackground(func() string {
			var n int
			err := printing.Save(path, true, func(w io.Writer) (err error) { n, err = g.kept.Export(w, ids...); return err })
			var broken *store.ReplayError
			switch {
			case errors.As(err, &broken):
				slog.Error("export", "error", err)
				return unread(len(ids))
			case err != nil:
				return notSaved("export", path, err)
			}
			saved := i18n.T("history.exported", "Count", n, "File", filepath.Base(path))
			if n < len(ids) {
				saved += " " + unread(len(ids)-n)
			}
			return saved
		}, say)
	})
}

// unread says that matches could not be read.
func unread(n int) string { return i18n.T("history.unread", "Count", n) }

// notSaved says why a file could not be written.
func notSaved(what, path string, err error) string {
	slog.Error(what, "error", err)
	return i18n.T("preview.save."+printing.SaveTrouble(err), "File", filepath.Base(path))
}

// importMatches reads the records in a file, all of them or none.
func (g *Game) importMatches(say func(string)) {
	g.openFile("import", []string{".txt"}, func(path string) {
		inBackground(func() string {
			r, err := os.Open(path)
			if err != nil {
				return failure("import", err)
			}
			defer r.Close()
			return g.importFrom(r)
		}, say)
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
	g.saveFile("backup", fileName(i18n.T("history.backup_file"), ".db"), func(path string) {
		inBackground(func() string {
			if err := g.kept.Backup(path); err != nil {
				return notSaved("backup", path, err)
			}
			return i18n.T("history.backed_up", "File", filepath.Base(path))
		}, say)
	})
}

// restore puts everything back from a backup, after a question.
func (g *Game) restore(say func(string)) {
	g.openFile("restore", []string{".db"}, func(path string) {
		g.askAndClose("restore", func() {
			g.leaveMatch()
			inBackground(func() string { return g.restoreFrom(path) }, say)
		})
	})
}

func (g *Game) restoreFrom(path string) string {
	old, err := g.kept.Restore(path)
	switch {
	case errors.Is(err, store.ErrNoBackup):
		slog.Error("restore", "error", err)
		return i18n.T("history.no_backup", "File", filepath.Base(path))
	case errors.Is(err, store.ErrReadOnly):
		return i18n.T("history.not_restored")
	case err != nil:
		return failure("restore", err)
	}
	return i18n.T("history.restored", "File", filepath.Base(old))
}
