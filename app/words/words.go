// Package words turns what the engine and the bots say in codes into words of
// the chosen language. It holds no sentence itself; those are in i18n.
package words

import (
	"sync/atomic"

	"klaverjas/app/sheet"
	"klaverjas/engine"
	"klaverjas/i18n"
)

var suitKeys = [4]string{"suit.clubs", "suit.diamonds", "suit.hearts", "suit.spades"}

// Suit returns a suit's name.
func Suit(s engine.Suit) string { return i18n.T(suitKeys[s&3]) }

// Rank returns a rank's name.
func Rank(r engine.Rank) string { return i18n.T("rank." + r.String()) }

// Card returns a card's name, for example "hartenboer" or "jack of hearts".
func Card(c engine.Card) string {
	return i18n.T("card", "Suit", Suit(c.Suit()), "Rank", Rank(c.Rank()))
}

// Action names a bid or a card.
func Action(a engine.Action) string {
	switch a.Kind {
	case engine.Pass:
		return i18n.T("action.pass")
	case engine.Choose:
		return i18n.T("action.choose", "Suit", Suit(a.Suit))
	default:
		return Card(a.Card)
	}
}

// Choice names a bid or a card within a sentence, with an article where the
// language asks for one.
func Choice(a engine.Action) string {
	switch a.Kind {
	case engine.Pass:
		return i18n.T("choice.pass")
	case engine.Play:
		return i18n.T("choice.card", "Card", Card(a.Card))
	default:
		return Action(a)
	}
}

var names [4]atomic.Value // of string

// SetName names who sits at a seat; empty: by the seat alone. It may be called
// from any goroutine.
func SetName(s engine.Seat, name string) { names[s&3].Store(name) }

// Seat returns a seat's name, which is the name of who sits there.
func Seat(s engine.Seat) string {
	if name, _ := names[s&3].Load().(string); name != "" {
		return name
	}
	return i18n.T("seat." + s.String())
}

// Profile returns a profile's name and its meaning in one line.
func Profile(name string) (title, meaning string) {
	return i18n.T("profile." + name), i18n.T("profile." + name + ".line")
}

// Refusal returns the sentence that tells why an action is refused.
func Refusal(r engine.Reason) string {
	key := "refuse." + r.Code.String()
	if r.Code == engine.TrumpRequired && r.Partner {
		key += "_partner"
	}
	return i18n.T(key, "Suit", Suit(r.Suit), "Card", cardOrNothing(r.Card), "Seat", Seat(r.Seat))
}

func cardOrNothing(c engine.Card) string {
	if !c.Valid() {
		return ""
	}
	return Card(c)
}

// Foot returns what stands under a score sheet: nats, pits, and by how much wij
// lead, with a real minus.
func Foot(s *sheet.Sheet) string {
	return i18n.T("sheet.foot", "Nat", s.Nats[0]+s.Nats[1], "Pit", s.Pits[0]+s.Pits[1], "Difference", Decimal(float64(s.Difference()), 0))
}

// Mark returns the word that stands in the points column for a mark.
func Mark(m sheet.Mark) string {
	switch m {
	case sheet.MarkNat:
		return i18n.T("sheet.nat")
	case sheet.MarkPit:
		return i18n.T("sheet.pit")
	case sheet.MarkNatPit:
		return i18n.T("sheet.natpit")
	default:
		return ""
	}
}
