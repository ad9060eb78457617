package bots

import "klaverjas/engine"

// knowledge is what a player can tell from his view: what is still out, who
// may hold it, and how likely a card is to take the trick.
type knowledge struct {
	v       *engine.View
	me      engine.Seat
	partner engine.Seat
	trump   engine.Suit
	hand    engine.Set
	legal   engine.Set
	trick   engine.Trick
	unseen  engine.Set
	may     [4]engine.Set
}

func newKnowledge(v *engine.View) *knowledge {
	return &knowledge{
		v: v, me: v.Seat, partner: v.Seat.Partner(), trump: v.Trump,
		hand: v.Hand(), legal: v.Legal(), trick: v.Next(), unseen: v.Unseen(), may: v.MayHold(),
	}
}

// boss tells whether no unseen card of its suit beats c.
func (k *knowledge) boss(c engine.Card) bool { return c.Stronger(k.trump)&k.unseen == 0 }

// opponentTrumps returns the unseen trumps that an opponent may hold.
func (k *knowledge) opponentTrumps() engine.Set {
	return (k.may[k.me.Next()] | k.may[k.partner.Next()]).Of(k.trump)
}

// isMaker tells whether this seat chose trump.
func (k *knowledge) isMaker() bool { return k.v.Maker == k.me }

// ourSideMade tells whether this seat's side chose trump.
func (k *knowledge) ourSideMade() bool { return k.v.Makers() == k.me.Side() }

// left returns how many cards a seat still holds.
func (k *knowledge) left(s engine.Seat) int { return 8 - k.v.PlayedBy(s).Len() }

// toCome tells whether a seat has still to play to the trick after this seat.
func (k *knowledge) toCome(s engine.Seat) bool {
	mine := int(k.me-k.trick.Leader) & 3
	return int(s-k.trick.Leader)&3 > mine
}

// chanceVoid estimates the chance that a seat holds no card of a suit.
func (k *knowledge) chanceVoid(s engine.Seat, suit engine.Suit) float64 {
	out := k.may[s].Of(suit).Len()
	if out == 0 {
		return 1
	}
	return k.chanceNone(s, out)
}

// chanceNone estimates the chance that a seat holds none of n cards that it may hold.
func (k *knowledge) chanceNone(s engine.Seat, n int) float64 {
	pool := max(k.may[s].Len(), 1)
	held := min(float64(k.left(s))/float64(pool), 1)
	chance := 1.0
	for range n {
		chance *= 1 - held
	}
	return chance
}

// chanceBeats estimates the chance that a seat which has still to play can
// and will go over a card that is winning.
func (k *knowledge) chanceBeats(s engine.Seat, c engine.Card, led engine.Suit) float64 {
	higher := (c.Stronger(k.trump) & k.may[s]).Len()
	void := k.chanceVoid(s, led)
	if c.Suit() == k.trump {
		over := 1 - k.chanceNone(s, higher)
		if led != k.trump {
			over *= void
		}
		return over
	}
	over := (1 - k.chanceNone(s, higher)) * (1 - void) * 0.9
	trumps := 1 - k.chanceNone(s, k.may[s].Of(k.trump).Len())
	return min(1, over+void*trumps)
}

// chanceOurs estimates the chance that our side takes the trick once it holds
// the given cards.
func (k *knowledge) chanceOurs(t *engine.Trick) float64 {
	best, at := t.Best(k.trump)
	winner := t.SeatOf(at)
	lost := 1.0
	if winner.Side() == k.me.Side() {
		holds := 1.0
		for _, s := range []engine.Seat{k.me.Next(), k.partner.Next()} {
			if k.toCome(s) {
				holds *= 1 - k.chanceBeats(s, best, t.Led())
			}
		}
		lost = 1 - holds
	}
	if !k.toCome(k.partner) || winner == k.partner {
		return 1 - lost
	}
	rescue := k.chanceBeats(k.partner, best, t.Led()) * 0.75
	if winner.Side() == k.me.Side() {
		rescue *= 0.5 // who could beat our card may beat the partner's as well
	}
	return 1 - lost*(1-rescue)
}
