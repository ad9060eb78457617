package settings

import (
	"fyne.io/fyne/v2"
)

// Key handles a key; it tells whether there is a use for it.
func (f *form) Key(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyEscape:
		f.close()
	case fyne.KeyPageUp:
		f.open(f.tab-1, -1)
	case fyne.KeyPageDown:
		f.open(f.tab+1, -1)
	case fyne.KeyUp:
		f.walk(-1)
	case fyne.KeyDown, fyne.KeyTab:
		f.walk(1)
	case fyne.KeyLeft:
		f.turn(-1)
	case fyne.KeyRight:
		f.turn(1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		f.press()
	default:
		return f.digit(k)
	}
	return true
}

// goTo puts the keyboard on a row.
func (f *form) goTo(row int) {
	f.endEntry()
	if f.row != row {
		f.row, f.col, f.typed = row, 0, ""
	}
}

// walk goes to the row above or below, within a list first.
func (f *form) walk(step int) {
	if r := f.current(); r != nil && r.list != nil {
		if to := r.list.at + step; to >= 0 && to < len(r.list.items) {
			r.list.set(to)
			f.Refresh()
			return
		}
	}
	n := len(f.views) + 1
	f.goTo((f.row+1+step+n)%n - 1)
	f.Refresh()
}

// current returns the row that the keyboard is on, nil for the tabs.
func (f *form) current() *row {
	if f.row < 0 || f.row >= len(f.views) {
		return nil
	}
	return &f.views[f.row].row
}

// turn changes the value of a row by a step, goes to the next button of a row,
// or to the next tab.
func (f *form) turn(step int) {
	f.typed = ""
	switch r := f.current(); {
	case r == nil:
		f.open(f.tab+step, -1)
		return
	case r.buttons != nil:
		f.col = max(0, min(f.col+step, len(r.buttons)-1))
	case r.number != nil:
		r.number.put(r.number.value + step*r.number.step)
	}
	f.Refresh()
}

// press presses a button, begins typing, or takes the next choice.
func (f *form) press() {
	switch r := f.current(); {
	case r == nil:
		f.walk(1)
		return
	case r.text != nil:
		f.beginEntry(f.views[f.row])
		return
	case r.buttons != nil:
		if f.col < len(r.buttons) {
			r.buttons[f.col].tapped()
		}
	case r.choices != nil:
		r.number.put((r.number.value + 1) % len(r.choices))
	}
	f.Refresh()
}

// digit types a number into a row that counts.
func (f *form) digit(k fyne.KeyName) bool {
	r := f.current()
	if r == nil || r.number == nil || r.choices != nil {
		return false
	}
	switch {
	case k == fyne.KeyBackspace && f.typed != "":
		f.typed = f.typed[:len(f.typed)-1]
	case len(k) == 1 && k[0] >= '0' && k[0] <= '9' && len(f.typed) < 5:
		f.typed += string(k)
	default:
		return false
	}
	if v, ok := r.number.digits(f.typed); ok {
		r.number.put(v)
	}
	f.Refresh()
	return true
}

// tapItem takes an item of the list that was clicked.
func (f *form) tapItem(i int) {
	for at, v := range f.views {
		if v.row.list != nil {
			f.goTo(at)
			v.row.list.set(i)
		}
	}
	f.Refresh()
}
