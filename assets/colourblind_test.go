package assets

import (
	"image/color"
	"math"
	"testing"
)

// eyes are ways of seeing, as matrices on linear RGB (Machado, Oliveira and
// Fernandes 2009, full severity).
var eyes = map[string][3][3]float64{
	"normal":       {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// TestFourColoursStayApart asks whether every pair of suits of the four-colour
// deck differs by at least 15 in CIELAB for every kind of eye.
func TestFourColoursStayApart(t *testing.T) {
	for name, eye := range eyes {
		for a := range Suits {
			for b := range a {
				d := difference(lab(SuitColour(a, true), eye), lab(SuitColour(b, true), eye))
				if d < 15 {
					t.Errorf("%s: suits %d and %d differ by %.1f", name, a, b, d)
				}
			}
		}
	}
}

// lab returns a colour as an eye sees it, in CIELAB under D65.
func lab(c color.NRGBA, eye [3][3]float64) [3]float64 {
	linear := [3]float64{decode(c.R), decode(c.G), decode(c.B)}
	seen := times(eye, linear)
	for i := range seen {
		seen[i] = max(0, min(1, seen[i]))
	}
	xyz := times([3][3]float64{
		{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041},
	}, seen)
	f := func(v float64) float64 {
		if v > 216.0/24389 {
			return math.Cbrt(v)
		}
		return (24389.0/27*v + 16) / 116
	}
	x, y, z := f(xyz[0]/0.95047), f(xyz[1]), f(xyz[2]/1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

func decode(v uint8) float64 {
	x := float64(v) / 255
	if x <= 0.04045 {
		return x / 12.92
	}
	return math.Pow((x+0.055)/1.055, 2.4)
}

func times(m [3][3]float64, v [3]float64) (out [3]float64) {
	for i := range m {
		out[i] = m[i][0]*v[0] + m[i][1]*v[1] + m[i][2]*v[2]
	}
	return out
}

func difference(a, b [3]float64) float64 {
	return math.Sqrt((a[0]-b[0])*(a[0]-b[0]) + (a[1]-b[1])*(a[1]-b[1]) + (a[2]-b[2])*(a[2]-b[2]))
}
