package bots

import "klaverjas/engine"

// chanceBeats estimates the chance that a seat which has still to play can
// and will go over a card that is winning.
func (k *knowledge) chanceBeats(s engine.Seat, c engine.Card, led engine.Suit) float64 {
	over := 1 - k.chanceNone(s, c.Stronger(k.trump))
	switch {
	case c.Suit() != k.trump:
		return min(1, over*k.Will+k.chanceRuffs(s, led))
	case led != k.trump:
		return over * k.chanceVoid(s, led)
	default:
		return over
	}
}

// chanceOurs estimates the chance that our side takes the trick once it holds
// the given cards.
func (k *knowledge) chanceOurs(t *engine.Trick) float64 {
	best, at := t.Best(k.trump)
	winner := t.SeatOf(at)
	lost := 1.0
	if k.ours(winner) {
		holds := 1.0
		for _, s := range k.opponents() {
			if k.toCome(s) {
				holds *= 1 - k.chanceBeats(s, best, t.Led())
			}
		}
		lost = 1 - holds
	}
	if !k.toCome(k.partner) || winner == k.partner {
		return 1 - lost
	}
	rescue := k.chanceBeats(k.partner, best, t.Led()) * k.Rescue
	if k.ours(winner) {
		rescue /= 2 // who could beat our card may beat the partner's as well
	}
	return 1 - lost*(1-rescue)
}

// stake is what the trick is worth to the side that takes it, apart from roem.
func (k *knowledge) stake(t *engine.Trick) float64 {
	sum := float64(t.Points(k.trump)) + float64(4-int(t.Count))*k.ToFall
	full := k.v.FullTricks()
	if full == 7 {
		sum += float64(k.v.Rules.LastTrick)
	}
	if k.pitAlive(full) {
		sum += k.Pit * pitWeight[full] * float64(k.v.Rules.PitBonus) / 100
	}
	return sum
}

// pitAlive tells whether one side has taken every trick so far and would be
// paid for taking all eight.
func (k *knowledge) pitAlive(full int) bool {
	won := k.v.TricksWon()
	makers := k.v.Makers()
	return won[makers] == full || won[makers.Other()] == full && k.v.Rules.PitFor == engine.PitForAny
}

// pitWeight is what a live pit is worth after so many tricks: half of the
// points times the chance that it comes to pass.
var pitWeight = [8]float64{0, 1, 2, 4, 8, 16, 28, 50}

// roem estimates what the roem of the trick is worth to the side that takes
// it: what lies, and what may come to lie.
func (k *knowledge) roem(t *engine.Trick) float64 {
	rules, lies := &k.v.Rules.Roem, t.Set()
	now := rules.OfTrick(lies, k.trump).Total()
	sum := 0.0
	if t.Count == 4 {
		return float64(now)
	}
	for c := range k.unseen.All() {
		one := rules.OfTrick(lies.With(c), k.trump).Total() - now
		if one > 0 {
			sum += float64(one) * k.chanceFalls(t, c)
		}
	}
	if t.Count < 3 {
		sum += k.pairs(t, now)
	}
	return float64(now) + sum*k.Roem
}

// pairs estimates the roem that two cards of the suit led would make together
// and neither alone.
func (k *knowledge) pairs(t *engine.Trick, now int) float64 {
	rules, lies := &k.v.Rules.Roem, t.Set()
	suit := k.unseen.Of(t.Led())
	sum := 0.0
	for a := range suit.All() {
		for b := range (suit &^ (2<<a - 1)).All() {
			both := rules.OfTrick(lies.With(a).With(b), k.trump).Total() - now
			if both > 0 && both > rules.OfTrick(lies.With(a), k.trump).Total()-now+rules.OfTrick(lies.With(b), k.trump).Total()-now {
				sum += float64(both) * k.chanceFalls(t, a) * k.chanceFalls(t, b) * 0.7
			}
		}
	}
	return sum
}

// chanceFalls estimates the chance that one of the players to come plays a card.
func (k *knowledge) chanceFalls(t *engine.Trick, c engine.Card) float64 {
	sum := 0.0
	for _, s := range k.others() {
		if k.toCome(s) {
			sum += k.holds[s][c] * k.chancePlays(t, s, c)
		}
	}
	return sum
}

// chancePlays estimates the chance that a seat plays a card that it holds:
// one of the cards of the suit led, or if it is void one of the others.
func (k *knowledge) chancePlays(t *engine.Trick, s engine.Seat, c engine.Card) float64 {
	if c.Suit() != t.Led() {
		return k.chanceVoid(s, t.Led()) / float64(max(1, k.left[s]/2))
	}
	beside := 0.0
	for o := range k.may[s].Of(t.Led()).All() {
		if o != c {
			beside += k.holds[s][o]
		}
	}
	return 1 / (1 + beside)
}
