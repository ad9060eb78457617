package paper

// Format is the paper and how many sheets stand on a page of it.
type Format uint8

// The formats.
const (
	A4     Format = iota // upright, one sheet
	A4Pair               // lying, two sheets beside each other
	A5                   // upright, one sheet
	Letter               // upright, one sheet
)

// formats holds names, sizes in millimetres and what CUPS calls the paper.
var formats = [...]struct {
	name          string
	width, height float64
	media         string
	across        int
}{
	A4:     {"a4", 210, 297, "A4", 1},
	A4Pair: {"a4x2", 297, 210, "A4", 2},
	A5:     {"a5", 148, 210, "A5", 1},
	Letter: {"letter", 215.9, 279.4, "Letter", 1},
}

// Formats lists the formats in the order in which they are offered.
func Formats() []Format { return []Format{A4, A4Pair, A5, Letter} }

// String returns the format's name on the command line.
func (f Format) String() string { return formats[f].name }

// ParseFormat returns the format of a name, and whether there is one.
func ParseFormat(name string) (Format, bool) {
	for _, f := range Formats() {
		if f.String() == name {
			return f, true
		}
	}
	return A4, false
}

// Media returns the name by which a printer knows the paper.
func (f Format) Media() string { return formats[f].media }

// Landscape tells whether the page lies.
func (f Format) Landscape() bool { return formats[f].width > formats[f].height }

// margin is what stays white on each side of a sheet, in millimetres: more
// than any printer cannot reach (12.7 at the foot of some ink printers).
const margin = 13.0

// boxes returns the places of the sheets on a page. They lie symmetrically
// around the page's middle, so that the back of a page lies behind its front.
func (f Format) boxes() []box {
	s := formats[f]
	w := s.width / float64(s.across)
	var all []box
	for i := range s.across {
		all = append(all, box{float64(i) * w, 0, w, s.height}.inset(margin))
	}
	return all
}
