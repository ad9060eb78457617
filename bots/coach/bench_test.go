package coach

import (
	"testing"
	"time"

	"klaverjas/engine"
)

// BenchmarkJudge judges whole deals on two cores, as the review does, and says
// when the first judgement came.
func BenchmarkJudge(b *testing.B) {
	c := coach(b, Usual)
	first := time.Duration(0)
	for i := range b.N {
		d := play(b, engine.DefaultRules(), uint64(i), four("regular"))
		began, told := time.Now(), false
		_, err := c.Judge(b.Context(), &d, Wishes{Cores: 2, Told: func(Decision, Progress) {
			if !told {
				first += time.Since(began)
				told = true
			}
		}})
		if err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(first.Milliseconds())/float64(b.N), "ms-to-first")
}
