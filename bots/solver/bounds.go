package solver

import (
	"math/bits"
	"slices"
)

// bounds are tables, made once per deal, that limit what the tricks to come
// can bring. A byte index is a set of cards of one suit.
type bounds struct {
	roem  [4][256]int16 // most roem that cards of this suit can still make
	solid [256]int16    // points of the top trumps that are all one side's; negative for side 1
	canon [4][256]uint8 // the set that stands for all sets that play alike
	fours []four
	store [8]four
}

// build makes the tables for the cards that remain, owner by owner.
func (b *bounds) build(s *Solver) {
	b.fours = s.stakes.fours(&s.hand, b.store[:0])
	for suit := range 4 {
		root := uint8(s.all >> (8 * suit))
		runs := s.runs(suit, root)
		b.buildRoem(suit, root, runs)
		b.buildCanon(s, suit, root, runs)
	}
	b.buildSolid(s, uint8(s.all>>(8*trumpByte)))
}

// bonus is a set of cards of one suit that makes roem when it falls in one trick.
type bonus struct {
	cards uint8
	value int16
}

// bonusSets[kind] lists every run and the stuk as sets of strengths.
var bonusSets = func() (t [2][]uint8) {
	for kind := range t {
		var at [8]uint8 // by natural rank
		for strength, rank := range naturalRank[kind] {
			at[rank] = 1 << strength
		}
		for i := range 6 {
			t[kind] = append(t[kind], at[i]|at[i+1]|at[i+2])
		}
		for i := range 5 {
			t[kind] = append(t[kind], at[i]|at[i+1]|at[i+2]|at[i+3])
		}
	}
	queenKing := uint8(1<<2 | 1<<3)
	t[1] = append(t[1], queenKing)
	return t
}()

// runs lists the sets of a suit that can still make roem: no two of their
// cards are in one hand.
func (s *Solver) runs(suit int, root uint8) []bonus {
	list := s.bonuses[:0]
	for _, cards := range bonusSets[kindOf(suit)] {
		value := int16(s.worth[kindOf(suit)][cards] >> 16)
		if value > 0 && cards&^root == 0 && apart(uint32(cards)<<(8*suit), &s.hand) {
			list = append(list, bonus{cards, value})
		}
	}
	return list
}

// buildRoem finds for every set the dearest choice of disjoint runs.
func (b *bounds) buildRoem(suit int, root uint8, runs []bonus) {
	t := &b.roem[suit]
	if len(runs) == 0 {
		*t = [256]int16{}
		return
	}
	for set := uint8(0); ; set = (set - root) & root {
		best := int16(0)
		for _, run := range runs {
			if run.cards&^set == 0 {
				best = max(best, run.value+t[set&^run.cards])
			}
		}
		t[set] = best
		if set == root {
			return
		}
	}
}

// buildSolid adds up the top trumps of one side: whoever of it holds them, all
// their points stay with it.
func (b *bounds) buildSolid(s *Solver, root uint8) {
	first := uint8((s.hand[0] | s.hand[2]) >> (8 * trumpByte))
	for set := uint8(0); ; set = (set - root) & root {
		b.solid[set] = 0
		if set != 0 {
			own, sign := first, int16(1)
			if first>>(bits.Len8(set)-1)&1 == 0 {
				own, sign = ^first, -1
			}
			others := bits.Len8(set &^ own)
			top := set >> others << others
			b.solid[set] = sign * int16(s.worth[1][top]&0xffff)
		}
		if set == root {
			return
		}
	}
}

// zeros[kind] holds the cards without points: 9 8 7, of trump 8 7.
var zeros = [2]uint8{7, 3}

// buildCanon finds for every set the least set that plays alike. Cards without
// points that can make no roem any more matter only by their order and their
// owners, so the lowest cards of the same owners stand for them.
func (b *bounds) buildCanon(s *Solver, suit int, root uint8, runs []bonus) {
	low := zeros[kindOf(suit)] & root
	pinned := b.pinned(suit)
	for high := uint8(0); ; high = (high - (root &^ low)) & (root &^ low) {
		b.canonLow(s, suit, high, low, pinned, runs)
		if high == root&^low {
			return
		}
	}
}

// pinned returns the cards of a suit whose rank matters for a four of a kind.
func (b *bounds) pinned(suit int) uint8 {
	var cards uint32
	for _, f := range b.fours {
		cards |= f.cards
	}
	return uint8(cards >> (8 * suit))
}

// canonLow does so for the sets with these cards with points. low are the
// cards without points at the root.
func (b *bounds) canonLow(s *Solver, suit int, high, low, pinned uint8, runs []bonus) {
	var seen [8]owned
	count := 0
	for part := uint8(0); ; part = (part - low) & low {
		set := high | part
		b.canon[suit][set] = set
		if part&pinned == 0 && !makesRun(set, part, runs) {
			o := owned{s.ownersOf(suit, part), set}
			if i := slices.IndexFunc(seen[:count], o.alike); i >= 0 {
				b.canon[suit][set] = seen[i].set
			} else {
				seen[count] = o
				count++
			}
		}
		if part == low {
			return
		}
	}
}

// owned is a set with the owners of its cards without points.
type owned struct {
	owners uint32
	set    uint8
}

func (o owned) alike(p owned) bool { return o.owners == p.owners }

// makesRun tells whether the set holds a run that contains a card of part.
func makesRun(set, part uint8, runs []bonus) bool {
	for _, run := range runs {
		if run.cards&^set == 0 && run.cards&part != 0 {
			return true
		}
	}
	return false
}

// ownersOf spells the owners of the cards, lowest first.
func (s *Solver) ownersOf(suit int, cards uint8) uint32 {
	word := uint32(1)
	for ; cards != 0; cards &= cards - 1 {
		word = word<<2 | uint32(s.owner[8*suit+bits.TrailingZeros8(cards)])
	}
	return word
}
