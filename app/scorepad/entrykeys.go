package scorepad

import (
	"errors"

	"fyne.io/fyne/v2"

	"klaverjas/app/pad"
	"klaverjas/engine"
)

// trumpKeys are the first letters of the suits in Dutch and in English.
var trumpKeys = map[fyne.KeyName]engine.Suit{
	fyne.KeyK: engine.Clubs, fyne.KeyC: engine.Clubs,
	fyne.KeyR: engine.Diamonds, fyne.KeyD: engine.Diamonds,
	fyne.KeyH: engine.Hearts, fyne.KeyS: engine.Spades,
}

// key handles a key of the pad; it tells whether there is a use for it.
func (v *entryView) key(k fyne.KeyName) bool {
	if len(k) == 1 && k[0] >= '0' && k[0] <= '9' {
		v.does(func() { v.typeDigit(int(k[0] - '0')) })()
		return true
	}
	if suit, ok := trumpKeys[k]; ok {
		v.does(func() { v.form.SetTrump(suit) })()
		return true
	}
	if do := v.keys()[k]; do != nil {
		do()
		return true
	}
	return k == fyne.KeyEscape && v.escaped()
}

// keys returns what the keys do that are neither digits nor suits.
func (v *entryView) keys() map[fyne.KeyName]func() {
	return map[fyne.KeyName]func(){
		fyne.KeyReturn: v.enter, fyne.KeyEnter: v.enter, fyne.KeySpace: v.enter, fyne.KeyTab: v.advance,
		fyne.KeyBackspace: v.does(v.erase),
		fyne.KeyDelete:    v.deleteRow,
		fyne.KeyInsert:    v.insertRow,
		fyne.KeyI:         v.insertRow,
		fyne.KeyLeft:      v.does(func() { v.sideways(-1) }),
		fyne.KeyRight:     v.does(func() { v.sideways(1) }),
		fyne.KeyUp:        func() { v.walk(-1) },
		fyne.KeyDown:      func() { v.walk(1) },
		fyne.KeyPageUp:    func() { v.page.turnTo(-1) },
		fyne.KeyPageDown:  func() { v.page.turnTo(1) },
		fyne.KeyP:         v.does(v.nextSweep),
		fyne.KeyA:         v.everybodyPasses,
		fyne.KeyPlus:      v.does(func() { v.addRoem(20) }),
		fyne.KeyEqual:     v.does(func() { v.addRoem(20) }),
		fyne.KeyV:         v.does(func() { v.addRoem(50) }),
		fyne.KeyU:         v.undo, fyne.KeyY: v.redo,
		fyne.KeyB: v.page.openList,
		fyne.KeyN: func() { v.page.openSetup(v.page.open) },
		fyne.KeyE: v.export,
		fyne.KeyF: v.print,
	}
}

// typeDigit chooses a player by number, or types into the number.
func (v *entryView) typeDigit(d int) {
	switch {
	case v.form.At == pad.FieldMaker && d >= 1 && d <= 4:
		v.form.SetMaker(seatsInOrder[d-1])
	case v.form.At == pad.FieldTrump && d >= 1 && d <= 4:
		v.form.SetTrump(engine.Suit(d - 1))
	default:
		v.form.Digit(d)
	}
}

// seatsInOrder is the order of the players' buttons: wij above, zij beside.
var seatsInOrder = [4]engine.Seat{engine.South, engine.West, engine.North, engine.East}

// erase takes a digit away, or goes back a field where there is none.
func (v *entryView) erase() {
	before := v.form
	v.form.Back()
	before.Back()
	if v.form.At < pad.FieldPoints || v.empty() {
		v.form.Step(-1)
	}
}

// empty tells whether nothing stands in the number that is being typed.
func (v *entryView) empty() bool {
	h := v.page.open.Heading()
	switch v.form.At {
	case pad.FieldPoints:
		return v.form.Points(&h.Rules)[v.form.Side] == ""
	case pad.FieldRoem0, pad.FieldRoem1:
		return v.form.Roem()[v.form.At-pad.FieldRoem0] == ""
	default:
		return true
	}
}

// enter goes on, and at the end writes the line; on a row of the sheet it
// takes that up.
func (v *entryView) enter() {
	mark := v.page.sheet.mark
	switch {
	case mark >= 0 && v.form.Row < 0:
		v.takeUp(mark)
	case v.form.Passed() || v.form.At == pad.FieldRoem1:
		v.writeDown()
	default:
		v.advance()
	}
}

// advance goes to the next field, or from the last to the first.
func (v *entryView) advance() {
	v.does(func() {
		if !v.form.Step(1) {
			v.form.Go(pad.FieldMaker)
		}
	})()
}

// sideways chooses the next player, suit or side in a field.
func (v *entryView) sideways(by int) {
	h := v.page.open.Heading()
	switch v.form.At {
	case pad.FieldMaker:
		seat, has := v.form.Maker()
		if has {
			seat = seat.Plus(by + 4)
		}
		v.form.SetMaker(seat)
		v.form.Go(pad.FieldMaker)
	case pad.FieldTrump:
		suit, has := v.form.Trump()
		if has {
			suit = engine.Suit(int(suit)+by+4) & 3
		}
		v.form.SetTrump(suit)
		v.form.Go(pad.FieldTrump)
	case pad.FieldPoints:
		v.form.GoPoints(v.form.Side.Other(), &h.Rules)
	case pad.FieldRoem0:
		v.form.Go(pad.FieldRoem1)
	default:
		v.form.Go(pad.FieldRoem0)
	}
}

// walk moves the mark over the rows of the sheet; below the last one is the
// line being entered.
func (v *entryView) walk(by int) {
	n := len(v.page.open.Rows())
	at := v.page.sheet.mark
	if at < 0 {
		at = n
	}
	at = max(0, min(n, at+by))
	if v.form.Row >= 0 {
		v.clear()
	}
	v.page.sheet.mark = at
	if at == n {
		v.page.sheet.mark = -1
	}
	v.said = ""
	v.page.Refresh()
}

func (v *entryView) nextSweep() {
	if _, ok := v.form.Maker(); ok {
		v.form.NextSweep()
	}
}

// addRoem adds to the side whose roem is being typed, else to the makers'.
func (v *entryView) addRoem(n int) {
	side := v.form.Side
	if v.form.At >= pad.FieldRoem0 {
		side = engine.Side(v.form.At - pad.FieldRoem0)
	}
	v.form.AddRoem(side, n)
}

// escape gives up the line being entered, or the row chosen.
func (v *entryView) escape() { v.escaped() }

// escaped tells whether there was something to give up.
func (v *entryView) escaped() bool {
	if v.form.Row < 0 && v.form.Empty() && v.page.sheet.mark < 0 {
		return false
	}
	v.clear()
	v.page.Refresh()
	return true
}

// toMissing moves to the field that a refusal is about.
func (v *entryView) toMissing(err error) {
	var r *pad.Refusal
	if !errors.As(err, &r) {
		return
	}
	switch r.Code {
	case pad.NoMaker, pad.MakerForced:
		v.form.Go(pad.FieldMaker)
	case pad.NoTrump:
		v.form.Go(pad.FieldTrump)
	case pad.NoPoints, pad.OverTotal, pad.NoDivision:
		v.form.Go(pad.FieldPoints)
	case pad.NoRoem, pad.TooMuchRoem, pad.RoemNoTrick:
		v.form.Go(pad.FieldRoem0 + pad.Field(r.Side&1))
	}
}
