package engine

// Roem is the bonus of one trick in its parts, in points. Where a run holds
// the stuk both are counted.
type Roem struct {
	Run3 int // three in sequence of one suit
	Run4 int // four in sequence of one suit
	Stuk int // king and queen of trump
	Four int // four of a kind
}

// Total returns the sum of the parts in points.
func (r Roem) Total() int { return r.Run3 + r.Run4 + r.Stuk + r.Four }

// lowRun masks the ranks at which a run of three may begin, 7 to Q in each suit.
const lowRun Set = 0x3f3f3f3f

// OfTrick returns the roem of four cards. Sequences run 7 8 9 T J Q K A in
// every suit, trump too (source texts 000, 002, 003, 004).
func (r *RoemRules) OfTrick(cards Set, trump Suit) Roem {
	var roem Roem
	if three := cards & (cards >> 1) & (cards >> 2) & lowRun; three != 0 {
		// Two neighbouring starts of a run of three are one run of four.
		if three&(three>>1)&lowRun != 0 {
			roem.Run4 = r.Run4
		} else {
			roem.Run3 = r.Run3
		}
	}
	if pair := stukOf(trump); cards&pair == pair {
		roem.Stuk = r.Stuk
	}
	if same := cards & (cards >> 8) & (cards >> 16) & (cards >> 24) & 0xff; same != 0 {
		roem.Four = r.Four[same.First()]
	}
	return roem
}

// stukOf returns king and queen of the trump suit.
func stukOf(trump Suit) Set { return SetOf(CardOf(trump, King), CardOf(trump, Queen)) }
