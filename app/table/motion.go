package table

import (
	"time"

	"fyne.io/fyne/v2"
)

// All times of what moves, at normal speed.
const (
	timeCard    = 230 * time.Millisecond  // a card from hand to table, or back
	timeClose   = 120 * time.Millisecond  // the hand closes up
	timeSort    = 350 * time.Millisecond  // the hand sorts itself
	timeCollect = 300 * time.Millisecond  // a trick goes to its pile
	timeFlight  = 200 * time.Millisecond  // a card that is dealt
	timeStagger = 40 * time.Millisecond   // between two cards that are dealt
	timeLift    = 100 * time.Millisecond  // a card of the hand rises
	timeRoem    = 600 * time.Millisecond  // roem is counted up
	timeSlide   = 250 * time.Millisecond  // nat or pit comes to the table
	timeMoment  = 1700 * time.Millisecond // and lies there
)

// unseen is the time under which a movement is not worth making.
const unseen = 70 * time.Millisecond

// factor returns by how much the times are longer; 0 means that nothing moves.
func (s Speed) factor() float64 {
	switch s {
	case SpeedOff:
		return 0
	case SpeedFast:
		return 0.5
	case SpeedCalm:
		return 1.75
	case SpeedSlow:
		return 3
	default:
		return 1
	}
}

// factor returns by how much the table's times are longer: nothing moves if
// the player, the system or a test does not want it.
func (t *Table) factor() float64 {
	if t.opt.Still || t.set.reduced || t.set.system || !fyne.CurrentApp().Settings().ShowAnimations() {
		return 0
	}
	return t.set.speed.factor()
}

// mover moves things. It lives on the main goroutine and has one animation of
// the toolkit, which runs only while something moves.
type mover struct {
	factor func() float64
	now    func() time.Time
	rest   func() // everything has come to rest
	moves  map[any]*move
	ticker *fyne.Animation
}

// move is one thing on its way.
type move struct {
	begin  time.Time
	length time.Duration
	step   func(way float32) // from 0 to 1, already eased
	landed func()
}

func newMover(factor func() float64, rest func()) *mover {
	return &mover{factor: factor, now: time.Now, rest: rest, moves: map[any]*move{}}
}

// run moves a thing after a delay; a movement of the same thing that is still
// on its way is forgotten. landed, if not nil, is called at its end, at once if
// nothing is to move.
func (m *mover) run(thing any, delay, length time.Duration, step func(way float32), landed func()) {
	f := m.factor()
	delay, length = time.Duration(float64(delay)*f), time.Duration(float64(length)*f)
	delete(m.moves, thing)
	if landed == nil {
		landed = func() {}
	}
	if delay+length < unseen {
		step(1)
		landed()
		return
	}
	step(0)
	m.moves[thing] = &move{m.now().Add(delay), length, step, landed}
	m.start()
}

func (m *mover) start() {
	if m.ticker == nil {
		m.ticker = &fyne.Animation{
			Duration: time.Hour, Curve: fyne.AnimationLinear, RepeatCount: fyne.AnimationRepeatForever,
			Tick: func(float32) { m.tick() },
		}
		m.ticker.Start()
	}
}

// tick brings everything to where it is now.
func (m *mover) tick() {
	now := m.now()
	for thing, v := range m.moves {
		switch way := float32(now.Sub(v.begin)) / float32(max(v.length, 1)); {
		case way >= 1:
			delete(m.moves, thing)
			v.step(1)
			v.landed()
		case way > 0:
			v.step(easeOut(way))
		}
	}
	m.stopAtRest()
}

// stopAtRest stops the toolkit's animation when nothing is on its way.
func (m *mover) stopAtRest() {
	if len(m.moves) == 0 && m.ticker != nil {
		m.ticker.Stop()
		m.ticker = nil
		m.rest()
	}
}

// finish brings everything to its end at once; it tells whether anything moved.
func (m *mover) finish() bool {
	moved := len(m.moves) > 0
	for thing, v := range m.moves {
		delete(m.moves, thing)
		v.step(1)
		v.landed()
	}
	m.stopAtRest()
	return moved
}

// forget stops a thing where it is.
func (m *mover) forget(thing any) { delete(m.moves, thing) }

// moving tells whether a thing is on its way.
func (m *mover) moving(thing any) bool { return m.moves[thing] != nil }

// left returns how long it takes until the last thing has landed.
func (m *mover) left() time.Duration {
	var d time.Duration
	for _, v := range m.moves {
		d = max(d, v.begin.Add(v.length).Sub(m.now()))
	}
	return d
}

// easeOut slows down towards the end.
func easeOut(way float32) float32 {
	rest := 1 - way
	return 1 - rest*rest*rest
}

// between returns the position a part of the way from one to another.
func between(from, to fyne.Position, way float32) fyne.Position {
	return fyne.NewPos(from.X+(to.X-from.X)*way, from.Y+(to.Y-from.Y)*way)
}
