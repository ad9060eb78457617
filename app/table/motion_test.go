package table

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"klaverjas/engine"
)

// clock is a mover with a clock of the test's own.
func clock(t *testing.T, factor float64) (*mover, func(time.Duration), *int) {
	t.Helper()
	test.NewTempApp(t)
	rests := 0
	m := newMover(func() float64 { return factor }, func() { rests++ })
	now := time.Unix(0, 0)
	m.now = func() time.Time { return now }
	return m, func(d time.Duration) { now = now.Add(d); m.tick() }, &rests
}

func TestThingsMoveAndComeToRest(t *testing.T) {
	m, pass, rests := clock(t, 1)
	var way float32
	landed := false
	m.run("card", 100*time.Millisecond, 200*time.Millisecond, func(w float32) { way = w }, func() { landed = true })
	if pass(90 * time.Millisecond); way != 0 {
		t.Errorf("it set out before its time, %v", way)
	}
	if pass(100 * time.Millisecond); way <= 0.4 || way >= 1 {
		t.Errorf("half way it is at %v", way)
	}
	if pass(200 * time.Millisecond); way != 1 || !landed || *rests != 1 || m.ticker != nil {
		t.Errorf("at the end it is at %v, landed %v, %d rests, ticker %v", way, landed, *rests, m.ticker)
	}
}

func TestAClickFinishesWhatMoves(t *testing.T) {
	m, _, rests := clock(t, 3)
	n := 0
	for i := range 5 {
		m.run(i, time.Duration(i)*time.Second, time.Second, func(float32) {}, func() { n++ })
	}
	if m.left() < 12*time.Second || !m.moving(4) {
		t.Errorf("%v are left", m.left())
	}
	if !m.finish() || n != 5 || *rests != 1 || m.left() != 0 || m.ticker != nil {
		t.Errorf("%d landed, %v are left", n, m.left())
	}
	if m.finish() {
		t.Error("finished nothing")
	}
}

// TestOffMeansNoTick asks that nothing is ever scheduled where nothing moves.
func TestOffMeansNoTick(t *testing.T) {
	m, _, rests := clock(t, 0)
	var way float32
	landed := false
	m.run("card", time.Second, time.Second, func(w float32) { way = w }, func() { landed = true })
	if way != 1 || !landed || m.ticker != nil || *rests != 0 {
		t.Errorf("it is at %v, landed %v", way, landed)
	}
	if SpeedOff.factor() != 0 || SpeedFast.factor() != 0.5 || SpeedNormal.factor() != 1 || SpeedSlow.factor() != 3 {
		t.Error("the speeds are not those agreed")
	}
}

// TestTheDealIsBrisk deals all 32 cards, each once, in less than 1.5 s.
func TestTheDealIsBrisk(t *testing.T) {
	rules := engine.DefaultRules()
	for _, rules.Batches = range []engine.Batches{engine.Batches323, engine.Batches44, engine.Batches332} {
		m, err := engine.NewMatch(rules, 4)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[time.Duration]bool{}
		for _, s := range engine.Seats {
			for i := range 8 {
				d := dealDelay(m.Deal(), s, i)
				if seen[d] || d+timeFlight >= 1500*time.Millisecond {
					t.Errorf("batches %d: card %d of %s leaves at %v", rules.Batches, i, s, d)
				}
				seen[d] = true
			}
		}
		if dealDelay(m.Deal(), m.Deal().Forehand(), 0) != 0 {
			t.Error("forehand does not get the first card")
		}
	}
}

func TestBetween(t *testing.T) {
	if got := between(fyne.NewPos(0, 10), fyne.NewPos(10, 30), 0.5); got != fyne.NewPos(5, 20) {
		t.Errorf("half way is %v", got)
	}
}
