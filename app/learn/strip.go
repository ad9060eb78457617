package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/look"
	"klaverjas/app/replay"
	"klaverjas/assets"
	"klaverjas/engine"
)

// strip shows the tricks already played, small, each as it lay on the table.
type strip struct {
	shown bool
	chips [7][4]*chip
	box   *fyne.Container
}

// chip is a card in small: its letter and its suit.
type chip struct {
	ground *canvas.Rectangle
	rank   *canvas.Text
	suit   *canvas.Image
}

func newStrip() *strip {
	s := &strip{box: container.NewWithoutLayout()}
	for i := range s.chips {
		for j := range s.chips[i] {
			c := &chip{canvas.NewRectangle(look.Paper), look.Text(look.Ink, true, fyne.TextAlignTrailing), look.SuitIcon()}
			s.chips[i][j] = c
			s.box.Objects = append(s.box.Objects, c.ground, c.rank, c.suit)
		}
	}
	return s
}

func (s *strip) objects() []fyne.CanvasObject { return []fyne.CanvasObject{s.box} }

// gathered tells whether the full trick has been taken away, because the next
// card is what is asked for.
func (e *exhibit) gathered() bool {
	d := e.deal
	trick := d.Trick()
	return trick.Full() && (e.pick != 0 || e.aside)
}

// tricksAside returns how many tricks stand above the table.
func (e *exhibit) tricksAside() int {
	if e.deal == nil || e.count != nil || e.open {
		return 0
	}
	n := e.deal.FullTricks()
	if trick := e.deal.Trick(); n > 0 && trick.Full() && !e.gathered() {
		n--
	}
	return min(n, 7)
}

const (
	chipWidth  float32 = 43
	chipHeight float32 = 23
)

// place lays the tricks side by side in a line.
func (s *strip) place(e *exhibit, x, y, w, u float32, letters assets.Letters) {
	n := e.tricksAside()
	s.shown = n > 0
	look.Show(s.box, s.shown)
	if !s.shown {
		return
	}
	look.Place(s.box, x, y, w, 3*(chipHeight+1)*u)
	each := min(100*u, (w-8*u)/7)
	left := (w - each*float32(n)) / 2
	for i := range s.chips {
		for j := range s.chips[i] {
			s.chips[i][j].show(i < n)
		}
		if i >= n {
			continue
		}
		t := &e.deal.Tricks[i]
		_, best := t.Best(e.deal.Trump)
		for j := range int(t.Count) {
			cx, cy := left+each*(float32(i)+0.5)-chipWidth*u/2, (chipHeight+1)*u
			switch t.SeatOf(j) {
			case engine.North:
				cy = 0
			case engine.South:
				cy = 2 * (chipHeight + 1) * u
			case engine.West:
				cx -= (chipWidth/2 + 0.5) * u
			case engine.East:
				cx += (chipWidth/2 + 0.5) * u
			}
			s.chips[i][j].place(t.Cards[j], j == best, j == 0, letters, cx, cy, u)
		}
	}
}

func (c *chip) show(on bool) {
	look.Show(c.ground, on)
	look.Show(c.rank, on)
	look.Show(c.suit, on)
}

// place shows a card; the winner's ground is gold, the lead has a thick edge.
func (c *chip) place(card engine.Card, won, led bool, letters assets.Letters, x, y, u float32) {
	c.ground.FillColor, c.ground.CornerRadius = look.Paper, 3*u
	c.rank.Color = look.Ink
	if won {
		c.ground.FillColor, c.rank.Color = look.Accent, look.OnAccent
	}
	c.ground.StrokeColor, c.ground.StrokeWidth = look.LineStrong, 1
	if led {
		c.ground.StrokeColor, c.ground.StrokeWidth = look.Ink, 2*u
	}
	look.Place(c.ground, x, y, chipWidth*u, chipHeight*u)
	c.ground.Refresh()
	c.rank.Text = replay.Index(card.Rank(), letters)
	look.PlaceText(c.rank, x, y, 22*u, chipHeight*u, 16*u)
	look.SetSuit(c.suit, card.Suit())
	look.Place(c.suit, x+24*u, y+4*u, 15*u, 15*u)
}
