package words

import (
	"strings"

	"klaverjas/engine"
	"klaverjas/i18n"
)

// Event returns the sentence of the announcer for an event, empty where the
// picture alone says it.
func Event(e engine.Event) string {
	who, name := Who(e.Seat), Seat(e.Seat)
	switch e.Kind {
	case engine.EventDealt:
		return i18n.T("event.dealt."+who, "Name", name, "Number", e.Deal)
	case engine.EventPassed:
		return i18n.T("event.passed."+who, "Name", name)
	case engine.EventTrump:
		return i18n.T("event.trump."+who, "Name", name, "Suit", Suit(e.Suit))
	case engine.EventPassedOut:
		return i18n.T("event.passed_out")
	case engine.EventTrick:
		return i18n.T("event.trick."+who, "Name", name, "Count", e.Points)
	case engine.EventRoem:
		return i18n.T("event.roem."+who, "Name", name, "Points", e.Points, "Parts", Roem(e.Roem))
	case engine.EventStuk:
		return i18n.T("event.stuk."+who, "Name", name, "Points", e.Points)
	default:
		return ""
	}
}

// Roem returns the names of the parts of a trick's roem.
func Roem(r engine.Roem) string {
	var parts []string
	for _, p := range []struct {
		key    string
		points int
	}{{"roem.run4", r.Run4}, {"roem.run3", r.Run3}, {"roem.stuk", r.Stuk}, {"roem.four", r.Four}} {
		if p.points > 0 {
			parts = append(parts, i18n.T(p.key))
		}
	}
	return strings.Join(parts, i18n.T("list.and"))
}

// Turn returns the sentence that tells the human what is expected of him.
func Turn(v engine.View) string {
	switch v.Phase {
	case engine.Bidding:
		return bidTurn(v)
	case engine.LastClaim:
		return i18n.T("turn.last_claim")
	}
	next := v.Next()
	switch {
	case v.CanClaim(v.Seat):
		return i18n.T("turn.lead_or_claim")
	case next.Count == 0:
		return i18n.T("turn.lead")
	default:
		return i18n.T("turn.play")
	}
}

func bidTurn(v engine.View) string {
	switch {
	case v.Choices().Forced:
		return i18n.T("turn.bid_forced")
	case v.ProposedOnly():
		return i18n.T("turn.bid_proposed", "Suit", Suit(v.Proposed))
	default:
		return i18n.T("turn.bid")
	}
}

// Verdict returns the heading of a deal's result as seen by wij.
func Verdict(res *engine.Result) string {
	who, key := "us", "verdict."+res.Verdict.String()
	if res.Makers == engine.WestEast {
		who = "them"
	}
	if res.Verdict == engine.NatByTie && !equal(res) {
		key = "verdict.nat_82"
	}
	return i18n.T(key + "." + who)
}

// equal tells whether both sides have as much with their roem. A tie where they
// have not is one of card points alone: 82 was needed.
func equal(res *engine.Result) bool {
	return res.Cards[0]+res.Last[0]+res.Roem[0] == res.Cards[1]+res.Last[1]+res.Roem[1]
}
