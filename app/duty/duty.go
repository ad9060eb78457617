// Package duty says in one line what the rules ask of the player whose turn it
// is: the duty of the moment, worked out by the engine. It knows no window.
package duty

import (
	"klaverjas/app/words"
	"klaverjas/engine"
)

// Line returns the key and the values of the sentence that names the duty of
// a view's seat, as i18n.T takes them; an empty key if no card of it is
// awaited. Every value is already in the language in force: Suit and Head (the
// same word with a capital) are the suit to play, Card and Rank the card that
// lies, Trump the trump suit.
func Line(v engine.View) (key string, pairs []any) {
	if v.Phase != engine.Playing || !v.MyTurn() {
		return "", nil
	}
	next := v.Next()
	return Of(&v.Rules.Play, v.Hand(), v.Trump, &next)
}

// Of returns the same for a hand that is to play to a trick.
func Of(p *engine.PlayRules, hand engine.Set, trump engine.Suit, t *engine.Trick) (key string, pairs []any) {
	m := newMoment(p, hand, trump, t)
	return "duty." + m.kind(), m.values()
}

// moment is a hand before a trick, and what the engine says about it.
type moment struct {
	hand, legal engine.Set
	trump       engine.Suit
	trick       *engine.Trick
	best        engine.Card // winning so far
	partner     bool        // and it is the partner's
}

func newMoment(p *engine.PlayRules, hand engine.Set, trump engine.Suit, t *engine.Trick) *moment {
	m := &moment{hand: hand, legal: p.Legal(hand, trump, t), trump: trump, trick: t, best: engine.NoCard}
	if t.Count > 0 {
		m.best, _ = t.Best(trump)
		m.partner = t.Winner(trump) == t.ToPlay().Partner()
	}
	return m
}

// kind names the duty: the last part of its key.
func (m *moment) kind() string {
	switch {
	case m.trick.Count == 0:
		return "lead"
	case m.hand.Of(m.trick.Led()) != 0:
		return m.following()
	case m.trick.Led() == m.trump:
		return "void_trump"
	case m.hand.Of(m.trump) == 0:
		return "no_trump"
	case m.legal == m.hand.Of(m.trump) && m.onlyUnder():
		return m.allUnder()
	case m.legal&^m.hand.Of(m.trump) == 0:
		return m.trumping()
	default:
		return m.free()
	}
}

// following names the duty of a hand that holds the suit led.
func (m *moment) following() string {
	own := m.hand.Of(m.trick.Led())
	higher := own & m.best.Stronger(m.trump)
	switch {
	case m.trick.Led() != m.trump:
		return "follow"
	case higher == 0:
		return "follow_under"
	case m.legal == higher:
		return "follow_over"
	default:
		return "follow_any"
	}
}

// over tells whether a trump lies that a held trump could go over or under.
func (m *moment) over() engine.Set {
	if m.best.Suit() != m.trump {
		return m.hand.Of(m.trump)
	}
	return m.hand & m.best.Stronger(m.trump)
}

// onlyUnder tells whether every trump held is lower than the one that lies.
func (m *moment) onlyUnder() bool { return m.over() == 0 }

// allUnder names the duty of a hand that may only play lower trumps: by
// choice of the rules, or because it has nothing else.
func (m *moment) allUnder() string {
	if m.hand == m.legal {
		return "under_only"
	}
	return "under_must"
}

// trumping names the duty of a hand that has to trump and can go over what lies.
func (m *moment) trumping() string {
	switch {
	case m.hand.Of(m.trump) == m.hand && m.best.Suit() != m.trump:
		return "trump_all"
	case m.best.Suit() == m.trump && m.legal == m.over():
		return "over" + m.whose()
	case m.best.Suit() == m.trump:
		return "trump_any" + m.whose()
	default:
		return "trump" + m.whose()
	}
}

// free names what a hand may do that need not trump.
func (m *moment) free() string {
	barred := m.hand &^ m.legal
	switch {
	case barred == 0:
		return "free" + m.whose()
	case m.onlyUnder():
		return "free_not_under"
	default:
		return "free_over" + m.whose()
	}
}

// whose ends a key by whose the trick is.
func (m *moment) whose() string {
	if m.partner {
		return "_partner"
	}
	return ""
}

// values returns every value that a line may show.
func (m *moment) values() []any {
	if m.trick.Count == 0 {
		return nil
	}
	suit := m.trick.Led()
	if m.hand.Of(suit) == 0 {
		suit = m.trump
	}
	return []any{
		"Suit", words.Suit(suit), "Head", words.Capital(words.Suit(suit)), "Trump", words.Suit(m.trump),
		"Card", words.Card(m.best), "Rank", words.Rank(m.best.Rank()),
	}
}
