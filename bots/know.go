package bots

import "klaverjas/engine"

// knowledge is what a player can tell from his view: what is still out, who
// may hold it, and how likely each of them does.
type knowledge struct {
	*weights
	v       *engine.View
	me      engine.Seat
	partner engine.Seat
	trump   engine.Suit
	hand    engine.Set
	legal   engine.Set
	trick   engine.Trick // the one that the card goes to
	unseen  engine.Set
	left    [4]int         // cards in each hand
	may     [4]engine.Set  // what each seat may hold
	holds   [4][32]float64 // the chance that each of the others holds a card
}

// know works out what a view tells.
func know(v *engine.View, w *weights) *knowledge {
	k := &knowledge{
		weights: w, v: v, me: v.Seat, partner: v.Seat.Partner(), trump: v.Trump,
		hand: v.Hand(), legal: v.Legal(), trick: v.Next(), unseen: v.Unseen(), may: v.MayHold(),
	}
	for _, s := range engine.Seats {
		k.left[s] = 8 - v.PlayedBy(s).Len()
	}
	k.deduce()
	k.weigh()
	return k
}

// deduce gives a seat that may hold no more cards than it has all of them,
// and takes them from the others, until nothing more follows.
func (k *knowledge) deduce() {
	for again := true; again; {
		again = false
		for _, s := range k.others() {
			if k.may[s].Len() != k.left[s] {
				continue
			}
			for _, o := range k.others() {
				if o != s && k.may[o]&k.may[s] != 0 {
					k.may[o] &^= k.may[s]
					again = true
				}
			}
		}
	}
}

// weigh shares every unseen card among the seats that may hold it: by how
// many cards they have left, and the trumps more to the maker.
func (k *knowledge) weigh() {
	for c := range k.unseen.All() {
		var share [4]float64
		sum := 0.0
		for _, s := range k.others() {
			if !k.may[s].Has(c) {
				continue
			}
			share[s] = float64(k.left[s])
			if c.Suit() == k.trump && s == k.v.Maker {
				share[s] *= k.MakerOf
			}
			sum += share[s]
		}
		for _, s := range k.others() {
			if sum > 0 {
				k.holds[s][c] = share[s] / sum
			}
		}
	}
}

// others returns the other three seats in playing order: opponent, partner, opponent.
func (k *knowledge) others() [3]engine.Seat {
	return [3]engine.Seat{k.me.Next(), k.partner, k.partner.Next()}
}

// opponents returns the two seats of the other side, the next to play first.
func (k *knowledge) opponents() [2]engine.Seat {
	return [2]engine.Seat{k.me.Next(), k.partner.Next()}
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

// ours tells whether a seat is of this side.
func (k *knowledge) ours(s engine.Seat) bool { return s.Side() == k.me.Side() }

// toCome tells whether a seat has still to play to the trick after this seat.
func (k *knowledge) toCome(s engine.Seat) bool {
	mine := int(k.me-k.trick.Leader) & 3
	return int(s-k.trick.Leader)&3 > mine
}

// chanceNone estimates the chance that a seat holds none of these cards.
func (k *knowledge) chanceNone(s engine.Seat, cards engine.Set) float64 {
	chance := 1.0
	for c := range (cards & k.may[s]).All() {
		chance *= 1 - k.holds[s][c]
	}
	return chance
}

// chanceVoid estimates the chance that a seat holds no card of a suit.
func (k *knowledge) chanceVoid(s engine.Seat, suit engine.Suit) float64 {
	return k.chanceNone(s, engine.FullDeck.Of(suit))
}

// chanceRuffs estimates the chance that a seat is out of a plain suit and
// holds a trump.
func (k *knowledge) chanceRuffs(s engine.Seat, suit engine.Suit) float64 {
	return k.chanceVoid(s, suit) * (1 - k.chanceVoid(s, k.trump))
}
