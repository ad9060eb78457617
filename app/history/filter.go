package history

import (
	"slices"
	"time"

	"klaverjas/app/store"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// filter is what the list is narrowed down to, each part one of a few choices
// that a button goes through.
type filter struct {
	profile int // 0: any; else of profiles, from 1
	when    int // in spans
	result  int // store.ResultFilter
	kind    int // in kinds

	profiles []string // names of those that were played
}

// played returns the names of the profiles of which there are matches, in the
// order in which they are offered.
func played(s *store.Store) ([]string, error) {
	groups, err := s.CountMatches(store.Filter{Kinds: allKinds, States: allStates}, store.ByProfile)
	var names []string
	for _, p := range engine.Profiles() {
		if slices.ContainsFunc(groups, func(g store.MatchGroup) bool { return g.Keys[0] == p.Name }) {
			names = append(names, p.Name)
		}
	}
	return names, err
}

// spans are how far back the list goes, in days; 0 is for ever.
var spans = []int{0, 1, 7, 31, 366}

// kinds are the kinds of match shown.
var kinds = []struct {
	id     string
	kinds  []store.Kind
	states []store.State
}{
	{"all", allKinds, allStates},
	{"ordinary", []store.Kind{store.Ordinary}, []store.State{store.Running, store.Finished}},
	{"open", []store.Kind{store.Ordinary, store.Practice}, []store.State{store.Running}},
	{"practice", []store.Kind{store.Practice}, allStates},
	{"imported", []store.Kind{store.Imported}, allStates},
	{"abandoned", []store.Kind{store.Ordinary}, []store.State{store.Abandoned}},
}

var (
	allKinds  = []store.Kind{store.Ordinary, store.Practice, store.Imported}
	allStates = []store.State{store.Running, store.Finished, store.Abandoned}
)

// of returns the filter for the store, as seen at a moment.
func (f *filter) of(now time.Time) store.Filter {
	out := store.Filter{Kinds: kinds[f.kind].kinds, States: kinds[f.kind].states, Result: store.ResultFilter(f.result)}
	if f.profile > 0 {
		out.Profile = f.profiles[f.profile-1]
	}
	if days := spans[f.when]; days > 0 {
		y, m, d := now.Date()
		out.From = time.Date(y, m, d, 0, 0, 0, 0, now.Location()).AddDate(0, 0, 1-days)
	}
	return out
}

// part is one part of the filter: where it is kept, how many choices it has,
// and what it says.
type part struct {
	id    string
	value *int
	count func() int
	label func() string
}

func (f *filter) parts() []part {
	return []part{
		{"profile", &f.profile, func() int { return len(f.profiles) + 1 }, f.profileLabel},
		{"when", &f.when, func() int { return len(spans) }, func() string {
			return i18n.T("history.when." + []string{"ever", "today", "week", "month", "year"}[f.when])
		}},
		{"result", &f.result, func() int { return 4 }, func() string {
			return i18n.T("history.result." + []string{"any", "won", "lost", "tied"}[f.result])
		}},
		{"kind", &f.kind, func() int { return len(kinds) }, func() string { return i18n.T("history.kind." + kinds[f.kind].id) }},
	}
}

func (f *filter) profileLabel() string {
	if f.profile == 0 {
		return i18n.T("history.profile.any")
	}
	title, _ := words.Profile(f.profiles[f.profile-1])
	return title
}

// any tells whether the list is narrowed down at all.
func (f *filter) any() bool { return f.profile|f.when|f.result|f.kind != 0 }
