package playout

import "klaverjas/engine"

// dealer deals the unseen cards to the other three seats, each way that fits
// the evidence being equally likely.
type dealer struct {
	me     engine.Seat
	hand   engine.Set
	seats  [3]engine.Seat
	fixed  [3]engine.Set // cards that only one seat can hold
	need   [3]int        // cards that each seat still lacks
	pools  [4]engine.Set // cards that may be held by: 0 and 1, 0 and 2, 1 and 2, all
	splits []split
	total  float64
}

// split says how many cards of the shared pools go to the first of their seats.
type split struct {
	ab, ac, bc int
	upTo       float64 // sum of the ways of this split and all before it
}

// newDealer prepares dealing for a view. ok is false if no deal fits, which
// only a view that contradicts itself can bring about.
func newDealer(v *engine.View) (d dealer, ok bool) {
	may := v.MayHold()
	d = dealer{me: v.Seat, hand: v.Hand(), seats: [3]engine.Seat{v.Seat.Next(), v.Seat.Partner(), v.Seat.Plus(3)}}
	for i, s := range d.seats {
		d.need[i] = 8 - v.PlayedBy(s).Len()
	}
	for rest := v.Unseen(); rest != 0; rest &= rest - 1 {
		c := rest.First()
		in := 0
		for i, s := range d.seats {
			if may[s].Has(c) {
				in |= 1 << i
			}
		}
		switch in {
		case 0:
			return d, false
		case 1, 2, 4:
			i := in >> 1
			d.fixed[i] = d.fixed[i].With(c)
			d.need[i]--
		case 3:
			d.pools[0] = d.pools[0].With(c)
		case 5:
			d.pools[1] = d.pools[1].With(c)
		case 6:
			d.pools[2] = d.pools[2].With(c)
		default:
			d.pools[3] = d.pools[3].With(c)
		}
	}
	d.count()
	return d, len(d.splits) > 0
}

// count lists the ways to split the shared pools, with the number of deals of each.
func (d *dealer) count() {
	nAB, nAC, nBC, nABC := d.pools[0].Len(), d.pools[1].Len(), d.pools[2].Len(), d.pools[3].Len()
	for ab := 0; ab <= nAB; ab++ {
		for ac := 0; ac <= nAC; ac++ {
			for bc := 0; bc <= nBC; bc++ {
				a := d.need[0] - ab - ac
				b := d.need[1] - (nAB - ab) - bc
				c := d.need[2] - (nAC - ac) - (nBC - bc)
				if a < 0 || b < 0 || c < 0 || a+b+c != nABC {
					continue
				}
				d.total += ways[nAB][ab] * ways[nAC][ac] * ways[nBC][bc] * ways[nABC][a] * ways[nABC-a][b]
				d.splits = append(d.splits, split{ab, ac, bc, d.total})
			}
		}
	}
}

// ways[n][k] is the number of ways to take k of n.
var ways = func() (t [25][25]float64) {
	for n := range t {
		t[n][0] = 1
		for k := 1; k <= n; k++ {
			t[n][k] = t[n-1][k-1] + t[n-1][k]
		}
	}
	return t
}()

// deal returns four hands as the others may hold them now.
func (d *dealer) deal(r *engine.Random) [4]engine.Set {
	x := float64(r.Uint64()>>11) / (1 << 53) * d.total
	var s split
	for _, s = range d.splits {
		if x < s.upTo {
			break
		}
	}
	ab := take(r, d.pools[0], s.ab)
	ac := take(r, d.pools[1], s.ac)
	bc := take(r, d.pools[2], s.bc)
	a := take(r, d.pools[3], d.need[0]-s.ab-s.ac)
	b := take(r, d.pools[3]&^a, d.need[1]-(d.pools[0].Len()-s.ab)-s.bc)
	var hands [4]engine.Set
	hands[d.me] = d.hand
	hands[d.seats[0]] = d.fixed[0] | ab | ac | a
	hands[d.seats[1]] = d.fixed[1] | d.pools[0]&^ab | bc | b
	hands[d.seats[2]] = d.fixed[2] | d.pools[1]&^ac | d.pools[2]&^bc | d.pools[3]&^a&^b
	return hands
}

// take returns n cards of a set at random.
func take(r *engine.Random, from engine.Set, n int) engine.Set {
	var cards [32]engine.Card
	k := 0
	for rest := from; rest != 0; rest &= rest - 1 {
		cards[k] = rest.First()
		k++
	}
	if n > k-n {
		return from &^ draw(r, &cards, k, k-n)
	}
	return draw(r, &cards, k, n)
}

// draw returns n of the first k cards at random, and mixes them up.
func draw(r *engine.Random, cards *[32]engine.Card, k, n int) engine.Set {
	var got engine.Set
	for i := range n {
		j := i + int((r.Uint64()>>32)*uint64(k-i)>>32)
		cards[i], cards[j] = cards[j], cards[i]
		got = got.With(cards[i])
	}
	return got
}
