package store

import (
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"
)

// many is a folder with 100,000 deals in 6,250 matches, made once.
var many = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "klaverjas-bench")
	return dir, err
})

// manyDeals opens the store with 100,000 deals.
func manyDeals(b *testing.B) (*Store, string) {
	b.Helper()
	dir, err := many()
	must(b, err)
	s, _, err := Open(dir)
	must(b, err)
	if _, n, _ := s.Matches(Filter{}, Page{Limit: 1}); n == 0 {
		empty := size(filepath.Join(dir, File))
		fill(b, s, 6250, 16)
		s.Close()
		grown := size(filepath.Join(dir, File)) - empty
		b.Logf("100,000 deals take %d MB: %d bytes each", grown>>20, grown/100_000)
		s, _, err = Open(dir)
		must(b, err)
	}
	b.Cleanup(func() { s.Close() })
	return s, dir
}

func TestMain(m *testing.M) {
	code := m.Run()
	if dir, err := many(); err == nil {
		os.RemoveAll(dir)
	}
	os.Exit(code)
}

func BenchmarkStatistics100kDeals(b *testing.B) {
	s, _ := manyDeals(b)
	for b.Loop() {
		for _, by := range [][]By{{ByKind}, {ByProfile, ByBots}} {
			_, err := s.CountMatches(Filter{}, by...)
			must(b, err)
		}
		_, err := s.SumDeals(DealFilter{}, ByProfile, ByBots, ByTrump, ByForced)
		must(b, err)
	}
}

func BenchmarkStatisticsOfOneProfile100kDeals(b *testing.B) {
	s, _ := manyDeals(b)
	for b.Loop() {
		_, err := s.SumDeals(DealFilter{Filter: Filter{Profile: "utrecht", Kinds: []Kind{Imported}}}, ByTrump, ByForced)
		must(b, err)
	}
}

func BenchmarkHistory100kDeals(b *testing.B) {
	s, _ := manyDeals(b)
	for b.Loop() {
		_, _, err := s.Matches(Filter{Profile: "utrecht", Result: Won}, Page{Offset: 100, Limit: 50})
		must(b, err)
		_, _, err = s.Deals(DealFilter{Match: 3000}, Page{})
		must(b, err)
	}
}

func BenchmarkLastDeals100kDeals(b *testing.B) {
	s, _ := manyDeals(b)
	for b.Loop() {
		_, _, err := s.Deals(DealFilter{}, Page{Limit: 50})
		must(b, err)
	}
}

func BenchmarkOpen(b *testing.B) {
	for name, dir := range map[string]func() string{
		"empty": func() string { return b.TempDir() },
		"100kDeals": func() string {
			s, dir := manyDeals(b)
			s.Close()
			return dir
		},
	} {
		b.Run(name, func(b *testing.B) {
			dir := dir()
			for b.Loop() {
				s, _, err := Open(dir)
				must(b, err)
				_, err = s.OpenMatches()
				must(b, err)
				b.StopTimer()
				s.Close()
				b.StartTimer()
			}
		})
	}
}

func BenchmarkCheck100kDeals(b *testing.B) {
	s, _ := manyDeals(b)
	for b.Loop() {
		s.Check()
	}
}

func BenchmarkLoadMatch(b *testing.B) {
	s, _ := manyDeals(b)
	for b.Loop() {
		_, err := s.LoadMatch(3000)
		must(b, err)
	}
}

func BenchmarkAppendEvent(b *testing.B) {
	s := openIn(b, b.TempDir())
	st := setup(rules(b, "amsterdam-cafe", 16), 1)
	k, m := play(b, s, st, 0)
	c := newChooser(1)
	var longest time.Duration
	for b.Loop() {
		if m.Over() {
			k, m = play(b, s, st, 0)
		}
		a := c.next(&m)
		m, _, _ = m.Apply(a)
		began := time.Now()
		k.Applied(a, m)
		longest = max(longest, time.Since(began))
	}
	b.ReportMetric(float64(longest.Milliseconds()), "ms-longest")
}
