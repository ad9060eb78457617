package table

import (
	"klaverjas/app/session"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// announcer keeps what was said at the table; the last sentence stands in the
// status line, all of them in the log, and each can be spoken.
type announcer struct {
	lines []string
	say   func(string) // nil: nobody speaks
}

// kept is how many sentences the log keeps: more than a long evening has.
const kept = 4000

// tell says a sentence and keeps it.
func (a *announcer) tell(sentence string) {
	a.note(sentence)
	a.speak(sentence)
}

// note keeps a sentence that is not spoken.
func (a *announcer) note(sentence string) {
	if sentence == "" {
		return
	}
	if len(a.lines) >= kept {
		a.lines = a.lines[kept/4:]
	}
	a.lines = append(a.lines, sentence)
}

// speak has a sentence spoken that the log does not keep.
func (a *announcer) speak(sentence string) {
	if a.say != nil && sentence != "" {
		a.say(sentence)
	}
}

// last returns the last sentence.
func (a *announcer) last() string {
	if len(a.lines) == 0 {
		return ""
	}
	return a.lines[len(a.lines)-1]
}

func (a *announcer) clear() { a.lines = nil }

// sentence returns what the announcer says of an update.
func sentence(u *session.Update) string {
	e := u.Event
	switch e.Kind {
	case engine.EventPlayed:
		return i18n.T("event.played."+words.Who(e.Seat), "Name", words.Seat(e.Seat), "Card", words.Card(e.Card))
	case engine.EventTakenBack:
		return i18n.T("event.taken_back", "Card", words.Card(e.Card))
	case engine.EventSettled:
		res := u.Match.Deal().Result()
		return i18n.T("event.settled", "Verdict", words.Verdict(&res), "Us", res.Score[0], "Them", res.Score[1])
	default:
		return words.Event(e)
	}
}

// cardLabel says in words what a card is and whether it may be played.
func (t *Table) cardLabel(c engine.Card) string {
	if t.session == nil {
		return words.Card(c)
	}
	d := t.match.Deal()
	hand := t.hand()
	label := words.Card(c)
	if d.Phase == engine.Playing && c.Suit() == d.Trump {
		label = i18n.T("card.trump", "Card", label)
	}
	for i, h := range hand {
		if h == c {
			label = i18n.T("card.place", "Card", label, "Place", i+1, "All", len(hand))
		}
	}
	if legal := d.Legal(); t.asking && legal != 0 && d.Hand(engine.South).Has(c) && !legal.Has(c) {
		label = i18n.T("card.illegal", "Card", label)
	}
	return label
}
