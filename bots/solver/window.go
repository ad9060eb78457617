package solver

// ask searches a node with a question: is it worth at least want to the
// makers? The answer is a lower bound of the value if it is at least want, an
// upper bound if not.
func (s *Solver) ask(n *node, want int) int {
	switch {
	case s.made.goal == Difference || s.lexical && want > 0:
		return s.reaches(n, want)
	case s.made.goal == Contract:
		return s.payoff(*n, want)
	case want < 1:
		return 0
	case want > 1:
		return 1
	default:
		return min(max(s.reaches(n, 1), 0), 1)
	}
}

// value returns a node's value for the goal, from a first guess.
func (s *Solver) value(n *node, guess int) int {
	switch {
	case s.made.goal == Verdict:
		return s.ask(n, 1)
	case s.made.goal == Difference || !s.lexical:
		return s.narrow(n, -far, far, guess)
	}
	if v := s.ask(n, 1); v > 0 {
		return s.narrow(n, v, far, max(guess, v+1))
	}
	return s.narrow(n, -far, 0, min(guess, n.nat))
}

// narrow closes in on a node's value by searches with a window of no width.
// Each answer moves the bound on its side; as long as one side is open the
// steps grow, then the gap is halved.
func (s *Solver) narrow(n *node, lower, upper, guess int) int {
	want, step := guess, 16
	for lower < upper {
		v := s.ask(n, want)
		if v >= want {
			lower = v
			want = min(lower+step, upper)
		} else {
			upper = v
			want = max(upper-step+1, lower+1)
		}
		step *= 2
		if lower > -far && upper < far {
			want = lower + (upper-lower+3)/4
		}
	}
	return lower
}
