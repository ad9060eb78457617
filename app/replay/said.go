package replay

import (
	"klaverjas/app/replay/steps"
	"klaverjas/app/words"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Index returns what stands in the corner of a card of this rank.
func Index(r engine.Rank, l assets.Letters) string {
	names := [8]string{"7", "8", "9", "10", "J", "Q", "K", "A"}
	if l == assets.Dutch {
		names = [8]string{"7", "8", "9", "10", "B", "V", "H", "A"}
	}
	return names[r&7]
}

// sentence says what a step shows.
func sentence(r *steps.Replay) string {
	s := r.Step()
	switch s.Kind {
	case steps.Dealt:
		return words.Event(engine.Event{Kind: engine.EventDealt, Deal: s.Deal.Number, Seat: s.Deal.Dealer})
	case steps.Said:
		if s.Action.Kind == engine.Pass {
			return words.Event(engine.Event{Kind: engine.EventPassed, Seat: s.Action.Seat})
		}
		return words.Event(engine.Event{Kind: engine.EventTrump, Seat: s.Action.Seat, Suit: s.Action.Suit})
	case steps.Claimed:
		roem := s.Deal.RoemOf(s.Deal.TrickCount - 1)
		return words.Event(engine.Event{Kind: engine.EventRoem, Seat: s.Action.Seat, Points: roem.Total(), Roem: roem})
	case steps.Played:
		return played(s)
	default:
		return ended(&s.Deal)
	}
}

// played says which card it was, and whose trick it made.
func played(s *steps.Step) string {
	text := i18n.T("replay.played."+words.Who(s.Action.Seat), "Name", words.Seat(s.Action.Seat), "Card", words.Card(s.Action.Card))
	trick := s.Deal.Trick()
	if !trick.Full() {
		return text
	}
	points := s.Deal.PointsOf(s.Deal.TrickCount - 1)
	return text + " " + words.Event(engine.Event{Kind: engine.EventTrick, Seat: trick.Winner(s.Deal.Trump), Points: points}) + "."
}

// ended says how the deal came out.
func ended(d *engine.Deal) string {
	if d.Phase == engine.PassedOut {
		return words.Event(engine.Event{Kind: engine.EventPassedOut})
	}
	res := d.Result()
	return i18n.T("replay.ended", "Verdict", i18n.T("history.verdict."+res.Verdict.String()), "Us", res.Score[0], "Them", res.Score[1])
}
