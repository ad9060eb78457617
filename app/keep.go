package app

import (
	"log/slog"

	"klaverjas/app/store"
)

// store returns the database, opened when it is first asked for; nil if not
// even memory could be had. Only one may be open in a process.
func (g *Game) store() *store.Store {
	if g.kept != nil {
		return g.kept
	}
	dir, err := store.DefaultDir()
	if err != nil {
		slog.Error("no data folder", "error", err)
		return nil
	}
	s, notice, err := store.Open(dir)
	if err != nil {
		slog.Error("no database", "error", err)
		return nil
	}
	if notice.Cause != nil {
		slog.Warn("database", "notice", notice.Kind, "error", notice.Cause)
	}
	g.kept = s
	g.listen(s, notice)
	return s
}

// closeStore lets another instance write.
func (g *Game) closeStore() {
	if g.kept == nil {
		return
	}
	if err := g.kept.Close(); err != nil {
		slog.Error("database", "error", err)
	}
	g.kept = nil
}
