//go:build e2e

package e2e

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"klaverjas/app"
	"klaverjas/app/pad"
	"klaverjas/engine"
)

// padDeal is a deal as the scorer enters it: maker, trump, points of a side
// and roem of both, or who took everything.
type padDeal struct {
	maker  engine.Seat
	trump  engine.Suit
	side   engine.Side
	points int
	roem   [2]int
	sweep  pad.Sweep
}

// boompje is sixteen deals with everything that can happen in one: nat, a tie,
// a pit, a counter-pit, roem on both sides, all points without all tricks.
var boompje = []padDeal{
	{engine.South, engine.Hearts, 0, 94, [2]int{20, 0}, 0},
	{engine.West, engine.Clubs, 1, 70, [2]int{0, 50}, 0},
	{engine.North, engine.Spades, 0, 81, [2]int{}, 0}, // a tie
	{engine.East, engine.Diamonds, 1, 60, [2]int{20, 0}, 0},
	{engine.South, engine.Hearts, 0, 0, [2]int{20, 0}, pad.SweepMakers},
	{engine.West, engine.Clubs, 0, 0, [2]int{40, 0}, pad.SweepDefenders},
	{engine.North, engine.Diamonds, 0, 162, [2]int{}, 0},
	{engine.East, engine.Spades, 0, 61, [2]int{0, 20}, 0},
	{engine.South, engine.Clubs, 1, 80, [2]int{0, 20}, 0}, // nat by roem
	{engine.West, engine.Hearts, 1, 100, [2]int{20, 70}, 0},
	{engine.North, engine.Spades, 0, 90, [2]int{50, 0}, 0},
	{engine.East, engine.Diamonds, 1, 12, [2]int{}, 0},
	{engine.South, engine.Hearts, 0, 104, [2]int{0, 20}, 0},
	{engine.West, engine.Clubs, 1, 120, [2]int{}, 0},
	{engine.North, engine.Diamonds, 0, 83, [2]int{}, 0},
	{engine.East, engine.Spades, 1, 152, [2]int{0, 200}, 0},
}

// entry returns the deal as the pad keeps it.
func (d padDeal) entry() pad.Entry {
	e := pad.Entry{HasMaker: true, Maker: d.maker, HasTrump: true, Trump: d.trump, Roem: d.roem, Sweep: d.sweep}
	if d.sweep == pad.NoSweep {
		e.HasPoint, e.Side, e.Points = true, d.side, d.points
	}
	return e
}

// makerKeys are the digits of the players, trumpKeys the letters of the suits.
var (
	makerKeys = [4]string{"1", "2", "3", "4"}
	suitKeys  = [4]string{"c", "d", "h", "s"}
)

// byKeyboard enters the deal with keys alone.
func (d padDeal) byKeyboard(w *window) {
	keys := []string{makerKeys[d.maker], suitKeys[d.trump]}
	for range d.sweep {
		keys = append(keys, "p")
	}
	from := 0
	if d.sweep == pad.NoSweep {
		if d.side != d.maker.Side() {
			keys = append(keys, "Left")
		}
		keys = append(append(keys, digits(d.points)...), "Return")
	} else if side, _ := swept(d); side == 1 {
		from = 1
	}
	for side := from; side < 2; side++ {
		keys = append(append(keys, digits(d.roem[side])...), "Return")
	}
	w.key(keys...)
}

func swept(d padDeal) (engine.Side, bool) {
	e := d.entry()
	return e.Swept()
}

// byMouse enters the deal with clicks alone.
func (d padDeal) byMouse(w *window) {
	w.click("maker." + d.maker.String())
	w.click("trump." + d.trump.String())
	if side, all := swept(d); all {
		w.click("pit." + strconv.Itoa(int(side)))
	} else {
		w.click("points." + strconv.Itoa(int(d.side)))
		for _, digit := range digits(d.points) {
			w.click("digit." + digit)
		}
	}
	for side, n := range d.roem {
		if n > 0 {
			w.click("roem." + strconv.Itoa(side))
		}
		for _, digit := range digits(n) {
			w.click("digit." + digit)
		}
	}
	w.click("write")
}

// digits returns the digits of a number, none for 0 roem.
func digits(n int) []string {
	if n == 0 {
		return nil
	}
	return strings.Split(strconv.Itoa(n), "")
}

// openPad opens the score pad from the start screen with a new pad.
func openPad(t *testing.T, env []string, lang string) *window {
	t.Helper()
	w := open(t, append(env, noPause...), "--lang", lang)
	w.until("the start screen", func(s app.Screen) bool { return s.Name == "start" })
	w.click("scorepad")
	w.until("the score pad", func(s app.Screen) bool { return s.Name == "scorepad" })
	return w
}

// written waits until so many rows stand on the pad and returns them.
func written(w *window, n int) [][]string {
	w.t.Helper()
	s := w.until(strconv.Itoa(n)+" rows", func(s app.Screen) bool { return len(s.Texts) == n+1 })
	return s.Texts[:n]
}

// checkPad compares the rows on the screen with the engine's results.
func checkPad(t *testing.T, rows [][]string, deals []padDeal) {
	t.Helper()
	p, err := pad.New(pad.Heading{Rules: engine.DefaultRules()})
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range deals {
		if err := p.Do(pad.Change{Kind: pad.Add, Entry: d.entry()}); err != nil {
			t.Fatalf("%+v: %+v", d, err)
		}
	}
	names := []string{"South", "West", "North", "East"}
	for i, r := range p.Sheet().Rows {
		want := []string{
			strconv.Itoa(r.Number), names[r.Dealer], names[r.Maker], points(&r, 0), roem(&r, 0), strconv.Itoa(r.Total[0]),
			points(&r, 1), roem(&r, 1), strconv.Itoa(r.Total[1]), strconv.Itoa(r.Running[0]), strconv.Itoa(r.Running[1]),
		}
		if !slices.Equal(rows[i], want) {
			t.Errorf("row %d: %v, want %v", i+1, rows[i], want)
		}
	}
}

func TestABoompjeByMouse(t *testing.T) {
	w := openPad(t, nil, "en")
	w.click("done")
	for i, d := range boompje {
		written(w, i)
		d.byMouse(w)
	}
	checkPad(t, written(w, len(boompje)), boompje)
}

func TestABoompjeByKeyboard(t *testing.T) {
	w := openPad(t, nil, "en")
	w.key("Up", "Up", "Return") // from the name back over the end to the button
	for i, d := range boompje {
		written(w, i)
		d.byKeyboard(w)
	}
	checkPad(t, written(w, len(boompje)), boompje)
	w.key("u")
	written(w, len(boompje)-1)
	w.key("ctrl+y")
	written(w, len(boompje))
}

// TestAKilledPadIsThereAgain ends the program outright between two entries.
func TestAKilledPadIsThereAgain(t *testing.T) {
	env := []string{"XDG_DATA_HOME=" + t.TempDir()}
	w := openPad(t, env, "en")
	w.click("done")
	written(w, 0)
	for i, d := range boompje[:5] {
		d.byKeyboard(w)
		written(w, i+1)
		w.close() // kill -9
		w = openPad(t, env, "en")
		checkPad(t, written(w, i+1), boompje[:i+1])
	}
}
