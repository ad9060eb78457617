package engine

import "fmt"

// ActionKind is what a player does.
type ActionKind uint8

// The kinds of action.
const (
	Pass     ActionKind = iota // declines to choose trump
	Choose                     // makes Suit trump
	Play                       // plays Card
	Claim                      // claims the roem of the trick that lies
	Gather                     // turns the eighth trick without (further) claim
	NextDeal                   // has the next deal dealt; Seat is of no account
)

var actionNames = [...]string{"pass", "choose", "play", "claim", "gather", "next_deal"}

// String returns the kind's name.
func (k ActionKind) String() string {
	if int(k) >= len(actionNames) {
		return "unknown"
	}
	return actionNames[k]
}

// Action is what one seat does: a bid, a card, a claim. Suit and Card are
// read only by the kinds that need them.
type Action struct {
	Kind ActionKind
	Seat Seat
	Suit Suit
	Card Card
}

// PassBy is the action of passing.
func PassBy(s Seat) Action { return Action{Kind: Pass, Seat: s, Card: NoCard} }

// ChooseBy is the action of choosing trump.
func ChooseBy(s Seat, suit Suit) Action {
	return Action{Kind: Choose, Seat: s, Suit: suit, Card: NoCard}
}

// PlayBy is the action of playing a card.
func PlayBy(s Seat, c Card) Action { return Action{Kind: Play, Seat: s, Card: c} }

// ClaimBy is the action of claiming roem.
func ClaimBy(s Seat) Action { return Action{Kind: Claim, Seat: s, Card: NoCard} }

// GatherBy is the action of turning the eighth trick.
func GatherBy(s Seat) Action { return Action{Kind: Gather, Seat: s, Card: NoCard} }

// String returns the action in a short form for logs.
func (a Action) String() string {
	switch a.Kind {
	case Choose:
		return fmt.Sprintf("%s %s %s", a.Seat, a.Kind, a.Suit)
	case Play:
		return fmt.Sprintf("%s %s %s", a.Seat, a.Kind, a.Card)
	default:
		return fmt.Sprintf("%s %s", a.Seat, a.Kind)
	}
}
