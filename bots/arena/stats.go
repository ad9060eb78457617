package arena

import "math"

// stats are the mean of numbers and its standard error, kept as sums. Halves
// of points add up without rounding, so the order does not matter.
type stats struct{ n, sum, squares float64 }

func (s *stats) add(x float64) {
	s.n++
	s.sum += x
	s.squares += x * x
}

// mean returns the mean, 0 of nothing.
func (s *stats) mean() float64 {
	if s.n == 0 {
		return 0
	}
	return s.sum / s.n
}

// standardError returns that of the mean, 0 of fewer than two numbers.
func (s *stats) standardError() float64 {
	if s.n < 2 {
		return 0
	}
	return math.Sqrt(max(0, s.squares-s.sum*s.sum/s.n) / (s.n - 1) / s.n)
}
