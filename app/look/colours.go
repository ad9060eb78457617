// Package look holds what all screens share: colours, theme, sizes, buttons
// and panels that scale with the window.
package look

import (
	"image/color"
	"sync/atomic"
)

// Role is what a colour is for. It is a colour itself: that of the palette in
// force at the moment of painting, so that shapes follow a change of theme
// without being told. Texts and gradients are kept as pictures by the toolkit;
// PlaceText and Refresh make those anew.
type Role struct {
	id    roleID
	round int // of SetTheme and SetCloth; makes a text's colour differ from the one it was painted in
}

type roleID int

const (
	cloth roleID = iota
	clothLight
	clothDeep
	wood
	woodLight
	woodDeep
	plate
	plateEdge
	plateTurn
	onCloth
	onClothDim
	paper
	paperShade
	ink
	inkDim
	line
	lineStrong
	accent
	accentDeep
	onAccent
	alarm
	dim
	veil
	selectRing
	cardRing
	cardEdge
	lightRed
	clear
	roleCount
)

// The colours of the room. Every colour outside the card art is one of these.
var (
	Cloth      = Role{id: cloth}      // the table top
	ClothLight = Role{id: clothLight} // where the lamp shines on it
	ClothDeep  = Role{id: clothDeep}  // where it does not
	Wood       = Role{id: wood}
	WoodLight  = Role{id: woodLight}
	WoodDeep   = Role{id: woodDeep}
	Plate      = Role{id: plate}     // ground of names on the cloth
	PlateEdge  = Role{id: plateEdge} // its thin line of brass
	PlateTurn  = Role{id: plateTurn}
	OnCloth    = Role{id: onCloth}    // words on cloth and plates
	OnClothDim = Role{id: onClothDim} // lesser words there
	Paper      = Role{id: paper}      // ground of panels, buttons and the score card
	PaperShade = Role{id: paperShade}
	Ink        = Role{id: ink}    // words on paper
	InkDim     = Role{id: inkDim} // lesser words there
	Line       = Role{id: line}
	LineStrong = Role{id: lineStrong}
	Accent     = Role{id: accent} // ground of what one usually wants
	AccentDeep = Role{id: accentDeep}
	OnAccent   = Role{id: onAccent} // words on those two
	Alarm      = Role{id: alarm}
	Dim        = Role{id: dim}  // over a card that may not be played
	Veil       = Role{id: veil} // over a screen under a panel
	SelectRing = Role{id: selectRing}
	CardRing   = Role{id: cardRing} // around the card that Return would play
	CardEdge   = Role{id: cardEdge} // within a ring: between it and the card, or the button
	LightRed   = Role{id: lightRed} // red suits on dark ground
	Clear      = Role{id: clear}
)

var (
	current atomic.Pointer[Palette]
	round   atomic.Int64
)

// RGBA returns the colour that the role has now.
func (r Role) RGBA() (red, green, blue, alpha uint32) { return r.NRGBA().RGBA() }

// NRGBA returns the colour that the role has now.
func (r Role) NRGBA() color.NRGBA { return current.Load().Colour(r) }

// fresh returns the colour in a form that no picture was painted in before
// the last change of palette.
func fresh(c color.Color) color.Color {
	if r, ok := c.(Role); ok {
		r.round = int(round.Load())
		return r
	}
	return c
}
