package pad

import (
	"strconv"

	"klaverjas/engine"
)

// Field is a field of the line being entered.
type Field uint8

// The fields in the order in which they are filled in.
const (
	FieldMaker Field = iota
	FieldTrump
	FieldPoints // of the side that Form.Side names
	FieldRoem0
	FieldRoem1
	fieldCount
)

// maxDigits is how long a number can get while it is typed.
const maxDigits = 4

// Form is the line being entered, field by field, as it is typed.
type Form struct {
	At     Field       // the field that what is typed goes to
	Row    int         // the row being written anew, from 0; -1 for a new deal
	Side   engine.Side // whose points are typed
	Insert bool        // the line goes before Row, which stays
	Forced bool        // everybody passed, so that the maker had to play

	maker  engine.Seat
	trump  engine.Suit
	has    [2]bool // maker, trump
	passed bool
	swept  engine.Side // noSide if neither took all tricks
	points string
	roem   [2]string
	fresh  bool // the next digit begins the number anew
}

// NewForm returns an empty line for a new deal.
func NewForm() Form { return Form{Row: -1, swept: noSide} }

// InsertForm returns an empty line for a deal before a row.
func InsertForm(row int) Form { return Form{Row: row, Insert: true, swept: noSide} }

// FormOf returns the line of a row to be written anew.
func FormOf(row int, e Entry) Form {
	f := Form{
		Row: row, At: FieldPoints, Side: e.Side, maker: e.Maker, trump: e.Trump, passed: e.Passed,
		has: [2]bool{e.HasMaker, e.HasTrump}, swept: noSide, fresh: true,
	}
	if side, swept := e.Swept(); swept {
		f.swept = side
	}
	if e.HasPoint {
		f.points = strconv.Itoa(e.Points)
	}
	for side, n := range e.Roem {
		if n != 0 {
			f.roem[side] = strconv.Itoa(n)
		}
	}
	return f
}

// Maker returns who chose trump, if that has been entered.
func (f *Form) Maker() (engine.Seat, bool) { return f.maker, f.has[0] }

// Trump returns the trump suit, if it has been entered.
func (f *Form) Trump() (engine.Suit, bool) { return f.trump, f.has[1] }

// Passed tells whether everybody passed.
func (f *Form) Passed() bool { return f.passed }

// Swept returns the side that took all tricks, if one did.
func (f *Form) Swept() (engine.Side, bool) { return f.swept, f.swept != noSide }

// Empty tells whether nothing has been entered yet.
func (f *Form) Empty() bool {
	return !f.has[1] && !f.passed && f.points == "" && f.roem == [2]string{} && f.swept == noSide
}

// SetMaker enters who chose trump and goes on to the trump suit. The points
// typed are those of the maker's side until another is chosen.
func (f *Form) SetMaker(s engine.Seat) {
	f.maker, f.has[0], f.passed, f.Forced = s&3, true, false, false
	if f.points == "" {
		f.Side = f.maker.Side()
	}
	if f.At == FieldMaker {
		f.Go(FieldTrump)
	}
}

// SetTrump enters the trump suit and goes on to the points.
func (f *Form) SetTrump(s engine.Suit) {
	f.trump, f.has[1], f.passed = s&3, true, false
	if f.At == FieldTrump || f.At == FieldMaker && f.has[0] {
		f.Go(FieldPoints)
	}
}

// SetPassed enters that everybody passed: by the rules somebody then has to
// play, who becomes the maker, or the deal is dealt again.
func (f *Form) SetPassed(must engine.Seat, someone bool) {
	if someone {
		f.SetMaker(must)
		f.Forced = true
		f.Go(FieldTrump)
		return
	}
	f.passed = !f.passed
}

// SetSwept enters that a side took all tricks, or takes that back.
func (f *Form) SetSwept(side engine.Side) {
	if f.swept == side {
		f.swept = noSide
		f.Go(FieldPoints)
		return
	}
	f.swept, f.passed = side, false
	f.roem[side.Other()] = ""
	f.Go(FieldRoem0 + Field(side))
}

// NextSweep goes from no pit to the makers' and the defenders' and back.
func (f *Form) NextSweep() {
	makers := f.maker.Side()
	switch f.swept {
	case noSide:
		f.SetSwept(makers)
	case makers:
		f.SetSwept(makers.Other())
	default:
		f.SetSwept(f.swept)
	}
}

// Go moves to a field.
func (f *Form) Go(to Field) { f.At, f.fresh = to, true }

// GoPoints moves to the points of a side. What stands there is kept until
// something is typed.
func (f *Form) GoPoints(side engine.Side, rules *engine.Rules) {
	boxes := f.Points(rules)
	f.Side, f.points, f.swept = side&1, boxes[side&1], noSide
	f.Go(FieldPoints)
}

// Step moves to the next or the previous field and tells whether there was one.
func (f *Form) Step(by int) bool {
	to := int(f.At) + by
	if to < 0 || to >= int(fieldCount) {
		return false
	}
	f.Go(Field(to))
	return true
}

// number returns the field that digits go to, nil where they have no place.
func (f *Form) number() *string {
	switch f.At {
	case FieldPoints:
		return &f.points
	case FieldRoem0:
		return &f.roem[0]
	case FieldRoem1:
		return &f.roem[1]
	default:
		return nil
	}
}

// Digit types a digit into the field.
func (f *Form) Digit(d int) {
	text := f.number()
	if text == nil || d < 0 || d > 9 {
		return
	}
	if f.fresh {
		*text = ""
	}
	if f.At == FieldPoints {
		f.swept = noSide
	}
	f.fresh, f.passed = false, false
	if *text == "0" {
		*text = ""
	}
	if len(*text) < maxDigits {
		*text += strconv.Itoa(d)
	}
}

// Back takes the last digit away.
func (f *Form) Back() {
	f.fresh = false
	if text := f.number(); text != nil && *text != "" {
		*text = (*text)[:len(*text)-1]
	}
}

// AddRoem adds so much roem to a side.
func (f *Form) AddRoem(side engine.Side, n int) {
	sum := roemOf(f.roem[side&1]) + n
	if sum >= 0 && len(strconv.Itoa(sum)) <= maxDigits {
		f.roem[side&1] = strconv.Itoa(sum)
	}
	f.passed = false
	f.At, f.fresh = FieldRoem0+Field(side&1), true
}

func roemOf(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0
	}
	return n
}

// Points returns what stands in the points boxes: as typed, and what follows
// from it for the other side once trump is known.
func (f *Form) Points(rules *engine.Rules) [2]string {
	var boxes [2]string
	total := strconv.Itoa(rules.Total(f.trump))
	if f.swept != noSide {
		boxes[f.swept], boxes[f.swept.Other()] = total, "0"
		return boxes
	}
	boxes[f.Side] = f.points
	if n, err := strconv.Atoi(f.points); err == nil && f.has[1] && n <= rules.Total(f.trump) {
		boxes[f.Side.Other()] = strconv.Itoa(rules.Total(f.trump) - n)
	}
	return boxes
}

// Roem returns what stands in the roem boxes.
func (f *Form) Roem() [2]string { return f.roem }

// Entry returns what has been entered.
func (f *Form) Entry() Entry {
	if f.passed {
		return Entry{Passed: true}
	}
	e := Entry{
		HasMaker: f.has[0], Maker: f.maker, HasTrump: f.has[1], Trump: f.trump, Side: f.Side,
		Roem: [2]int{roemOf(f.roem[0]), roemOf(f.roem[1])},
	}
	if n, err := strconv.Atoi(f.points); err == nil {
		e.HasPoint, e.Points = true, n
	}
	switch f.swept {
	case noSide:
	case f.maker.Side():
		e.Sweep = SweepMakers
	default:
		e.Sweep = SweepDefenders
	}
	if e.Sweep != NoSweep {
		e.HasPoint, e.Points = false, 0
	}
	return e
}

// Change returns the change that writes the line down.
func (f *Form) Change() Change {
	switch {
	case f.Row < 0:
		return Change{Kind: Add, Entry: f.Entry()}
	case f.Insert:
		return Change{Kind: Insert, Row: f.Row, Entry: f.Entry()}
	default:
		return Change{Kind: Edit, Row: f.Row, Entry: f.Entry()}
	}
}
