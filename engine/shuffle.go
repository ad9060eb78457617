package engine

// The generator is SplitMix64 (Steele, Lea and Flood 2014): a counter that
// grows by a fixed odd number, scrambled by three shifts and two
// multiplications. It is written out here so that a seed and a deal number
// give the same cards on every machine and in every later version.

// Random is a stream of random numbers that depends on its seed alone.
type Random struct{ state uint64 }

// NewRandom returns the stream of a seed and any further numbers, each
// combination of which gives a stream of its own.
func NewRandom(seed uint64, more ...uint64) *Random {
	r := &Random{seed}
	for _, n := range more {
		r.state = r.Uint64() ^ scramble(n+golden)
	}
	return r
}

const golden = 0x9e3779b97f4a7c15

func scramble(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Uint64 returns the next number of the stream.
func (r *Random) Uint64() uint64 {
	r.state += golden
	return scramble(r.state)
}

// Below returns a number from 0 to n-1, each equally likely; n must be positive.
func (r *Random) Below(n int) int {
	limit := -uint64(n) % uint64(n) // numbers below it would favour low results
	for {
		if x := r.Uint64(); x >= limit {
			return int(x % uint64(n))
		}
	}
}

// Shuffle returns the 32 cards in random order (Fisher and Yates).
func (r *Random) Shuffle() [32]Card {
	var deck [32]Card
	for i := range deck {
		deck[i] = Card(i)
	}
	for i := len(deck) - 1; i > 0; i-- {
		j := r.Below(i + 1)
		deck[i], deck[j] = deck[j], deck[i]
	}
	return deck
}

// Shuffle returns what is dealt for a seed, a deal number from 1 and the
// number of redeals before it: the pack in dealing order and the suit that is
// proposed where the rules propose one.
func Shuffle(seed uint64, number, redeals int) (pack [32]Card, proposed Suit) {
	r := NewRandom(seed, uint64(number), uint64(redeals))
	pack = r.Shuffle()
	return pack, Suit(r.Below(4))
}

// Distribute deals a pack in packets, forehand first, and returns the hands
// by seat.
func (b Batches) Distribute(pack [32]Card, dealer Seat) [4]Set {
	var hands [4]Set
	next := 0
	for _, size := range b.Sizes() {
		for i := range 4 {
			seat := dealer.Plus(1 + i)
			for range size {
				hands[seat] = hands[seat].With(pack[next])
				next++
			}
		}
	}
	return hands
}

// FirstDealer returns the seat that deals first in the match of a seed.
func FirstDealer(seed uint64) Seat { return Seat(NewRandom(seed, 0).Below(4)) }
