package playout

import (
	"math/bits"

	"klaverjas/engine"
)

// featureCount is how many features one card has at most.
const featureCount = 16

// features are the places, in the table of weights, of what is true of one
// card in one hand at one moment. The worth of a card is the sum of the
// weights at these places.
type features struct {
	at [featureCount]int32
	n  int
}

// block is a part of the table of weights: one weight for each combination of
// a few things that a player looks at.
type block struct{ base, size int32 }

// The blocks, laid out one after the other.
var (
	layoutEnd int32

	leadRank    = newBlock(4 * 2 * 8 * 8)      // role, trump, rank, trick
	leadHigher  = newBlock(4 * 2 * 8 * 8)      // role, trump, cards out above it, trick
	leadTrumps  = newBlock(4 * 8 * 9 * 9)      // role, rank, own trumps, trumps out
	leadTrump2  = newBlock(4 * 8 * 8)          // role, cards out above it, who may hold trumps
	leadPlain   = newBlock(8 * 8 * 4 * 9)      // rank, cards out above it, own length, cards out
	leadRuff    = newBlock(4 * 2 * 3 * 3 * 3)  // role, highest, what each of the others may do
	leadHistory = newBlock(4 * 2 * 8 * 2)      // role, highest, who led the suit before, asked for
	leadShape   = newBlock(2 * 256 * 8)        // trump, own cards of the suit, rank
	leadOut     = newBlock(2 * 256 * 8)        // trump, cards of the suit out, rank
	leadBalance = newBlock(4 * 2 * 2 * 12)     // role, trump, highest, balance of points
	leadOwn     = newBlock(4 * 2 * 9 * 9)      // role, trump and highest, own trumps, trumps out
	leadRoem    = newBlock(2 * 8 * 4)          // highest, cards out that make roem with it, role
	followRank  = newBlock(4 * 2 * 4 * 2 * 8)  // kind, wins, place, partner's, rank
	followTable = newBlock(4 * 2 * 2 * 8 * 8)  // kind, wins, partner's, points on the table, rank
	followRisk  = newBlock(4 * 2 * 2 * 12 * 8) // kind, wins, partner's, what the next opponent may do, rank
	followHelp  = newBlock(4 * 2 * 2 * 4 * 8)  // kind, wins, partner's, what the partner may do, rank
	followShape = newBlock(4 * 256 * 8)        // kind, own cards of the suit, rank
	followOut   = newBlock(4 * 256 * 8)        // kind, cards of the suit out, rank
	followLeft  = newBlock(4 * 2 * 8 * 8 * 4)  // kind, wins, cards out above it, rank, own length
	followRoem  = newBlock(4 * 2 * 2 * 8 * 4)  // kind, wins, partner's, roem made, place
	followHope  = newBlock(4 * 2 * 2 * 8 * 4)  // kind, wins, partner's, cards out that make roem, place
	followRole  = newBlock(4 * 2 * 2 * 4 * 8)  // kind, wins, partner's, role, trick
	followTrump = newBlock(4 * 2 * 9 * 9)      // kind, wins, own trumps, trumps out
	followBal   = newBlock(4 * 2 * 2 * 2 * 12) // kind, wins, partner's, many points, balance
	discardSign = newBlock(2 * 2 * 2 * 2)      // could ask, holds the highest, partner's, low
	followPair  = newBlock(4 * 2 * 2 * 8 * 12) // kind, partner's, wins, rank, next opponent's chance when the last plays
)

func newBlock(size int32) block {
	b := block{layoutEnd, size}
	layoutEnd += size
	return b
}

// kind is how a card that does not lead relates to the suit led.
const (
	follows  = iota // a plain suit
	follower        // trump was led
	ruffs
	discards
)

// sight is what a player sees before he chooses a card.
type sight struct {
	me, left, partner, right engine.Seat

	hand    engine.Set
	out     engine.Set // unseen by me
	role    int32      // of the maker: me, partner, left, right
	myTrump int32
	trumps  int32 // unseen
	may     [4]engine.Set
	balance int32 // how the makers stand, 0 to 11

	best    engine.Card
	ours    bool  // the partner is winning
	table   int32 // class of the points on the table
	roemNow int
	lies    engine.Set
}

// see gathers what the next player looks at.
func (s *state) see(g *ground) sight {
	me := s.trick.ToPlay()
	v := sight{me: me, left: me.Next(), partner: me.Partner(), right: me.Plus(3), hand: s.hands[me]}
	v.out = engine.FullDeck &^ s.gone &^ v.hand
	v.role = [4]int32{0, 2, 1, 3}[int(g.maker-me)&3]
	v.myTrump = int32(v.hand.Of(g.trump).Len())
	v.trumps = int32(v.out.Of(g.trump).Len())
	v.may = s.may
	v.may[v.left] &= v.out
	v.may[v.partner] &= v.out
	v.may[v.right] &= v.out
	v.balance = s.balance(g)
	if s.trick.Count > 0 {
		var at int
		v.best, at = s.trick.Best(g.trump)
		v.ours = (int(s.trick.Count)-at)&1 == 0
		v.lies = s.trick.Set()
		sum := int32(0)
		for i := range int(s.trick.Count) {
			sum += g.points[s.trick.Cards[i]]
		}
		v.table = pointClass(sum)
		v.roemNow = g.rules.Roem.OfTrick(v.lies, g.trump).Total()
	}
	return v
}

// balance classes how the makers' points compare with the defenders': by how
// much they lead, and whether one side has every trick.
func (s *state) balance(g *ground) int32 {
	m := g.maker.Side()
	d := m.Other()
	switch {
	case s.done == 0:
		return 0
	case s.tricks[d] == 0:
		return 1
	case s.tricks[m] == 0:
		return 2
	}
	lead := int(s.trumps[m]+s.plain[m]+s.roem[m]) - int(s.trumps[d]+s.plain[d]+s.roem[d])
	return 3 + int32(min(8, max(0, (lead+90)/20)))
}

func pointClass(p int32) int32 {
	switch {
	case p == 0:
		return 0
	case p <= 4:
		return 1
	case p <= 9:
		return 2
	case p <= 13:
		return 3
	case p <= 18:
		return 4
	case p <= 22:
		return 5
	case p <= 30:
		return 6
	default:
		return 7
	}
}

func bit(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

func (f *features) add(b block, i int32) {
	f.at[f.n] = b.base + i
	f.n++
}

// look fills in the features of one card.
func (v *sight) look(s *state, g *ground, c engine.Card, f *features) {
	f.n = 0
	if s.trick.Count == 0 {
		v.lookLead(s, g, c, f)
	} else {
		v.lookFollow(s, g, c, f)
	}
}

func (v *sight) lookLead(s *state, g *ground, c engine.Card, f *features) {
	suit, r := c.Suit(), int32(c.Rank())
	trump := bit(suit == g.trump)
	higher := int32((c.Stronger(g.trump) & v.out).Len())
	top := bit(higher == 0)
	own, out := suitMask(v.hand, suit), suitMask(v.out, suit)
	f.add(leadRank, ((v.role*2+trump)*8+r)*8+int32(s.done))
	f.add(leadHigher, ((v.role*2+trump)*8+higher)*8+int32(s.done))
	f.add(leadShape, (trump*256+own)*8+r)
	f.add(leadOut, (trump*256+out)*8+r)
	f.add(leadBalance, ((v.role*2+trump)*2+top)*12+v.balance)
	f.add(leadOwn, ((v.role*2+top)*9+v.myTrump)*9+v.trumps)
	f.add(leadRoem, (top*8+v.completes(g, c, suit))*4+v.role)
	if trump == 1 {
		f.add(leadTrumps, ((v.role*8+r)*9+v.myTrump)*9+v.trumps)
		holders := bit(v.may[v.left].Of(g.trump) != 0) | bit(v.may[v.right].Of(g.trump) != 0)<<1 | bit(v.may[v.partner].Of(g.trump) != 0)<<2
		f.add(leadTrump2, (v.role*8+higher)*8+holders)
		return
	}
	f.add(leadPlain, ((r*8+higher)*4+min(3, int32(bits.OnesCount32(uint32(own)))-1))*9+int32(bits.OnesCount32(uint32(out))))
	f.add(leadRuff, (((v.role*2+top)*3+v.canRuff(g, v.left, suit))*3+v.canRuff(g, v.partner, suit))*3+v.canRuff(g, v.right, suit))
	before := int32(s.led[v.me]>>suit&1 | s.led[v.partner]>>suit&1<<1 | (s.led[v.left]|s.led[v.right])>>suit&1<<2)
	f.add(leadHistory, ((v.role*2+top)*8+before)*2+int32(s.asked[v.partner]>>suit&1))
}

func suitMask(cards engine.Set, suit engine.Suit) int32 { return int32(cards>>(suit*8)) & 0xff }

// canRuff tells whether a seat can trump a plain suit: 0 not, because it has
// no trumps; 1 perhaps; 2 it has shown to be void and may have trumps.
func (v *sight) canRuff(g *ground, seat engine.Seat, suit engine.Suit) int32 {
	switch {
	case v.may[seat].Of(g.trump) == 0:
		return 0
	case v.may[seat].Of(suit) == 0:
		return 2
	default:
		return 1
	}
}

// completes counts the unseen cards of a suit that lie next to a card, by
// which runs come about, up to 7.
func (v *sight) completes(g *ground, c engine.Card, suit engine.Suit) int32 {
	rank := uint(c.Rank())
	near := uint32(0x1f) << rank >> 2 & 0xff
	n := int32(bits.OnesCount32(uint32(suitMask(v.out, suit)) & near))
	if suit == g.trump && (c.Rank() == engine.King || c.Rank() == engine.Queen) {
		other := engine.CardOf(suit, engine.King+engine.Queen-c.Rank())
		if v.out.Has(other) {
			n += 3
		}
	}
	return min(7, n)
}

func (v *sight) lookFollow(s *state, g *ground, c engine.Card, f *features) {
	suit, r := c.Suit(), int32(c.Rank())
	kind, place := v.kind(s, g, suit), int32(s.trick.Count)
	wins := c.Beats(v.best, g.trump)
	w, pw := bit(wins), bit(v.ours)
	winning := v.best
	if wins {
		winning = c
	}
	higher := int32((c.Stronger(g.trump) & v.out).Len())
	own, out := suitMask(v.hand, suit), suitMask(v.out, suit)
	kw := kind*2 + w
	kwp := kw*2 + pw
	risk := v.risk(s, g, winning)
	made, hope := v.roem(s, g, c)
	f.add(followRank, ((kw*4+place)*2+pw)*8+r)
	f.add(followTable, (kwp*8+v.table)*8+r)
	f.add(followRisk, (kwp*12+risk)*8+r)
	f.add(followHelp, (kwp*4+v.help(s, g, winning))*8+r)
	f.add(followShape, (kind*256+own)*8+r)
	f.add(followOut, (kind*256+out)*8+r)
	f.add(followLeft, ((kw*8+higher)*8+r)*4+min(3, int32(bits.OnesCount32(uint32(own)))-1))
	f.add(followRoem, (kwp*8+made)*4+place)
	f.add(followHope, (kwp*8+hope)*4+place)
	f.add(followRole, (kwp*4+v.role)*8+int32(s.done))
	f.add(followTrump, (kw*9+v.myTrump)*9+v.trumps)
	f.add(followBal, ((kwp*2)+bit(g.points[c] >= 10))*12+v.balance)
	f.add(followPair, ((kwp*8)+v.table)*12+risk)
	if kind == discards {
		top := v.hand.Strongest(suit, g.trump)
		boss := top.Stronger(g.trump)&v.out == 0
		f.add(discardSign, ((bit(g.rules.Signals == engine.SignalsLow)*2+bit(boss))*2+pw)*2+bit(c.Rank() <= engine.Nine))
	}
}

func (v *sight) kind(s *state, g *ground, suit engine.Suit) int32 {
	led := s.trick.Led()
	switch {
	case suit == led && led == g.trump:
		return follower
	case suit == led:
		return follows
	case suit == g.trump:
		return ruffs
	default:
		return discards
	}
}

// risk classes what an opponent who has still to play may do to the winning
// card: how many higher cards he may hold, and whether he may trump.
func (v *sight) risk(s *state, g *ground, winning engine.Card) int32 {
	if s.trick.Count == 3 {
		return 0
	}
	over := int32(min(3, (winning.Stronger(g.trump) & v.may[v.left]).Len()))
	if winning.Suit() == g.trump && s.trick.Led() != g.trump && v.may[v.left].Of(s.trick.Led()) != 0 {
		over = min(over, 1)
	}
	ruff := int32(0)
	if winning.Suit() != g.trump {
		ruff = v.canRuff(g, v.left, s.trick.Led())
	}
	return over*3 + ruff
}

// help classes what a partner who has still to play may do to the winning card.
func (v *sight) help(s *state, g *ground, winning engine.Card) int32 {
	if s.trick.Count != 1 {
		return 0
	}
	over := winning.Stronger(g.trump)&v.may[v.partner] != 0
	ruff := winning.Suit() != g.trump && v.canRuff(g, v.partner, s.trick.Led()) == 2
	return 1 + bit(over) + bit(ruff && !over)
}

// roem classes the roem that a card makes, and what may still come of it.
func (v *sight) roem(s *state, g *ground, c engine.Card) (made, hope int32) {
	lies := v.lies.With(c)
	now := g.rules.Roem.OfTrick(lies, g.trump).Total() - v.roemNow
	switch {
	case now <= 0:
		made = 0
	case now <= 20:
		made = 1
	case now <= 50:
		made = 2
	case now <= 70:
		made = 3
	default:
		made = 4
	}
	if s.trick.Count == 3 || !mayGrow(lies, s.trick.Led(), g.trump) {
		return made, 0
	}
	total := v.roemNow + max(0, now)
	for rest := v.out.Of(s.trick.Led()); rest != 0; rest &= rest - 1 {
		if g.rules.Roem.OfTrick(lies.With(rest.First()), g.trump).Total() > total {
			hope++
		}
	}
	return made, min(7, hope)
}

// mayGrow tells whether one more card of the suit led may make roem of what
// lies: a run of two of its cards, stuk of one, four of a kind of three.
func mayGrow(lies engine.Set, led, trump engine.Suit) bool {
	own := lies.Of(led)
	switch {
	case own&(own-1) != 0:
		return true
	case led == trump && suitMask(lies, led)&(1<<engine.Queen|1<<engine.King) != 0:
		return true
	default:
		same := lies | lies>>8 | lies>>16 | lies>>24
		return lies.Len() == 3 && (same&0xff).Len() == 1
	}
}
