package table

import (
	"time"

	"klaverjas/app/look"
	"klaverjas/assets"
)

// Speed is how fast things move, as it is kept.
type Speed string

// The speeds. Off moves nothing: everything is where it belongs at once.
const (
	SpeedOff    Speed = "off"
	SpeedFast   Speed = "fast"
	SpeedNormal Speed = "normal"
	SpeedCalm   Speed = "calm"
	SpeedSlow   Speed = "slow"
)

// Speeds are the speeds offered, in order.
var Speeds = []Speed{SpeedOff, SpeedFast, SpeedNormal, SpeedCalm, SpeedSlow}

// Sorting is where trump lies in the hand once it is known, as it is kept.
type Sorting string

// The ways of sorting. In all of them the suits lie black and red in turn as
// far as they can, and trump lies in trump order.
const (
	TrumpFirst Sorting = "first" // at the left
	TrumpLast  Sorting = "last"  // at the right
	TrumpNone  Sorting = "none"  // where it lay during the bidding
)

// Sortings are the ways of sorting offered, in order.
var Sortings = []Sorting{TrumpFirst, TrumpLast, TrumpNone}

// PlayMode is what plays a card, as it is kept.
type PlayMode string

// The ways of playing a card. Dragging it to the table works in both.
const (
	PlayClick   PlayMode = "click"   // a click plays
	PlayConfirm PlayMode = "confirm" // a click chooses, a second one plays
)

// PlayModes are the ways of playing offered, in order.
var PlayModes = []PlayMode{PlayClick, PlayConfirm}

// The moments that have a sound; Options.Sound is told of them.
const (
	SoundCard     = "card"
	SoundDeal     = "deal"
	SoundTrick    = "trick"
	SoundRoem     = "roem"
	SoundNat      = "nat"
	SoundPit      = "pit"
	SoundYourTurn = "your-turn"
)

// settings are the player's wishes for the table.
type settings struct {
	deck       assets.Variant
	speed      Speed
	sorting    Sorting
	mode       PlayMode
	autoForced bool
	hints      bool
	aids       bool
	reduced    bool // the player or the program wants as little motion as can be
	system     bool // the system does
}

func defaultSettings() settings {
	return settings{deck: assets.TwoColour, speed: SpeedNormal, sorting: TrumpLast, mode: PlayClick}
}

// SetDeck chooses the deck. Its letters are Options.Letters.
func (t *Table) SetDeck(v assets.Variant) {
	t.set.deck = v
	look.SetFourColour(v.Style(assets.Dutch).FourColour)
	t.Refresh()
}

// SetSorting chooses how the hand is sorted.
func (t *Table) SetSorting(s Sorting) { t.set.sorting = s; t.render() }

// SetPlayMode chooses what plays a card.
func (t *Table) SetPlayMode(m PlayMode) { t.set.mode = m; t.render() }

// SetSpeed chooses how fast things move.
func (t *Table) SetSpeed(s Speed) { t.set.speed = s }

// SetReducedMotion tells whether there is to be as little motion as can be.
func (t *Table) SetReducedMotion(on bool) { t.set.reduced = on }

// SetSystemReduces tells whether the system asks for that, whatever was chosen.
func (t *Table) SetSystemReduces(on bool) { t.set.system = on }

// SetBotPause chooses how long the others seem to think, whatever cards they have.
func (t *Table) SetBotPause(d time.Duration) { t.opt.Pace.Bot = d }

// SetTrickPause chooses how long a full trick lies.
func (t *Table) SetTrickPause(d time.Duration) { t.opt.Pace.Trick = d }

// SetClaimTime chooses how long roem can be claimed by the button; 0 is until
// the next card is led.
func (t *Table) SetClaimTime(d time.Duration) { t.opt.Pace.Claim = d }

// SetAutoForced chooses whether a card is played by itself when no other may be.
func (t *Table) SetAutoForced(on bool) { t.set.autoForced = on; t.render() }

// SetHints chooses whether the table tells what roem a trick holds.
func (t *Table) SetHints(on bool) { t.set.hints = on; t.render() }
