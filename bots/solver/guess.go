package solver

// guess estimates a node's value.
func (s *Solver) guess(n *node) int { return n.sum }
