package assets

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image/color"
	"io"
	"regexp"
	"strings"
	"testing"

	"github.com/fyne-io/oksvg"
)

// allowed are the elements and attributes the renderer is known to keep.
var allowed = map[string]string{
	"svg":     "xmlns width height viewBox",
	"g":       "transform fill",
	"path":    "d fill fill-opacity transform",
	"rect":    "x y width height rx ry fill transform",
	"circle":  "cx cy r fill transform",
	"polygon": "points fill transform",
}

var (
	oneScale  = regexp.MustCompile(`scale\(\s*[-0-9.]+\s*\)`)
	hexColour = regexp.MustCompile(`^#[0-9a-f]{6}$`)
)

// variants are all styles of the deck.
func variants() []Style {
	var all []Style
	for _, four := range []bool{false, true} {
		for _, large := range []bool{false, true} {
			for _, l := range []Letters{Dutch, International} {
				all = append(all, Style{FourColour: four, LargePrint: large, Letters: l})
			}
		}
	}
	return all
}

// eachFace runs f for every card of every variant.
func eachFace(t *testing.T, f func(t *testing.T, suit, rank int, st Style)) {
	t.Helper()
	for _, st := range variants() {
		for suit := range Suits {
			for rank := range Ranks {
				t.Run(fmt.Sprintf("%s/%+v", Name(suit, rank), st), func(t *testing.T) { f(t, suit, rank, st) })
			}
		}
	}
}

// lint returns the first thing in the SVG that the renderer would drop.
func lint(svg []byte) error {
	if _, err := oksvg.ReadIconStream(bytes.NewReader(svg), oksvg.StrictErrorMode); err != nil {
		return err
	}
	dec := xml.NewDecoder(bytes.NewReader(svg))
	for {
		tok, err := dec.Token()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		if start, ok := tok.(xml.StartElement); ok {
			if err := lintElement(start); err != nil {
				return err
			}
		}
	}
}

func lintElement(e xml.StartElement) error {
	attrs, ok := allowed[e.Name.Local]
	if !ok {
		return fmt.Errorf("element %q is not in the plain subset", e.Name.Local)
	}
	for _, a := range e.Attr {
		switch {
		case !strings.Contains(" "+attrs+" ", " "+a.Name.Local+" "):
			return fmt.Errorf("attribute %q on %q is not in the plain subset", a.Name.Local, e.Name.Local)
		case oneScale.MatchString(a.Value):
			return fmt.Errorf("scale with one number in %q", a.Value)
		case a.Name.Local == "fill" && !hexColour.MatchString(a.Value):
			return fmt.Errorf("fill %q is not a plain colour", a.Value)
		}
	}
	return nil
}

func TestLintFaces(t *testing.T) {
	eachFace(t, func(t *testing.T, suit, rank int, st Style) {
		svg := FaceSVG(suit, rank, st)
		if err := lint(svg); err != nil {
			t.Fatal(err)
		}
		limit := 6 << 10
		if rank >= rankJack && rank <= rankKing {
			limit = 10 << 10
		}
		if len(svg) > limit {
			t.Errorf("%d bytes, limit %d", len(svg), limit)
		}
	})
}

func TestLintBackAndSuits(t *testing.T) {
	if err := lint(BackSVG()); err != nil {
		t.Error("back:", err)
	}
	if n := len(BackSVG()); n > 40<<10 {
		t.Errorf("back: %d bytes", n)
	}
	for suit := range Suits {
		if err := lint(SuitSVG(suit, color.NRGBA{R: 0xff, A: 0x80})); err != nil {
			t.Error(suit, err)
		}
	}
}

func TestLintRejects(t *testing.T) {
	const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">`
	for _, body := range []string{
		`<text>7</text>`,
		`<g transform="scale(2)"/>`,
		`<path fill="#000000" fill-rule="evenodd" d="M0 0h9v9z"/>`,
		`<path fill="currentColor" d="M0 0h9v9z"/>`,
		`<path stroke="#000000" d="M0 0h9v9z"/>`,
		`<path fill="#000000" clip-path="url(#c)" d="M0 0h9v9z"/>`,
	} {
		if lint([]byte(head+body+"</svg>")) == nil {
			t.Errorf("lint let %s through", body)
		}
	}
}
