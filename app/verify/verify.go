// Package verify checks that what was dealt follows from numbers that were
// fixed before. It works out seeds, salts, commitments and cards from a match's
// seed alone and compares them with what a record tells.
//
// Before a deal the program shows its commitment, the SHA-256 hash of a line
// of text:
//
//	klaverjas deal 3 redeal 0 seed 11230479153855292800 salt 0f1e…
//
// After the deal it shows that line. Whoever has noted the commitment can hash
// the line with any tool, and deal the cards of the seed by playing its number:
//
//	printf '%s' 'klaverjas deal 3 …' | sha256sum
package verify

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"klaverjas/engine"
)

// Why no second seed can meet a commitment:
//
// A deal's seed and salt are not chosen. Both follow from the seed of the
// match, one number of 64 bits, so for each deal there are at most 2^64 lines
// that the program could have meant, and the commitment is one of 2^256
// hashes. That two of 2^64 lines should have one hash between them is less
// likely than 2^127 in 2^256, one in 2^129. So in all likelihood there is no
// second seed at all, for any deal of any match, however long anybody searches;
// and the seed of the match, shown at its end, proves that seed and salt were
// the ones it gives. Until then, when only the line of the deal is known and a
// salt could have been made up, whoever wanted a second line would have to find
// a collision of SHA-256, which nobody has.
//
// The salt is there so that nobody can find the seed, and with it the cards,
// by hashing the lines of all 2^64 seeds beforehand: it is 128 bits that cannot
// be had without the seed of the match.

// Opening is what is shown of a deal when it is over: with it anybody can work
// out the commitment and the cards.
type Opening struct {
	Number  int // of the deal in its match
	Redeals int
	Seed    uint64 // the number by which the deal can be played again
	Salt    [16]byte
}

// OpeningOf returns the opening of a deal of a sealed match. It is an error
// for an open match, in which a deal has no seed of its own.
func OpeningOf(m *engine.Match, d *engine.Deal) (Opening, error) {
	seed, err := m.DealSeed(d)
	if err != nil {
		return Opening{}, err
	}
	return Opening{d.Number, d.Redeals, seed, saltOf(m.Seed, d.Number, d.Redeals)}, nil
}

// saltOf returns the first half of a hash of the match's seed and the deal.
func saltOf(match uint64, number, redeals int) (salt [16]byte) {
	hash := sha256.Sum256(fmt.Appendf(nil, "klaverjas deal salt %d %d %d", match, number, redeals))
	copy(salt[:], hash[:])
	return salt
}

// Line returns the text whose hash is the commitment.
func (o Opening) Line() string {
	return fmt.Sprintf("klaverjas deal %d redeal %d seed %d salt %s", o.Number, o.Redeals, o.Seed, hex.EncodeToString(o.Salt[:]))
}

// Commitment is what is shown of a deal before it is played.
type Commitment [32]byte

// Commitment returns the hash of the opening's line.
func (o Opening) Commitment() Commitment { return sha256.Sum256([]byte(o.Line())) }

// String returns the commitment as 64 hexadecimal digits.
func (c Commitment) String() string { return hex.EncodeToString(c[:]) }

// Short returns the first 16 digits in groups of four, for the eye. What binds
// is the whole.
func (c Commitment) Short() string {
	s := c.String()
	return s[:4] + " " + s[4:8] + " " + s[8:12] + " " + s[12:16]
}

// Deal works out what the opening's seed deals under these rules: who deals,
// which suit is proposed, and the hands.
func (o Opening) Deal(rules engine.Rules) (dealer engine.Seat, proposed engine.Suit, hands [4]engine.Set) {
	dealer = engine.FirstDealer(o.Seed)
	pack, proposed := engine.Shuffle(o.Seed, 1, 0)
	return dealer, proposed, rules.Batches.Distribute(pack, dealer)
}
