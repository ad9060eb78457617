package engine

import "fmt"

// ReasonCode names why an action is refused.
type ReasonCode uint8

// The reasons. Each says which fields of Reason it fills.
const (
	Allowed          ReasonCode = iota
	NotInHand                   // Card is not held
	MustFollow                  // Suit was led and is held
	MustBeatTrump               // trump was led: Card is the highest, and a higher trump is held
	TrumpRequired               // void in the suit led: Suit is trump, Card is winning, Partner tells whose it is
	MustOvertrump               // Card is the highest trump on the table, and a higher one is held
	MayNotUndertrump            // Card is the highest trump on the table, and another card must be thrown
	NotYourTurn                 // it is Seat's turn
	WrongPhase                  // this kind of action is not open now
	MayNotPass                  // Seat has to choose trump
	NotProposed                 // only Suit, the proposed suit, may be chosen now
	TrumpNotHeld                // Suit may not be trump because no card of it is held
	NoRoem                      // the trick holds no roem
	NotYourTrick                // the trick was captured by Seat, of the other side
	AlreadyClaimed              // the roem of this trick has been claimed
	NoSuchAction                // the action itself is malformed
)

var reasonNames = [...]string{
	"allowed", "not_in_hand", "must_follow", "must_beat_trump", "trump_required", "must_overtrump",
	"may_not_undertrump", "not_your_turn", "wrong_phase", "may_not_pass", "not_proposed", "trump_not_held",
	"no_roem", "not_your_trick", "already_claimed", "no_such_action",
}

// String returns the code's name, which is also the last part of its translation key.
func (c ReasonCode) String() string {
	if int(c) >= len(reasonNames) {
		return "unknown"
	}
	return reasonNames[c]
}

// Reason says why an action is refused, as a code with parameters that a
// translation turns into a sentence. It is the error of Apply.
type Reason struct {
	Code    ReasonCode
	Suit    Suit
	Card    Card
	Seat    Seat
	Partner bool // the card that causes the duty is the partner's
}

// Error returns a terse English form for logs; users see the translation of Code.
func (r Reason) Error() string {
	return fmt.Sprintf("%s (suit %s, card %s, seat %s)", r.Code, r.Suit, r.Card, r.Seat)
}

// refuse returns the error for a code without parameters.
func refuse(code ReasonCode) error { return Reason{Code: code, Card: NoCard} }
