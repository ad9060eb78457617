package paper

import (
	"image"
	"image/color"
	"time"

	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Document is a series of pages and what is told about them.
type Document struct {
	Title string
	Lang  i18n.Lang
	Date  time.Time // stands in the PDF as the day it was made; zero: a fixed day
	Pages []*Page
}

// Page is a finished page. It does not change any more, so that it may be
// drawn by any goroutine.
type Page struct {
	Width, Height float64
	Title         string // for the list of pages
	items         []func(painter)
}

// Ink is what a line, a text or a shape is drawn in.
type Ink uint8

// The inks. Those after Red are only on the card on the screen.
const (
	Black Ink = iota
	Grey      // for what helps and is not part of the score
	Red
	Faint  // lines between the deals
	Thin   // lines between the columns
	Strong // lines under four deals
	Clubs
	Diamonds
	Hearts
	Spades
	inkCount
)

// Paint is what a page is drawn with on a picture: the colour of the sheet, a
// picture of its fibres stretched over it, if any, and the colours of the inks.
type Paint struct {
	Sheet  color.NRGBA
	Fibres image.Image
	Inks   [inkCount]color.NRGBA
}

// Print is how a page comes out of a printer.
var Print = Paint{
	Sheet: color.NRGBA{0xff, 0xff, 0xff, 0xff},
	Inks: [inkCount]color.NRGBA{
		Black: {0, 0, 0, 0xff}, Grey: {0x70, 0x70, 0x70, 0xff}, Red: {0xc0, 0x10, 0x18, 0xff},
	},
}

// style is a text's size in points, its weight and its ink.
type style struct {
	size float64
	bold bool
	ink  Ink
}

// shape is a suit in a square: filled, or white with an outline of a line's width.
type shape struct {
	path       []assets.Segment
	x, y, size float64
	outline    float64 // width of the line, 0 for a filled shape
	ink        Ink
}

// painter puts what stands on a page on paper or on a picture.
type painter interface {
	line(x1, y1, x2, y2, width float64, ink Ink)
	text(x, baseline float64, text string, f style)
	shape(s shape)
}

// draw hands everything on the page to a painter, in order.
func (p *Page) draw(to painter) {
	for _, item := range p.items {
		item(to)
	}
}

// box is a rectangle on a page.
type box struct{ x, y, w, h float64 }

func (b box) right() float64  { return b.x + b.w }
func (b box) bottom() float64 { return b.y + b.h }

// inset returns the box without a border of d on each side.
func (b box) inset(d float64) box { return box{b.x + d, b.y + d, b.w - 2*d, b.h - 2*d} }

// pen draws on a page.
type pen struct {
	page  *Page
	fonts *Fonts
}

func (p pen) line(x1, y1, x2, y2, width float64) { p.lineIn(Black, x1, y1, x2, y2, width) }

func (p pen) lineIn(ink Ink, x1, y1, x2, y2, width float64) {
	p.page.items = append(p.page.items, func(to painter) { to.line(x1, y1, x2, y2, width, ink) })
}

// frame draws a box's outline.
func (p pen) frame(b box, width float64) {
	p.line(b.x, b.y, b.right(), b.y, width)
	p.line(b.x, b.bottom(), b.right(), b.bottom(), width)
	p.line(b.x, b.y, b.x, b.bottom(), width)
	p.line(b.right(), b.y, b.right(), b.bottom(), width)
}

// align is where in its box a text stands.
type align uint8

const (
	left align = iota
	centre
	right
)

// words writes a line of text into a box, vertically centred. A text too long
// is written smaller, and if that does not do, cut.
func (p pen) words(b box, text string, f style, a align) {
	p.wordsOn(b, b.y+b.h/2+f.size*capHeight*mm/2, text, f, a)
}

// wordsOn writes a line of text on a baseline inside a box's width.
func (p pen) wordsOn(b box, baseline float64, text string, f style, a align) {
	text = p.fonts.clean(text, f.bold)
	if text == "" {
		return
	}
	text, f.size = p.fonts.fit(text, f, b.w)
	x := b.x
	switch width := p.fonts.width(text, f); a {
	case centre:
		x += (b.w - width) / 2
	case right:
		x += b.w - width
	}
	p.page.items = append(p.page.items, func(to painter) { to.text(x, baseline, text, f) })
}

// suit draws a suit's shape around a centre: black suits filled and red ones
// open, so that they can be told apart without colour; or in their colours.
func (p pen) suit(s int, cx, cy, size float64, colour bool) {
	mark := shape{path: assets.SuitPath(s), x: cx - size/2, y: cy - size/2, size: size}
	isRed := s == 1 || s == 2
	switch {
	case colour && isRed:
		mark.ink = Red
	case isRed:
		mark.outline = max(0.18, size*0.07)
	}
	p.page.items = append(p.page.items, func(to painter) { to.shape(mark) })
}

// sign draws a suit's shape in its own ink from its upper left corner.
func (p pen) sign(s engine.Suit, x, y, size float64) {
	mark := shape{path: assets.SuitPath(int(s)), x: x, y: y, size: size, ink: Clubs + Ink(s)}
	p.page.items = append(p.page.items, func(to painter) { to.shape(mark) })
}

// faint draws a suit as a thin grey outline, to be circled by hand.
func (p pen) faint(s int, cx, cy, size float64) {
	mark := shape{path: assets.SuitPath(s), x: cx - size/2, y: cy - size/2, size: size, outline: 0.18, ink: Grey}
	p.page.items = append(p.page.items, func(to painter) { to.shape(mark) })
}
