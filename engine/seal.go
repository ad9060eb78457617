package engine

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
)

// A sealed match gives each deal a seed of its own, from which neither the
// match's seed nor any other deal's can be told. So a deal that is over can be
// shown to have been dealt fairly, seed and all, while the deals to come stay
// closed. The deal's seed is that of an open match whose first deal is the
// same: same cards, same dealer, same proposed suit.

// NewSealedMatch returns a sealed match with its first deal dealt. It is a
// *RuleError if the rules make no sense.
func NewSealedMatch(rules Rules, seed uint64) (Match, error) { return newMatch(rules, seed, true) }

// DealSeed returns the number of a deal: the seed of the open match whose
// first deal has the same cards and the same dealer. For an open match it is
// an error, because there a deal has no seed of its own.
func (m *Match) DealSeed(d *Deal) (uint64, error) {
	if !m.Sealed {
		return 0, fmt.Errorf("deal %d of an open match has no seed of its own", d.Number)
	}
	return dealSeed(m.Seed, d.Number, d.Redeals, d.Dealer), nil
}

// dealSeed takes a deal's seed from a hash of the match's, which no one turns
// back: the first of the hashes with try 0, 1, 2 … whose first eight bytes,
// highest first, are the seed of an open match in which this seat deals first.
func dealSeed(match uint64, number, redeals int, dealer Seat) uint64 {
	for try := 0; ; try++ {
		text := fmt.Sprintf("klaverjas deal seed %d %d %d %d", match, number, redeals, try)
		hash := sha256.Sum256([]byte(text))
		if seed := binary.BigEndian.Uint64(hash[:8]); FirstDealer(seed) == dealer {
			return seed
		}
	}
}
