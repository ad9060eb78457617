package engine

// Rules holds every point on which the texts about klaverjassen differ. It is
// a comparable value; the named ones are in [Profiles]. Field keys and value
// names for texts and settings are in [RuleFields].
type Rules struct {
	Batches      Batches
	FirstSpeaker FirstSpeaker
	Round1       Round1
	Round2       Round2
	AllPass      AllPass
	TrumpHeld    bool // trump must be a suit of which the chooser holds a card
	FirstLead    FirstLead

	Play PlayRules
	Roem RoemRules

	Claim       Claiming
	LastTrick   int // points for the last trick
	PitBonus    int // points for all eight tricks
	PitFor      PitFor
	Nat         NatTest
	DoubleSpade DoubleSpades
	Signals     Signals

	Length Length
	Deals  int // deals in a match, when Length is LengthDeals
	Limit  int // points that end a match, when Length is LengthPoints
}

// PlayRules are the duties of a player who does not lead. Together their
// values make the six legal-move sets.
type PlayRules struct {
	TrumpLedMustBeat    bool // on a trump lead a higher trump must be played if held
	VoidOpponentWinning VoidDuty
	VoidPartnerWinning  VoidDuty
	MustOvertrump       bool // who trumps must go over a trump on the table if able
	Undertrump          Undertrump
}

// RoemRules are the bonuses of a trick in points.
type RoemRules struct {
	Run3       int
	Run4       int
	Stuk       int
	StukTiming StukTiming
	Four       [8]int // four of a kind, by rank
}

// Batches is how the cards are dealt: in packets, forehand first.
type Batches uint8

// The ways to deal.
const (
	Batches323 Batches = iota
	Batches44
	Batches332
)

// Sizes returns the number of cards per packet; they sum to eight.
func (b Batches) Sizes() []int {
	return [...][]int{{3, 2, 3}, {4, 4}, {3, 3, 2}}[b]
}

// FirstSpeaker is who may choose trump first.
type FirstSpeaker uint8

// The first speakers.
const (
	ForehandSpeaks FirstSpeaker = iota
	DealerSpeaks
)

// Round1 is the form of the first bidding round.
type Round1 uint8

// The forms of the first bidding round.
const (
	Round1Free     Round1 = iota // any suit, or pass
	Round1Proposed               // the proposed suit, or pass
	Round1Forced                 // the first speaker must choose, nobody passes
)

// Round2 is the form of the second bidding round.
type Round2 uint8

// The forms of the second bidding round.
const (
	Round2None Round2 = iota
	Round2Free        // any suit, or pass
)

// AllPass is what happens when everybody has passed.
type AllPass uint8

// The consequences of four passes.
const (
	ForehandMust    AllPass = iota // forehand is asked again and must choose
	LastSpeakerMust                // the last speaker has no pass
	DealerMust                     // the dealer is asked again and must choose
	Redeal                         // the same dealer deals again
)

// FirstLead is who leads to the first trick.
type FirstLead uint8

// The leaders of the first trick.
const (
	ForehandLeads FirstLead = iota
	MakerLeads
)

// VoidDuty is what a player owes who is void in the plain suit led.
type VoidDuty uint8

// The duties of a void player.
const (
	MustTrump VoidDuty = iota
	FreeChoice
)

// Undertrump is whether a lower trump may be played on a higher one in a
// plain suit. Under the ban it may only be done with a hand of nothing but
// lower trumps.
type Undertrump uint8

// The two answers.
const (
	UndertrumpBanned Undertrump = iota
	UndertrumpAllowed
)

// StukTiming is when king and queen of trump score.
type StukTiming uint8

// The two timings.
const (
	StukSameTrick  StukTiming = iota // both in one trick, for the captor
	StukAlsoHolder                   // besides, for a player dealt both, at his second one
)

// Claiming is whether roem counts by itself or only when claimed.
type Claiming uint8

// The two ways of counting roem.
const (
	ClaimAutomatic Claiming = iota
	ClaimRequired
)

// PitFor is who may earn the bonus for all eight tricks.
type PitFor uint8

// The two answers.
const (
	PitForAny PitFor = iota
	PitForMakers
)

// NatTest is how it is decided whether the makers have made their deal.
type NatTest uint8

// The two tests.
const (
	NatCompare   NatTest = iota // more than the defenders, roem included
	NatThreshold                // at least 82 card points with the last trick, roem not counted
)

// DoubleSpades is what doubles when spades are trump.
type DoubleSpades uint8

// What may double. Roem, stuk and pit never do.
const (
	DoubleOff    DoubleSpades = iota
	DoubleTrumps              // the trump cards' points
	DoubleAll                 // all card points and the last trick
)

// Signals is the agreed meaning of discards.
type Signals uint8

// The conventions.
const (
	SignalsOff Signals = iota
	SignalsLow         // a low discard on the partner's sure trick asks for that suit
)

// Length is what ends a match.
type Length uint8

// The two kinds of match.
const (
	LengthDeals Length = iota
	LengthPoints
)

// Total returns the points of a deal without roem and pit: 162, or more when
// spades double.
func (r *Rules) Total(trump Suit) int { return r.counted(trump, 62, 90) + r.lastTrick(trump) }

// counted returns what trump cards and others of these values count for.
func (r *Rules) counted(trump Suit, trumps, plain int) int {
	switch r.doubling(trump) {
	case DoubleTrumps:
		return 2*trumps + plain
	case DoubleAll:
		return 2 * (trumps + plain)
	default:
		return trumps + plain
	}
}

// lastTrick returns what the last trick brings in besides its cards.
func (r *Rules) lastTrick(trump Suit) int {
	if r.doubling(trump) == DoubleAll {
		return 2 * r.LastTrick
	}
	return r.LastTrick
}

// doubling returns what doubles under this trump suit.
func (r *Rules) doubling(trump Suit) DoubleSpades {
	if trump != Spades {
		return DoubleOff
	}
	return r.DoubleSpade
}
