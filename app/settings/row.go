package settings

import (
	"slices"
	"strconv"

	"klaverjas/app/picker"
)

// row is one setting: its name, a line of explanation, and one of the ways to
// give it a value.
type row struct {
	id, label, line string

	choices []choice // take one of them
	number  *number  // count
	text    *text    // type
	buttons []button // press
	list    *list    // take one of many, each with a line of its own
}

// choice is a value and its name.
type choice struct{ id, label string }

// number is a value that is counted in steps from lo to hi.
type number struct {
	value, lo, hi, step int
	say                 func(int) string
	set                 func(int)
}

// text is a value that is typed.
type text struct {
	value string // as typed; may be empty
	shown string // as it stands when nobody types
	label string // of the button that begins typing
	set   func(string)
}

// button is an action.
type button struct {
	id, label string
	tapped    func()
}

// list is items of which one is chosen.
type list struct {
	items []picker.Item
	at    int
	set   func(int)
}

// chooser makes a row of choices out of a setting's values.
func chooser[T ~string](id, label, line string, values []T, value T, say func(T) string, set func(T)) row {
	r := row{id: id, label: label, line: line}
	for _, v := range values {
		r.choices = append(r.choices, choice{id: string(v), label: say(v)})
	}
	return r.chosen(string(value), func(v string) { set(T(v)) })
}

// chosen returns the row with its value and what to do with another.
func (r row) chosen(value string, set func(string)) row {
	at := slices.IndexFunc(r.choices, func(c choice) bool { return c.id == value })
	r.number = &number{value: at, hi: len(r.choices) - 1, step: 1, set: func(i int) { set(r.choices[i].id) }}
	return r
}

// put sets a number if it is within its range and differs.
func (n *number) put(v int) {
	if v = min(n.hi, max(n.lo, v)); v != n.value {
		n.set(v)
	}
}

// digits returns the number typed, if it is one that can be.
func (n *number) digits(typed string) (int, bool) {
	v, err := strconv.Atoi(typed)
	return v, err == nil && v >= n.lo && v <= n.hi
}
