package main

import (
	"image"
	"image/color"
	"image/draw"

	"klaverjas/assets"
)

// felt is the ground of the contact sheets.
var felt = color.NRGBA{R: 0x1f, G: 0x4d, B: 0x3a, A: 0xff}

// grid lays the suits in rows and the ranks in columns, with the back in a last
// column.
func grid(d *assets.Deck) *image.RGBA {
	w := d.Width()
	h, gap := w*7/5, max(w/10, 4)
	img := ground((assets.Ranks+1)*(w+gap)+gap, assets.Suits*(h+gap)+gap)
	for suit := range assets.Suits {
		y := gap + suit*(h+gap)
		for rank := range assets.Ranks {
			paste(img, d.Face(suit, rank), gap+rank*(w+gap), y)
		}
		paste(img, d.Back(), gap+assets.Ranks*(w+gap), y)
	}
	return img
}

// fans lays the cards of each suit over one another so that 32 % of each
// shows, as a hand does at its tightest.
func fans(d *assets.Deck) *image.RGBA {
	w := d.Width()
	h, gap, step := w*7/5, max(w/10, 4), w*32/100
	img := ground(gap*2+step*7+w, assets.Suits*(h+gap)+gap)
	for suit := range assets.Suits {
		for rank := range assets.Ranks {
			paste(img, d.Face(suit, rank), gap+rank*step, gap+suit*(h+gap))
		}
	}
	return img
}

func ground(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, img.Bounds(), image.NewUniform(felt), image.Point{}, draw.Src)
	return img
}

func paste(dst *image.RGBA, src image.Image, x, y int) {
	r := src.Bounds().Add(image.Pt(x, y))
	draw.Draw(dst, r, src, image.Point{}, draw.Over)
}

// courts shows the figures alone, a suit to each half row.
func courts(d *assets.Deck) *image.RGBA {
	const jack, figures = 4, 3
	w := d.Width()
	h, gap := w*7/5, max(w/10, 4)
	img := ground(2*figures*(w+gap)+gap, 2*(h+gap)+gap)
	for suit := range assets.Suits {
		for i := range figures {
			x := gap + (suit%2*figures+i)*(w+gap)
			paste(img, d.Face(suit, jack+i), x, gap+suit/2*(h+gap))
		}
	}
	return img
}

// variants stacks a grid of the classic deck, one in four colours with
// international letters, and one in large print.
func variants(width int) *image.RGBA {
	styles := []assets.Style{
		{},
		{FourColour: true, Letters: assets.International},
		{FourColour: true, LargePrint: true},
	}
	var img *image.RGBA
	for i, st := range styles {
		g := grid(assets.Rasterise(width, st))
		h := g.Bounds().Dy()
		if img == nil {
			img = ground(g.Bounds().Dx(), h*len(styles))
		}
		paste(img, g, 0, i*h)
	}
	return img
}
