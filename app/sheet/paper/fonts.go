package paper

import (
	"errors"
	"strings"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/text/unicode/norm"
)

const (
	// mm is a point in millimetres.
	mm = 25.4 / 72
	// capHeight is the height of capitals and figures in parts of the size.
	capHeight = 0.714
	// smallest is the size in points below which no text is shrunk.
	smallest = 5.0
	// minus is the sign before a negative number.
	minus = '−'
	// unit is to how many parts of an em widths are measured.
	unit = 1000
)

// Fonts are the two weights of the font that everything is written in.
// They may be used by several goroutines at once.
type Fonts struct {
	files  [2][]byte // TrueType, regular and bold
	parsed [2]*sfnt.Font
}

// NewFonts reads two TrueType files. It is an error if they are none.
func NewFonts(regular, bold []byte) (*Fonts, error) {
	f := &Fonts{files: [2][]byte{regular, bold}}
	for i, file := range f.files {
		parsed, err := sfnt.Parse(file)
		if err != nil {
			return nil, errors.Join(errors.New("paper: no font"), err)
		}
		f.parsed[i] = parsed
	}
	return f, nil
}

func weight(bold bool) int {
	if bold {
		return 1
	}
	return 0
}

// clean returns a text that the font can write: accents joined to their
// letters, control characters gone, a dash for the minus, which the font lacks,
// and a question mark for every other character that it lacks.
func (f *Fonts) clean(text string, bold bool) string {
	var buf sfnt.Buffer
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		switch i, err := f.parsed[weight(bold)].GlyphIndex(&buf, r); {
		case unicode.IsSpace(r):
			return ' '
		case unicode.IsControl(r), unicode.Is(unicode.Cf, r):
			return -1
		case r == minus:
			return '–'
		case err != nil || i == 0 || r > 0xffff:
			return '?'
		default:
			return r
		}
	}, norm.NFC.String(text)))
}

// width returns how wide a text is in millimetres.
func (f *Fonts) width(text string, st style) float64 {
	return f.ems(text, st.bold) * st.size * mm
}

// ems returns how wide a text is in parts of its size.
func (f *Fonts) ems(text string, bold bool) float64 {
	var buf sfnt.Buffer
	sum := 0
	for _, r := range text {
		sum += f.advance(&buf, r, bold)
	}
	return float64(sum) / unit
}

// advance returns a character's width in thousandths of the size, rounded as
// the PDF does.
func (f *Fonts) advance(buf *sfnt.Buffer, r rune, bold bool) int {
	parsed := f.parsed[weight(bold)]
	i, err := parsed.GlyphIndex(buf, r)
	if err != nil {
		return 0
	}
	em := parsed.UnitsPerEm()
	a, err := parsed.GlyphAdvance(buf, i, fixed.I(int(em)), font.HintingNone)
	if err != nil {
		return 0
	}
	return (int(a)*unit/int(em) + 32) / 64
}

// fit returns a text and a size at which it is no wider than a width: smaller
// where it must be, and cut where that does not do.
func (f *Fonts) fit(text string, st style, width float64) (string, float64) {
	need := f.width(text, st)
	if need <= width {
		return text, st.size
	}
	st.size = max(min(smallest, st.size), st.size*width/need)
	letters := []rune(text)
	for cut := len(letters); cut > 0 && f.width(text, st) > width+0.01; cut-- {
		text = strings.TrimSpace(string(letters[:cut-1])) + "…"
	}
	return text, st.size
}

// wrap breaks a text into lines no wider than a width.
func (f *Fonts) wrap(text string, st style, width float64) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(f.clean(text, st.bold)) {
		longer := strings.TrimSpace(line + " " + word)
		if line != "" && f.width(longer, st) > width {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}
