package assets

import (
	"bytes"
	"image"
	"image/color"
	"testing"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// diff counts the pixels of a rectangle that differ clearly between a and b.
func diff(a, b *image.RGBA, r image.Rectangle) int {
	n := 0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if far(a.RGBAAt(x, y), b.RGBAAt(x, y)) {
				n++
			}
		}
	}
	return n
}

func far(a, b color.RGBA) bool {
	d := func(x, y uint8) int { return max(int(x)-int(y), int(y)-int(x)) }
	return max(d(a.R, b.R), d(a.G, b.G), d(a.B, b.B), d(a.A, b.A)) > 80
}

// turn is the picture rotated by half a turn.
func turn(a *image.RGBA) *image.RGBA {
	b := a.Bounds()
	out := image.NewRGBA(b)
	for y := range b.Dy() {
		for x := range b.Dx() {
			out.SetRGBA(b.Dx()-1-x, b.Dy()-1-y, a.RGBAAt(x, y))
		}
	}
	return out
}

// inkRows are the first and the last pixel row of the run of rows that have
// ink, starting from the first one, in the left part of the card.
func inkRows(img *image.RGBA, ink color.NRGBA) (first, last int) {
	want := color.RGBA{ink.R, ink.G, ink.B, 0xff}
	edge := img.Bounds().Dx() / 40
	first, last = -1, -1
	for y := edge; y < img.Bounds().Dy()/2; y++ {
		found := false
		for x := edge; x < img.Bounds().Dx()*29/100; x++ {
			if img.RGBAAt(x, y) == want {
				found = true
			}
		}
		switch {
		case found && first < 0:
			first, last = y, y
		case found:
			last = y
		case first >= 0:
			return first, last
		}
	}
	return first, last
}

func TestIndexHeight(t *testing.T) {
	const width = 500
	eachFace(t, func(t *testing.T, suit, rank int, st Style) {
		first, last := inkRows(Face(suit, rank, width, st), SuitColour(suit, st.FourColour))
		percent := float64(last-first+1) / (width * 7 / 5) * 100
		least := 17.0
		if st.LargePrint {
			least = 28
		}
		if first < 0 || percent < least || percent > 40 {
			t.Errorf("index is %.1f %% of the card's height, want at least %v", percent, least)
		}
	})
}

// TestIndexTellsCardsApart looks only at what a tight fan shows.
func TestIndexTellsCardsApart(t *testing.T) {
	const width = 100
	r := image.Rect(3, 3, width*30/100, width*7/5*58/100)
	for _, st := range variants() {
		d := Rasterise(width, st)
		for a := range Suits * Ranks {
			for b := range a {
				if n := diff(d.Face(a/Ranks, a%Ranks), d.Face(b/Ranks, b%Ranks), r); n < 40 {
					t.Errorf("%+v: %s and %s differ in %d pixels", st, Name(a/Ranks, a%Ranks), Name(b/Ranks, b%Ranks), n)
				}
			}
		}
	}
}

func TestHalfTurnSymmetry(t *testing.T) {
	const width = 250
	check := func(name string, img *image.RGBA) {
		if n := diff(img, turn(img), img.Bounds()); n > width*width*7/5/500 {
			t.Errorf("%s: %d pixels differ after half a turn", name, n)
		}
	}
	check("back", Back(width))
	for _, st := range variants() {
		for suit := range Suits {
			for rank := rankJack; rank <= rankKing; rank++ {
				check(Name(suit, rank), Face(suit, rank, width, st))
			}
		}
	}
}

func TestSizes(t *testing.T) {
	for _, width := range []int{-3, 0, 1, 60, 61, 100, 333, 600} {
		w := max(width, 0)
		want := image.Rect(0, 0, w, w*7/5)
		if got := Face(spades, rankAce, width, Style{}).Bounds(); got != want && !(w == 0 && got.Empty()) {
			t.Errorf("face at %d is %v", width, got)
		}
	}
	img := Back(200)
	if img.RGBAAt(0, 0).A != 0 || img.RGBAAt(100, 140).A != 0xff {
		t.Error("the corners are to be clear and the middle is not")
	}
	s := SuitImage(hearts, 40, color.NRGBA{G: 0xff, A: 0xff})
	if s.RGBAAt(20, 20) != (color.RGBA{G: 0xff, A: 0xff}) || s.RGBAAt(0, 39).A != 0 {
		t.Error("suit picture is not the suit alone")
	}
	if a := SuitImage(hearts, 40, color.NRGBA{A: 0x80}).RGBAAt(20, 20).A; a < 0x7e || a > 0x82 {
		t.Errorf("half transparent suit has alpha %d", a)
	}
}

func TestOutOfRange(t *testing.T) {
	for _, v := range []int{-1, 4, 99} {
		blank := Face(v, 0, 100, Style{})
		if blank.RGBAAt(50, 70) != (color.RGBA{255, 255, 255, 255}) {
			t.Error("no blank card for suit", v)
		}
		if SuitPath(v) != nil || Name(v, 0) != "" || SuitColour(v, true) != rgb(0) {
			t.Error("suit", v, "is not empty")
		}
		if SuitImage(v, 10, rgb(0)).RGBAAt(5, 5).A != 0 {
			t.Error("picture of suit", v, "is not empty")
		}
	}
	d := Rasterise(30, Style{Letters: 9})
	if d.Face(0, 8) != d.Face(-1, 0) || d.Face(3, 7) == nil || d.Width() != 30 {
		t.Error("deck does not answer out of range with its blank card")
	}
}

func TestSuitPathStaysInItsBox(t *testing.T) {
	for suit := range Suits {
		segs := SuitPath(suit)
		if len(segs) == 0 || segs[0].Op != Move || segs[len(segs)-1].Op != Close {
			t.Errorf("suit %d: path of %d segments", suit, len(segs))
		}
		for _, s := range segs {
			for k := range s.used() {
				if q := s.P[k]; q.X < 0 || q.X > 1 || q.Y < 0 || q.Y > 1 {
					t.Errorf("suit %d: %v outside the box", suit, q)
				}
			}
		}
	}
}

func BenchmarkDeck400(b *testing.B) {
	for b.Loop() {
		Rasterise(400, Style{})
	}
}

func BenchmarkCourt200(b *testing.B) {
	for b.Loop() {
		Face(spades, rankKing, 200, Style{})
	}
}

func BenchmarkBack200(b *testing.B) {
	for b.Loop() {
		Back(200)
	}
}

// TestScannerAgrees compares our scanner with the one Fyne uses.
func TestScannerAgrees(t *testing.T) {
	for _, svg := range [][]byte{FaceSVG(hearts, rankKing, Style{}), FaceSVG(clubs, rank10, Style{}), BackSVG()} {
		icon, err := oksvg.ReadIconStream(bytes.NewReader(svg))
		if err != nil {
			t.Fatal(err)
		}
		want := image.NewRGBA(image.Rect(0, 0, 150, 210))
		icon.SetTarget(0, 0, 150, 210)
		icon.Draw(rasterx.NewDasher(150, 210, rasterx.NewScannerGV(150, 210, want, want.Rect)), 1)
		got := render(svg, 150, 210)
		for i, v := range want.Pix {
			if d := int(v) - int(got.Pix[i]); d > 3 || d < -3 {
				t.Fatalf("byte %d is %d, rasterx has %d", i, got.Pix[i], v)
			}
		}
	}
}
