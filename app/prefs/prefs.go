// Package prefs holds the small settings behind one typed wrapper: keys,
// defaults and ranges stand here and nowhere else.
package prefs

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"
)

// Prefs reads and writes settings. A value that is damaged or out of range
// reads as its default.
type Prefs struct{ store fyne.Preferences }

// New returns the settings kept in a store.
func New(store fyne.Preferences) Prefs { return Prefs{store} }

// Choice is a setting that takes one of some named values.
type Choice[T ~string] struct {
	key     string
	Values  []T // in the order in which they are offered
	Default T
}

// Get returns the value kept.
func (c Choice[T]) Get(p Prefs) T {
	if v := T(p.store.String(c.key)); slices.Contains(c.Values, v) {
		return v
	}
	return c.Default
}

// Set keeps a value; one that is not offered is left out.
func (c Choice[T]) Set(p Prefs, v T) {
	if slices.Contains(c.Values, v) {
		p.store.SetString(c.key, string(v))
	}
}

// Switch is a setting that is on or off.
type Switch struct {
	key     string
	Default bool
}

// Get tells whether it is on.
func (s Switch) Get(p Prefs) bool { return p.store.BoolWithFallback(s.key, s.Default) }

// Set turns it on or off.
func (s Switch) Set(p Prefs, on bool) { p.store.SetBool(s.key, on) }

// Number is a setting that counts, from Min to Max.
type Number struct {
	key               string
	Min, Max, Default int
	Values            []int // those offered, nil where every one is
}

// Get returns the number kept.
func (n Number) Get(p Prefs) int {
	v := p.store.FloatWithFallback(n.key, math.NaN())
	if v != math.Trunc(v) || v < float64(n.Min) || v > float64(n.Max) {
		return n.Default
	}
	return int(v)
}

// Set keeps a number, brought into the range.
func (n Number) Set(p Prefs, v int) { p.store.SetInt(n.key, min(n.Max, max(n.Min, v))) }
