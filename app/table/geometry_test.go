package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"klaverjas/app/cards"
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
	{Width: 3440, Height: 1440},
	{Width: 3840, Height: 2160},
	{Width: 512, Height: 320},
	{Width: 410, Height: 256}, // 1024x640 at a scale of 2.5
	{Width: 900, Height: 1200},
}

// box is a place on the screen.
type box struct{ x, y, w, h float32 }

func (a box) over(b box) bool {
	const slack = 0.5
	return a.x+slack < b.x+b.w && b.x+slack < a.x+a.w && a.y+slack < b.y+b.h && b.y+slack < a.y+a.h
}

func (a box) within(b box) bool {
	return a.x >= b.x && a.y >= b.y && a.x+a.w <= b.x+b.w+0.5 && a.y+a.h <= b.y+b.h+0.5
}

func (g *geometry) table() box { return box{0, 0, g.w, g.h} }

func (g *geometry) card(x, y float32) box { return box{x, y, g.cw, g.ch} }

// indexWidth and indexHeight are the part of a card that index and suit take.
const (
	indexWidth  = 0.29
	indexHeight = 0.40
)

// TestEveryCardOfTheHandShowsItsIndex asks whether index and suit of each of 1
// to 8 cards lie free of its neighbours, lifted or not, inside the table and
// clear of everything above.
func TestEveryCardOfTheHandShowsItsIndex(t *testing.T) {
	for _, size := range shapes {
		g := newGeometry(size)
		for n := 1; n <= 8; n++ {
			for i := range n {
				x, y := g.handCard(i, n)
				if !g.card(x, y).within(g.table()) || y-cards.MaxLift*g.ch < g.statusTop()+statusSize*g.u {
					t.Errorf("%v: card %d of %d at %.0f,%.0f leaves its place", size, i+1, n, x, y)
				}
				index := box{x, y, indexWidth * g.cw, indexHeight * g.ch}
				for j := i + 1; j < n; j++ {
					nx, ny := g.handCard(j, n)
					for _, lift := range []float32{0, cards.MaxLift} {
						if index.over(g.card(nx, ny-lift*g.ch)) {
							t.Errorf("%v: card %d of %d hides the index of card %d", size, j+1, n, i+1)
						}
					}
					if j == i+1 && (nx-x < 0.32*g.cw || nx-x < 28*min(1, g.u)) {
						t.Errorf("%v: card %d of %d shows %.0f of %.0f", size, i+1, n, nx-x, g.cw)
					}
				}
			}
		}
	}
}

// TestEveryCardOfTheTrickShowsItsIndex lays the trick as stack does.
func TestEveryCardOfTheTrickShowsItsIndex(t *testing.T) {
	order := []engine.Seat{engine.North, engine.West, engine.East, engine.South}
	for _, size := range shapes {
		g := newGeometry(size)
		for i, s := range order {
			x, y := g.trickCard(s)
			for _, above := range order[i+1:] {
				ax, ay := g.trickCard(above)
				if (box{x, y, indexWidth * g.cw, indexHeight * g.ch}).over(g.card(ax, ay)) {
					t.Errorf("%v: %s's card hides the index of %s's", size, above, s)
				}
			}
		}
	}
}

// parts returns what lies on the table besides the cards of hand and trick.
func (g *geometry) parts() map[string]box {
	u := g.u
	parts := map[string]box{
		"badge":     {margin * u, margin * u, badgeWidth * u, 46 * u},
		"tools":     {g.w - (margin+194)*u, margin * u, 194 * u, 34 * u},
		"status":    {124 * u, g.statusTop(), g.w - 248*u, statusSize * u},
		"take back": {g.cx + 142*u, g.h - (edge+ownPlate+3)*u, 132 * u, ownPlate * u},
	}
	if g.folded {
		parts["tab"] = box{margin * u, (margin + 52) * u, badgeWidth * u, 34 * u}
	}
	for _, s := range engine.Seats {
		x, y, w, h := g.plate(s)
		parts["plate "+s.String()] = box{x, y, w, h}
		if s != engine.South && s != engine.North {
			bx, by := g.back(s, 0, 8)
			ex, _ := g.back(s, 7, 8)
			parts["backs "+s.String()] = box{bx, by, ex - bx + backWidth*u, backWidth * u * 7 / 5}
		}
	}
	for side, name := range []string{"our pile", "their pile"} {
		x, y := g.pile(engine.Side(side), 0)
		ex, _ := g.pile(engine.Side(side), 7)
		parts[name] = box{min(x, ex), y, max(x, ex) - min(x, ex) + backWidth*u, backWidth * u * 7 / 5}
	}
	return parts
}

func TestNothingOverlapsAndNothingIsCut(t *testing.T) {
	for _, size := range shapes {
		g := newGeometry(size)
		parts := g.parts()
		for name, p := range parts {
			if !p.within(g.table()) {
				t.Errorf("%v: %s leaves the table: %v", size, name, p)
			}
			for other, q := range parts {
				if name < other && p.over(q) {
					t.Errorf("%v: %s lies over %s", size, name, other)
				}
			}
			for _, s := range engine.Seats {
				x, y := g.trickCard(s)
				if g.card(x, y).over(p) {
					t.Errorf("%v: %s's card lies over %s", size, s, name)
				}
			}
		}
		for _, s := range engine.Seats {
			if x, y := g.trickCard(s); !g.card(x, y).within(box{0, 0, g.w, g.handTop()}) {
				t.Errorf("%v: %s's card lies at %.0f,%.0f", size, s, x, y)
			}
		}
	}
}

// TestCardsAreLarge asks whether the cards take 70 % of the limiting side: the
// width of the fan where the table is narrow, the height of trick and hand
// together where it is low.
func TestCardsAreLarge(t *testing.T) {
	for _, size := range shapes {
		g := newGeometry(size)
		first, _ := g.handCard(0, 8)
		last, _ := g.handCard(7, 8)
		_, top := g.trickCard(engine.North)
		_, bottom := g.trickCard(engine.South)
		across := (last - first + g.cw) / g.w
		down := (bottom - top + 2*g.ch) / g.h
		if max(across, down) < 0.70 {
			t.Errorf("%v: cards take %.0f %% of the width and %.0f %% of the height", size, 100*across, 100*down)
		}
		if limited := g.w/tableWidth > g.h/640; limited && down < 0.70 {
			t.Errorf("%v: cards take %.0f %% of the height, which limits them", size, 100*down)
		}
	}
}
