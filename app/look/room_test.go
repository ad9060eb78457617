package look

import (
	"image"
	"testing"
)

// picture returns the key of a room of this size.
func picture(w, h int) roomKey {
	return roomKey{w: w, h: h, bounds: image.Rect(5, 5, w*5/8, h-5), unit: float64(h) / 640}
}

// TestTheRoomIsLit asks of every palette that the cloth is brightest under the
// lamp, unless it is plain, and that no point is bare.
func TestTheRoomIsLit(t *testing.T) {
	for _, p := range Palettes() {
		img := p.paintRoom(picture(320, 200))
		middle, corner := img.RGBAAt(100, 80), img.RGBAAt(12, 190)
		sum := func(r, g, b uint8) int { return int(r) + int(g) + int(b) }
		lit := sum(middle.R, middle.G, middle.B) > sum(corner.R, corner.G, corner.B)
		if lit == (p.Theme == Contrast) {
			t.Errorf("%s, %s: under the lamp %v, in the corner %v", p.Theme, p.Cloth, middle, corner)
		}
		for i := 3; i < len(img.Pix); i += 4 {
			if img.Pix[i] != 0xff {
				t.Fatalf("%s, %s: point %d is bare", p.Theme, p.Cloth, i/4)
			}
		}
	}
}

// TestPaperThrowsAShadow asks that the wood beside a sheet of paper is darker
// than without it, and the cloth is not.
func TestPaperThrowsAShadow(t *testing.T) {
	p := newPalette(Light, Green)
	bare, key := p.paintRoom(picture(640, 400)), picture(640, 400)
	key.sheet = image.Rect(420, 10, 630, 390)
	laid := p.paintRoom(key)
	if a, b := bare.RGBAAt(415, 200), laid.RGBAAt(415, 200); b.R >= a.R {
		t.Errorf("wood: %v without paper, %v beside it", a, b)
	}
	if a, b := bare.RGBAAt(200, 200), laid.RGBAAt(200, 200); a != b {
		t.Errorf("cloth: %v without paper, %v with it", a, b)
	}
}

func BenchmarkRoom(b *testing.B) {
	p := newPalette(Light, Green)
	for b.Loop() {
		p.paintRoom(picture(1920, 1080))
	}
}
