package look

import (
	"image/color"
	"slices"
)

// ThemeName is the choice of how light the room is, as it is kept.
type ThemeName string

// The themes.
const (
	Light    ThemeName = "light"
	Dark     ThemeName = "dark"
	Contrast ThemeName = "contrast"
)

// ClothName is the choice of cloth, as it is kept.
type ClothName string

// The cloths.
const (
	Green ClothName = "green"
	Blue  ClothName = "blue"
	Red   ClothName = "red"
)

// Themes and Cloths are the choices, in order; the first is the default.
var (
	Themes = []ThemeName{Light, Dark, Contrast}
	Cloths = []ClothName{Green, Blue, Red}
)

// Palette is a colour for every role.
type Palette struct {
	Theme   ThemeName
	Cloth   ClothName
	colours [roleCount]color.NRGBA
}

// Colour returns the colour of a role.
func (p *Palette) Colour(r Role) color.NRGBA { return p.colours[r.id] }

func init() { use(Light, Green) }

// SetTheme switches to a theme; an unknown name is the default. What is on
// the screen has to be refreshed to show it.
func SetTheme(name ThemeName) { use(name, current.Load().Cloth) }

// SetCloth switches to a cloth; an unknown name is the default. What is on
// the screen has to be refreshed to show it.
func SetCloth(name ClothName) { use(current.Load().Theme, name) }

// CurrentTheme returns the theme in force.
func CurrentTheme() ThemeName { return current.Load().Theme }

func use(theme ThemeName, cloth ClothName) {
	if !slices.Contains(Themes, theme) {
		theme = Themes[0]
	}
	if !slices.Contains(Cloths, cloth) {
		cloth = Cloths[0]
	}
	p := newPalette(theme, cloth)
	current.Store(&p)
	round.Add(1)
}

// Palettes returns every palette: each theme with each cloth.
func Palettes() []Palette {
	var all []Palette
	for _, t := range Themes {
		for _, c := range Cloths {
			all = append(all, newPalette(t, c))
		}
	}
	return all
}

func newPalette(theme ThemeName, cloth ClothName) Palette {
	p := Palette{Theme: theme, Cloth: cloth, colours: room}
	for role, c := range rooms[theme] {
		p.colours[role] = c
	}
	for role, c := range cloths[theme][cloth] {
		p.colours[role] = c
	}
	return p
}

// rgb and rgba make a colour of its usual writing.
func rgb(v uint32) color.NRGBA { return rgba(v, 0xff) }

func rgba(v uint32, alpha uint8) color.NRGBA {
	return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), alpha}
}

// colours are those of some roles.
type colours map[roleID]color.NRGBA

// room is the café in the evening with the lamps on: the light theme.
var room = [roleCount]color.NRGBA{
	cloth: rgb(0x1d5b43), clothLight: rgba(0x3c8666, 0x90), clothDeep: rgb(0x0d3124),
	wood: rgb(0x5a3a22), woodLight: rgb(0x8a5d38), woodDeep: rgb(0x3a2414),
	plate: rgba(0x0d2e22, 0xff), plateEdge: rgba(0xd8b45e, 0x88), plateTurn: rgb(0xf4c542),
	onCloth: rgb(0xfbf5e4), onClothDim: rgb(0xe4ede3),
	paper: rgb(0xfbf7ea), paperShade: rgb(0xefe7d0), ink: rgb(0x22201c), inkDim: rgb(0x5d5749),
	line: rgb(0xb9ad90), lineStrong: rgb(0x6b6048),
	accent: rgb(0xf4c542), accentDeep: rgb(0xe0ac24), onAccent: rgb(0x22201c), alarm: rgb(0xb31b1b),
	dim: rgba(0x102a20, 0x78), veil: rgba(0x06140e, 0x99),
	selectRing: rgb(0x2a6ae0), lightRed: rgb(0xff8a78),
	cardRing: rgb(0xffd84d), cardEdge: rgb(0x14231c),
}

// rooms are what the other themes have otherwise.
var rooms = map[ThemeName]colours{
	Dark: {
		wood: rgb(0x2b1d12), woodLight: rgb(0x4a3322), woodDeep: rgb(0x1a110a),
		onCloth: rgb(0xe9e4d6), onClothDim: rgb(0xb4bdb5),
		paper: rgb(0x26241f), paperShade: rgb(0x36332c), ink: rgb(0xefe9da), inkDim: rgb(0xb9b1a0),
		line: rgb(0x57523f), lineStrong: rgb(0x8d8468),
		alarm: rgb(0xff8a7a), selectRing: rgb(0x5aa2ff), dim: rgba(0x000000, 0x80), veil: rgba(0x000000, 0xaa),
		accent: rgb(0xd9a92c), accentDeep: rgb(0xc2951f), onAccent: rgb(0x1a1712), plateEdge: rgba(0xb8924a, 0x70),
	},
	Contrast: {
		wood: rgb(0x000000), woodLight: rgb(0xffffff), woodDeep: rgb(0x000000),
		plate: rgb(0x000000), plateEdge: rgb(0xffffff), plateTurn: rgb(0xffe000), onCloth: rgb(0xffffff), onClothDim: rgb(0xffffff),
		paper: rgb(0xffffff), paperShade: rgb(0xe4e4e4), ink: rgb(0x000000), inkDim: rgb(0x000000),
		line: rgb(0x000000), lineStrong: rgb(0x000000),
		accent: rgb(0xffe000), accentDeep: rgb(0xffc400), onAccent: rgb(0x000000), alarm: rgb(0xa00000),
		dim: rgba(0x000000, 0x50), veil: rgba(0x000000, 0xc8), selectRing: rgb(0x0040ff), cardRing: rgb(0xffe000), cardEdge: rgb(0x000000), lightRed: rgb(0xff9d90),
	},
}

// cloths are the three cloths under each light.
var cloths = map[ThemeName]map[ClothName]colours{
	Light: {
		Blue: {
			cloth: rgb(0x1f4a74), clothLight: rgba(0x4079ab, 0x90), clothDeep: rgb(0x0f2943), plate: rgba(0x0d2338, 0xff),
			onClothDim: rgb(0xd3deea), dim: rgba(0x0e2236, 0x78), veil: rgba(0x06101a, 0x99),
		},
		Red: {
			cloth: rgb(0x7a2430), clothLight: rgba(0xa8444e, 0x90), clothDeep: rgb(0x45121a), plate: rgba(0x3a0f16, 0xff),
			onClothDim: rgb(0xf0d8d6), dim: rgba(0x2e0c12, 0x78), veil: rgba(0x16060a, 0x99),
		},
	},
	Dark: {
		Green: {cloth: rgb(0x123a2b), clothLight: rgba(0x1f5a43, 0x80), clothDeep: rgb(0x081d15), plate: rgba(0x071811, 0xff)},
		Blue:  {cloth: rgb(0x122c47), clothLight: rgba(0x23486d, 0x80), clothDeep: rgb(0x081729), plate: rgba(0x07131f, 0xff)},
		Red:   {cloth: rgb(0x48151d), clothLight: rgba(0x6b2a33, 0x80), clothDeep: rgb(0x26090e), plate: rgba(0x1f070b, 0xff)},
	},
	Contrast: {
		Green: {cloth: rgb(0x003018), clothLight: rgba(0x003018, 0), clothDeep: rgb(0x001a0d)},
		Blue:  {cloth: rgb(0x001c48), clothLight: rgba(0x001c48, 0), clothDeep: rgb(0x000e26)},
		Red:   {cloth: rgb(0x48000c), clothLight: rgba(0x48000c, 0), clothDeep: rgb(0x260006)},
	},
}
