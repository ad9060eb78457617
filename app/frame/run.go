package frame

// Run does something away from the main goroutine. Pages that read from the
// store are given one, so that a test may have everything done at once.
type Run func(do func())

// Away returns r, or what starts a goroutine if r is nil.
func (r Run) Away() Run {
	if r != nil {
		return r
	}
	return func(do func()) { go do() }
}
