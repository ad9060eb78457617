package lessons

import (
	"klaverjas/bots"
	"klaverjas/engine"
)

// whyBid says what a hand has for and against it, as the regular sees it.
func (q *Question) whyBid(a Answer) []Say {
	v := q.Deal.View(engine.South)
	suit, margin := bots.BidMargin(v)
	hand := v.Dealt
	switch {
	case margin < 0 && v.Choices().MayPass:
		return []Say{say("learn.bid.weak", q.inHand(hand, suit)...)}
	case margin < 0:
		return []Say{say("learn.bid.forced", q.inHand(hand, suit)...)}
	}
	why := []Say{say("learn.bid."+strongPoint(hand, suit), q.inHand(hand, suit)...)}
	if chosen, err := engine.ParseSuit(string(a)); err == nil && chosen != suit {
		why = append([]Say{say("learn.bid.less", "Suit", chosen, "Best", suit)}, why...)
	}
	return why
}

// strongPoint names what makes a suit fit to be trump.
func strongPoint(hand engine.Set, suit engine.Suit) string {
	jack, nine := hand.Has(engine.CardOf(suit, engine.Jack)), hand.Has(engine.CardOf(suit, engine.Nine))
	switch {
	case jack && nine:
		return "jack_nine"
	case jack:
		return "jack"
	case hand.Of(suit).Len() >= 4:
		return "length"
	default:
		return "aces"
	}
}

// inHand returns the numbers that a sentence about a hand shows.
func (q *Question) inHand(hand engine.Set, suit engine.Suit) []any {
	aces := 0
	for _, s := range engine.Suits {
		if s != suit && hand.Has(engine.CardOf(s, engine.Ace)) {
			aces++
		}
	}
	beside := say("learn.bid.side_aces", "Count", aces)
	if aces == 0 {
		beside = say("learn.bid.no_aces")
	}
	return []any{
		"Suit", suit,
		"Trumps", say("learn.bid.trumps", "Count", hand.Of(suit).Len()),
		"Aces", beside,
	}
}
