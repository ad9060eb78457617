package solver

import (
	"context"
	"sort"
	"syscall"
	"testing"
	"time"

	"klaverjas/engine"
)

// cpuTime returns the user time that this process has spent.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano())
}

func TestQuick(t *testing.T) {
	for _, prof := range []string{"club-rotterdam", "club-amsterdam"} {
		rules, _ := engine.ProfileByName(prof)
		for _, goal := range []Goal{Difference, Verdict} {
			s := New(0)
			r := engine.NewRandom(1)
			var ms []float64
			for range 300 {
				d := randomDeal(r, rules, 32)
				p, _ := At(&d)
				start := time.Now()
				s.Solve(context.Background(), &p, goal)
				ms = append(ms, float64(time.Since(start).Nanoseconds())/1e6)
			}
			sort.Float64s(ms)
			sum := 0.0
			for _, m := range ms {
				sum += m
			}
			t.Logf("%s goal %d: median %.2f p95 %.2f max %.1f mean %.2f nodes/s %.1fM nodes %.0f", prof, goal, ms[len(ms)/2], ms[len(ms)*95/100], ms[len(ms)-1], sum/float64(len(ms)), float64(s.nodes)/sum/1e3, float64(s.nodes)/300)
		}
	}
}
