package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"klaverjas/engine"
)

// shapes are windows from small to large and from 4:3 to 21:9.
var shapes = []fyne.Size{
	{Width: 1024, Height: 640},
	{Width: 1024, Height: 768},
	{Width: 1280, Height: 800},
	{Width: 1366, Height: 768},
	{Width: 1600, Height: 1200},
	{Width: 1920, Height: 1080},
	{Width: 2560, Height: 1080},
	{Width: 3840, Height: 2160},
	{Width: 512, Height: 320},
	{Width: 900, Height: 1200},
}

func TestEveryCardOfTheHandShowsItsIndex(t *testing.T) {
	for _, size := range shapes {
		g := newGeometry(size)
		for n := 1; n <= 8; n++ {
			for i := range n {
				x, y := g.handCard(i, n)
				if x < 0 || x+g.cw > g.w || y+g.ch > g.h || y-0.16*g.ch < g.cy {
					t.Errorf("%v: card %d of %d at %.0f,%.0f leaves its place", size, i+1, n, x, y)
				}
				if i+1 < n {
					if next, _ := g.handCard(i+1, n); next-x < 0.32*g.cw {
						t.Errorf("%v: card %d of %d shows %.0f of %.0f", size, i+1, n, next-x, g.cw)
					}
				}
			}
		}
	}
}

func TestNothingLiesOverTheTrick(t *testing.T) {
	for _, size := range shapes {
		g := newGeometry(size)
		for _, s := range engine.Seats {
			x, y := g.trickCard(s)
			if y < 0 || y+g.ch > g.handTop() || x < 0 || x+g.cw > g.w {
				t.Errorf("%v: %s's card lies at %.0f,%.0f", size, s, x, y)
			}
			for _, o := range []engine.Seat{engine.West, engine.East} {
				px, py, pw, ph := g.plate(o)
				if x < px+pw && px < x+g.cw && y < py+ph && py < y+g.ch {
					t.Errorf("%v: %s's card lies over the plate of %s", size, s, o)
				}
			}
		}
	}
}
