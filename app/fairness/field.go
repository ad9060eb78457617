package fairness

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/frame"
	"klaverjas/app/look"
	"klaverjas/i18n"
)

// field is where a deal number is typed. It takes digits from the page, so
// that no blinking cursor keeps the window from resting.
type field struct {
	page   *Page
	ground *canvas.Rectangle
	text   *canvas.Text
	has    bool
}

func newField(p *Page) *field {
	f := &field{page: p, ground: canvas.NewRectangle(look.PaperShade), text: look.Text(look.Ink, true, fyne.TextAlignCenter)}
	f.ground.StrokeColor, f.ground.StrokeWidth = look.LineStrong, 1
	return f
}

// set takes the digits of a text.
func (f *field) set(text string) {
	digits := ""
	for _, r := range text {
		if r >= '0' && r <= '9' && len(digits) < longestNumber {
			digits += string(r)
		}
	}
	f.page.number = digits
	f.page.Refresh()
}

func (f *field) place(x, y, w, h, u float32) {
	f.ground.CornerRadius = 8 * u
	f.ground.StrokeColor, f.ground.StrokeWidth = look.LineStrong, max(1, u)
	if f.has {
		f.ground.StrokeColor, f.ground.StrokeWidth = look.SelectRing, max(2, 3*u)
	}
	look.Place(f.ground, x, y, w, h)
	f.ground.Refresh()
	f.text.Text, f.text.Color = groups(f.page.number), look.Ink
	if f.page.number == "" {
		f.text.Text, f.text.Color = i18n.T("fair.field"), look.InkDim
	}
	look.PlaceText(f.text, x+10*u, y, w-20*u, h, 24*u)
}

// Enter gives the field the keyboard.
func (f *field) Enter(bool) { f.has = true; f.page.Refresh() }

// Leave takes it away.
func (f *field) Leave() { f.has = false; f.page.Refresh() }

// Key types.
func (f *field) Key(k fyne.KeyName) bool {
	n := f.page.number
	switch {
	case len(k) == 1 && k[0] >= '0' && k[0] <= '9':
		f.set(n + string(k))
	case k == fyne.KeyBackspace && n != "":
		f.set(n[:len(n)-1])
	case k == fyne.KeyReturn || k == fyne.KeyEnter:
		f.page.playTyped()
	default:
		return false
	}
	return true
}

// Spots returns the field, and a spot without size that tells what is in it.
func (f *field) Spots() []look.Spot {
	return []look.Spot{look.SpotOf("field", f.ground), {Name: "number." + f.page.number}}
}

// Key gives digits to the field wherever the keyboard is on its tab; the
// keyboard stays there, so that Return plays the deal.
func (p *Page) Key(k fyne.KeyName) bool {
	digit := len(k) == 1 && k[0] >= '0' && k[0] <= '9'
	if p.Tab() == 2 && (digit || k == fyne.KeyBackspace) {
		p.Go(p.field)
		return p.field.Key(k)
	}
	return p.Frame.Key(k)
}

// numberBody lets a deal number be typed and played.
func (p *Page) numberBody() frame.Body {
	objects := []fyne.CanvasObject{p.how.Object(), p.field.ground, p.field.text, p.typed.Object()}
	return frame.Body{
		Objects: append(objects, p.keys.Objects()...), Zones: []frame.Zone{p.field, p.keys},
		Layout: func(x, y, w, h, u float32) {
			p.how.Place(i18n.T("fair.number.how"), x+4*u, y+8*u, w-8*u, 120*u, u)
			p.field.place(x+w/2-260*u, y+150*u, 520*u, 56*u, u)
			p.keys.Place(x+w/2-260*u, y+224*u, 520*u, 42*u, u)
			p.typed.Place(p.wrong(), x+w/2-260*u, y+284*u, 520*u, 60*u, u)
		},
	}
}

// wrong says why what is typed is no number.
func (p *Page) wrong() string {
	if _, ok := ParseNumber(p.number); p.number != "" && !ok {
		return i18n.T("fair.number.wrong")
	}
	return ""
}
