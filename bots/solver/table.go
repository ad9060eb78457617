package solver

import "math/bits"

// DefaultTable is the size of a solver's table in bytes: it stays in the
// second-level cache of one core.
const DefaultTable = 1 << 20

// table remembers what is known of positions at the start of a trick: a lower
// and an upper bound of what the tricks to come are worth for the leader's
// side, and the lead that was best. An entry is one word:
//
//	bits 40-63  what the place in the table does not tell of the key
//	bits 32-39  generation, never 0 in use
//	bits 20-31  lower bound + 2048
//	bits  8-19  upper bound + 2048
//	bits  5-7   tricks left - 1
//	bits  0-4   best lead
//
// Bounds that do not fit are widened, which keeps them true.
type table struct {
	entries []entry
	shift   uint  // from a mixed key to a place
	gen     entry // in place
	full    int   // log2 of the number of entries allowed
}

type entry uint64

const (
	keyBits  = 36
	minSlots = 13 // log2; with fewer the word would not hold the whole key
	noBound  = 2047
	genUnit  = entry(1) << 32
	genMask  = entry(0xff) << 32
)

func newTable(bytes int) table {
	slots := max(bits.Len(uint(max(bytes, 8)/8))-1, minSlots)
	return table{entries: make([]entry, 1<<slots), full: slots}
}

// slotsFor is log2 of the entries that endings with this many tricks fill usefully.
var slotsFor = [9]int{13, 13, 13, 13, 13, 13, 15, 20, 30}

// begin forgets everything and takes the part of the table that suits the tricks left.
func (t *table) begin(tricks int) {
	t.shift = uint(keyBits - min(t.full, slotsFor[tricks]))
	t.gen = (t.gen + genUnit) & genMask
	if t.gen == 0 {
		clear(t.entries)
		t.gen = genUnit
	}
}

// mix spreads a key over 36 bits; it can be undone, so nothing is lost.
func mix(key uint64) uint64 {
	key ^= key >> 17
	key *= 0x9e3779b97f4a7c15
	return key & (1<<keyBits - 1)
}

// find returns the entry for a mixed key, 0 if there is none.
func (t *table) find(mixed uint64) entry {
	pair := t.pair(mixed)
	want := entry(mixed)<<40 | t.gen
	if e := pair[0]; (e^want)>>32 == 0 {
		return e
	}
	if e := pair[1]; (e^want)>>32 == 0 {
		return e
	}
	return 0
}

// pair returns the two places where a key may be.
func (t *table) pair(mixed uint64) *[2]entry {
	at := mixed >> (t.shift & 63) &^ 1
	return (*[2]entry)(t.entries[at : at+2])
}

// put stores bounds for a mixed key. The first place of a pair prefers
// positions with more tricks left, the second takes whatever comes.
func (t *table) put(mixed uint64, tricks, lower, upper, lead int) {
	pair := t.pair(mixed)
	e := entry(mixed)<<40 | t.gen | pack(tricks, lower, upper, lead)
	first := pair[0]
	switch {
	case (first^e)>>32 == 0:
		pair[0] = e
	case (first^e)&genMask != 0 || first.tricks() <= tricks && (pair[1]^e)>>32 != 0:
		pair[0], pair[1] = e, first
	default:
		pair[1] = e
	}
}

func pack(tricks, lower, upper, lead int) entry {
	lower = max(min(lower, noBound), -noBound-1)
	upper = max(min(upper, noBound), -noBound-1)
	return entry(lower+noBound+1)<<20 | entry(upper+noBound+1)<<8 | entry(tricks-1)<<5 | entry(lead)
}

func (e entry) tricks() int { return int(e>>5&7) + 1 }
func (e entry) lead() int   { return int(e & 31) }

// lower returns the lower bound, -far where it says nothing.
func (e entry) lower() int {
	v := int(e>>20&0xfff) - noBound - 1
	if v == -noBound-1 {
		return -far
	}
	return v
}

// upper returns the upper bound, far where it says nothing.
func (e entry) upper() int {
	v := int(e>>8&0xfff) - noBound - 1
	if v == noBound {
		return far
	}
	return v
}
