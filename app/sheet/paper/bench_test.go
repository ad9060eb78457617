package paper

import (
	"bytes"
	"testing"

	"klaverjas/app/sheet"
	"klaverjas/i18n"
)

func BenchmarkBlank99(b *testing.B) {
	p := newPress(b, i18n.Dutch, Options{})
	for b.Loop() {
		p.Blank(sheet.Head{}, Stack{Copies: 99})
	}
}

func BenchmarkFilled(b *testing.B) {
	p := newPress(b, i18n.Dutch, Options{})
	s := fullSheet(16)
	for b.Loop() {
		p.Filled(s, fullHead())
	}
}

func BenchmarkPDF(b *testing.B) {
	p := newPress(b, i18n.Dutch, Options{})
	d := p.Filled(fullSheet(16), fullHead())
	var out bytes.Buffer
	for b.Loop() {
		out.Reset()
		if err := d.WritePDF(&out, p.Fonts); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPicture4K(b *testing.B) {
	p := newPress(b, i18n.Dutch, Options{})
	d := p.Filled(fullSheet(16), fullHead())
	for b.Loop() {
		d.Pages[0].Image(p.Fonts, 2000.0/297, Print)
	}
}

func BenchmarkCard4K(b *testing.B) {
	p := newPress(b, i18n.Dutch, Options{})
	page := longCard().Page(p.Fonts, 624)
	for b.Loop() {
		page.Image(p.Fonts, 3.375, Print)
	}
}
