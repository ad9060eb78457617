package look

import (
	"fmt"
	"image/color"
	"math"
	"testing"
)

// pairs are what is written or drawn on what, with the least contrast it must
// have: 4.5 for words, 3 for edges and rings (WCAG 2.2, 1.4.3 and 1.4.11).
var pairs = []struct {
	what   string
	fore   Role
	ground Role
	least  float64
}{
	{"words on the cloth", OnCloth, Cloth, 4.5},
	{"words on the deep cloth", OnCloth, ClothDeep, 4.5},
	{"lesser words on the cloth", OnClothDim, Cloth, 4.5},
	{"lesser words on the deep cloth", OnClothDim, ClothDeep, 4.5},
	{"words on a plate", OnCloth, Plate, 4.5},
	{"lesser words on a plate", OnClothDim, Plate, 4.5},
	{"the dealer's letter", Plate, OnCloth, 4.5},
	{"words on paper", Ink, Paper, 4.5},
	{"words on shaded paper", Ink, PaperShade, 4.5},
	{"lesser words on paper", InkDim, Paper, 4.5},
	{"lesser words on shaded paper", InkDim, PaperShade, 4.5},
	{"alarm on paper", Alarm, Paper, 4.5},
	{"words on the accent", OnAccent, Accent, 4.5},
	{"words on the deep accent", OnAccent, AccentDeep, 4.5},
	{"a ring on paper", SelectRing, Paper, 3},
	{"a ring on shaded paper", SelectRing, PaperShade, 3},
	{"the ring of a button against its inner edge", SelectRing, CardEdge, 3},
	{"a ring on a plate", Accent, Plate, 3},
	{"a ring on the deep cloth", Accent, ClothDeep, 3},
	{"a button's edge", LineStrong, Paper, 3},
	{"the turn on the cloth", PlateTurn, Cloth, 3},
	{"the turn on a plate", PlateTurn, Plate, 3},
	{"the ring around a card on the cloth", CardRing, Cloth, 3},
	{"the ring around a card against its edge", CardRing, CardEdge, 3},
	{"red suits on the cloth", LightRed, Cloth, 3},
	{"red suits on a plate", LightRed, Plate, 3},
	{"paper on the cloth", OnCloth, Cloth, 3},
}

func TestContrastOfEveryPalette(t *testing.T) {
	white := color.NRGBA{0xff, 0xff, 0xff, 0xff}
	for _, p := range Palettes() {
		name := fmt.Sprintf("%s, %s", p.Theme, p.Cloth)
		for _, c := range pairs {
			if got := contrast(p.Colour(c.fore), p.Colour(c.ground)); got < c.least {
				t.Errorf("%s: %s have %.2f to 1, want %.1f", name, c.what, got, c.least)
			}
		}
		lit := over(p.Colour(ClothLight), p.Colour(Cloth))
		for what, least := range map[Role]float64{OnCloth: 4.5, OnClothDim: 4.5, CardRing: 3, PlateTurn: 3} {
			if got := contrast(p.Colour(what), lit); got < least {
				t.Errorf("%s: role %d under the lamp has %.2f to 1, want %.1f", name, what.id, got, least)
			}
		}
		for _, ground := range []color.NRGBA{p.Colour(Cloth), p.Colour(ClothDeep), lit} {
			if got := contrast(white, ground); got < 3 {
				t.Errorf("%s: a card's edge has %.2f to 1 on the cloth", name, got)
			}
		}
		if got := contrast(p.Colour(CardEdge), white); got < 3 {
			t.Errorf("%s: the inner ring has %.2f to 1 on a card", name, got)
		}
	}
}

// TestTheRingOfAButtonStandsOut finds, for each colour that a button may have,
// one of the two tones of its ring that stands out against it.
func TestTheRingOfAButtonStandsOut(t *testing.T) {
	for _, p := range Palettes() {
		for what, ground := range map[string]Role{
			"plain": Paper, "plain under the pointer": PaperShade, "primary": Accent, "primary under the pointer": AccentDeep,
		} {
			ring, edge := contrast(p.Colour(SelectRing), p.Colour(ground)), contrast(p.Colour(CardEdge), p.Colour(ground))
			if max(ring, edge) < 3 {
				t.Errorf("%s, %s: on a %s button the ring has %.2f to 1 and its inner edge %.2f", p.Theme, p.Cloth, what, ring, edge)
			}
		}
	}
}

// TestACardThatMayNotBePlayedCanBeRead looks at black and red on a card under
// the shade that says so.
func TestACardThatMayNotBePlayedCanBeRead(t *testing.T) {
	white, black, red := rgb(0xffffff), rgb(0x000000), rgb(0xd00020)
	for _, p := range Palettes() {
		least := 3.0
		if p.Theme == Contrast {
			least = 4.2
		}
		shade := p.Colour(Dim)
		for _, ink := range []color.NRGBA{black, red} {
			if got := contrast(over(shade, ink), over(shade, white)); got < least {
				t.Errorf("%s, %s: %v on a shaded card has %.2f to 1, want %.1f", p.Theme, p.Cloth, ink, got, least)
			}
		}
	}
}

// TestEveryRoleHasAColour finds roles that a palette forgot.
func TestEveryRoleHasAColour(t *testing.T) {
	for _, p := range Palettes() {
		for id := range roleCount {
			if c := p.colours[id]; c == (color.NRGBA{}) && id != clear {
				t.Errorf("%s, %s: role %d has no colour", p.Theme, p.Cloth, id)
			}
		}
	}
}

// TestTheThemeChangesWhatIsThere holds a colour across a change of theme.
func TestTheThemeChangesWhatIsThere(t *testing.T) {
	defer use(Light, Green)
	use(Light, Green)
	var c color.Color = Paper
	before, text := color.NRGBAModel.Convert(c), fresh(Ink)
	SetTheme(Dark)
	if color.NRGBAModel.Convert(c) == before {
		t.Error("paper is as it was")
	}
	if fresh(text) == text {
		t.Error("a text would be shown as it was painted before")
	}
	if SetTheme("?"); CurrentTheme() != Light {
		t.Errorf("an unknown theme is %s", CurrentTheme())
	}
}

// over returns a colour laid upon another.
func over(top, ground color.NRGBA) color.NRGBA {
	mix := func(a, b uint8) uint8 {
		k := float64(top.A) / 255
		return uint8(float64(a)*k + float64(b)*(1-k))
	}
	return color.NRGBA{mix(top.R, ground.R), mix(top.G, ground.G), mix(top.B, ground.B), 0xff}
}

func contrast(a, b color.NRGBA) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func luminance(c color.NRGBA) float64 {
	f := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*f(c.R) + 0.7152*f(c.G) + 0.0722*f(c.B)
}
