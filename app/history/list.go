package history

import (
	"log/slog"

	"fyne.io/fyne/v2"

	"klaverjas/app/frame"
	"klaverjas/app/store"
)

// chunk is how many lines are read from the store at once.
const chunk = 100

// lines is the list of matches as far as it has been looked at. It reads away
// from the main goroutine; its methods are for the main goroutine.
type lines struct {
	store  *store.Store
	filter store.Filter
	count  int
	known  map[int][]store.Match // by number of the chunk
	asked  map[int]bool
	round  int    // of the filter, so that late answers are dropped
	stale  bool   // known is of the round before, shown until there is an answer
	told   func() // there is more to show
	run    frame.Run
}

// load begins anew with a filter.
func (l *lines) load(f store.Filter) {
	l.filter, l.asked, l.stale = f, map[int]bool{}, true
	l.round++
	l.ask(0)
}

// ask has a chunk read.
func (l *lines) ask(n int) {
	if l.asked[n] || l.store == nil {
		return
	}
	l.asked[n] = true
	round, f := l.round, l.filter
	l.run(func() {
		matches, count, err := l.store.Matches(f, store.Page{Offset: n * chunk, Limit: chunk})
		fyne.Do(func() {
			if round != l.round {
				return
			}
			if err != nil {
				slog.Error("matches not read", "error", err)
				return
			}
			if l.stale {
				l.known, l.stale = map[int][]store.Match{}, false
			}
			l.known[n], l.count = matches, count
			l.told()
		})
	})
}

// at returns a match of the list, nil if it has not been read yet.
func (l *lines) at(i int) *store.Match {
	n := i / chunk
	if i%chunk < len(l.known[n]) {
		return &l.known[n][i%chunk]
	}
	l.ask(n)
	return nil
}
