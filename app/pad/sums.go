package pad

import "klaverjas/engine"

// sumWords hold a bit for every sum of card points; the most is 152 doubled.
const sumWords = 5

// bitset is a set of sums below 64*sumWords.
type bitset [sumWords]uint64

func (b *bitset) has(n int) bool {
	return n >= 0 && n < 64*sumWords && b[n>>6]>>(n&63)&1 != 0
}

// orShifted adds every sum of another set, each higher by n.
func (b *bitset) orShifted(o *bitset, n int) {
	words, bits := n>>6, uint(n&63)
	for i := sumWords - 1; i >= words; i-- {
		b[i] |= o[i-words] << bits
		if bits > 0 && i > words {
			b[i] |= o[i-words-1] >> (64 - bits)
		}
	}
}

// sums are the points that so and so many of some cards can bring in.
type sums [33]bitset

func sumsOf(w *worth, cards []engine.Card) *sums {
	var s sums
	s[0][0] = 1
	for i, c := range cards {
		for count := i; count >= 0; count-- {
			s[count+1].orShifted(&s[count], w.card[c])
		}
	}
	return &s
}

func (s *sums) has(count, sum int) bool {
	return count >= 0 && count <= 32 && s[count].has(sum)
}

// first returns the least sum of so many cards, or -1.
func (s *sums) first(count int) int {
	for n := range 64 * sumWords {
		if s.has(count, n) {
			return n
		}
	}
	return -1
}

// pick returns so many of the cards with this sum, which there must be. With
// another order of the cards it may return others.
func pick(w *worth, cards []engine.Card, count, sum int) engine.Set {
	layers := make([]sums, len(cards)+1)
	layers[0][0][0] = 1
	for i, c := range cards {
		layers[i+1] = layers[i]
		for n := i; n >= 0; n-- {
			layers[i+1][n+1].orShifted(&layers[i][n], w.card[c])
		}
	}
	var picked engine.Set
	for i := len(cards) - 1; i >= 0; i-- {
		if layers[i].has(count, sum) {
			continue
		}
		picked = picked.With(cards[i])
		count, sum = count-1, sum-w.card[cards[i]]
	}
	return picked
}
