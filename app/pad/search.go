package pad

import (
	"slices"
	"sync"

	"klaverjas/engine"
)

// anyPoints asks for a division whatever the points.
const anyPoints = -1

// question is what is asked of the divisions: is there one like this?
type question struct {
	rules  engine.Rules
	trump  engine.Suit
	points int    // of side 0 with the last trick, doubled where spades double; or anyPoints
	roem   [2]int // that counts, without the bonus for pit
	sweep  engine.Side
}

// answer is a division, nil for none, once it has been looked for.
type answer struct {
	once     sync.Once
	division *Division
}

// answers keeps what has been found out; a pad asks the same again and again.
var answers sync.Map // of question to *answer

// find returns a division that answers the question, nil if there is none.
// It may be asked by several goroutines at once; the search is made once.
func find(q question) *Division {
	kept, _ := answers.LoadOrStore(q, &answer{})
	a := kept.(*answer)
	a.once.Do(func() { a.division = newSearch(q).run() })
	return a.division
}

// search goes through the ways to make the roem asked for and looks whether
// the other cards can bring in the points.
type search struct {
	question
	worth  worth
	cores  []core
	holder engine.Side
	room   [2]int // points that either side's cards may still bring in
	chosen [2][]core
	used   engine.Set
	seen   map[pattern]bool
	random *engine.Random
}

// pattern is which cards lie in cores of either side; the three plain suits
// are interchangeable, so theirs are in order.
type pattern struct {
	trump  uint16
	plains [3]uint16
	tricks [2]int
}

func newSearch(q question) *search {
	s := &search{
		question: q, worth: worthOf(&q.rules, q.trump), cores: coresOf(&q.rules, q.trump),
		holder: noSide, random: engine.NewRandom(uint64(q.points+1), uint64(q.roem[0]), uint64(q.roem[1])),
	}
	total := q.rules.Total(q.trump)
	s.room = [2]int{total, total}
	if q.points != anyPoints {
		s.room = [2]int{q.points, total - q.points}
	}
	return s
}

// run tries without a stuk from the hand and then, where the rules know one,
// with it on either side.
func (s *search) run() *Division {
	holders := []engine.Side{noSide}
	if s.rules.Roem.StukTiming == engine.StukAlsoHolder && s.rules.Roem.Stuk > 0 {
		holders = append(holders, 0, 1)
	}
	for _, holder := range holders {
		need := s.roem
		if holder != noSide {
			need[holder] -= s.rules.Roem.Stuk
		}
		s.holder, s.seen = holder, map[pattern]bool{}
		if need[0] < 0 || need[1] < 0 || !s.addsUp(need) {
			continue
		}
		if d := s.choose(0, need); d != nil {
			return d
		}
	}
	return nil
}

// addsUp tells whether eight values of cores, whatever their cards, can make
// up the roem of each side. Most nonsense ends here.
func (s *search) addsUp(need [2]int) bool {
	least := func(sum int) int { // how many values it takes
		count := make([]int, sum+1)
		for n := 1; n <= sum; n++ {
			count[n] = 9
			for i := range s.cores {
				if v := s.cores[i].value; v <= n {
					count[n] = min(count[n], count[n-v]+1)
				}
			}
		}
		return count[sum]
	}
	return max(need[0], need[1]) <= 9999 && least(need[0])+least(need[1]) <= 8
}

// choose adds cores from the given one on until the roem is made up exactly.
func (s *search) choose(from int, need [2]int) *Division {
	if need == [2]int{} {
		return s.filled()
	}
	left := 8 - len(s.chosen[0]) - len(s.chosen[1])
	for i := from; i < len(s.cores); i++ {
		c := &s.cores[i]
		if need[0]+need[1] > left*c.value {
			return nil // all that follow are worth no more
		}
		if c.cards&s.used != 0 || c.stuk && s.holder != noSide {
			continue
		}
		for side := range engine.Side(2) {
			if c.value > need[side] || s.sweep == side.Other() || s.worth.sum(c.cards) > s.room[side] {
				continue
			}
			if d := s.with(c, side, i+1, need); d != nil {
				return d
			}
		}
	}
	return nil
}

// with goes on with one more core on a side.
func (s *search) with(c *core, side engine.Side, next int, need [2]int) *Division {
	points := s.worth.sum(c.cards)
	s.used |= c.cards
	s.room[side] -= points
	s.chosen[side] = append(s.chosen[side], *c)
	need[side] -= c.value
	d := s.choose(next, need)
	s.chosen[side] = s.chosen[side][:len(s.chosen[side])-1]
	s.used &^= c.cards
	s.room[side] += points
	return d
}

// filled looks for cards to go with the cores that have been chosen.
func (s *search) filled() *Division {
	p := s.pattern()
	if s.seen[p] {
		return nil
	}
	s.seen[p] = true
	own := cardsOf(s.chosen[0])
	sums := sumsOf(&s.worth, (^s.used).Cards())
	for tricks := len(s.chosen[0]); tricks <= 8-len(s.chosen[1]); tricks++ {
		count := 4*tricks - own.Len()
		if !s.tricksFit(tricks) || count < 0 {
			continue
		}
		for last := range engine.Side(2) {
			if s.sweep != noSide && last != s.sweep {
				continue
			}
			if d := s.fill(sums, count, last); d != nil {
				return d
			}
		}
	}
	return nil
}

// fill gives side 0 so many of the free cards that its points come out.
func (s *search) fill(sums *sums, count int, last engine.Side) *Division {
	own := cardsOf(s.chosen[0])
	target := s.points
	if target == anyPoints {
		target = sums.first(count) + s.worth.sum(own)
	} else if last == 0 {
		target -= s.worth.last
	}
	target -= s.worth.sum(own)
	if !sums.has(count, target) {
		return nil
	}
	return s.arranged((^s.used).Cards(), count, target, last)
}

// tricksFit tells whether side 0 may have so many tricks: all or none only
// when there is a sweep.
func (s *search) tricksFit(tricks int) bool {
	switch s.sweep {
	case 0:
		return tricks == 8
	case 1:
		return tricks == 0
	default:
		return tricks > 0 && tricks < 8
	}
}

func (s *search) pattern() pattern {
	sides := [2]engine.Set{cardsOf(s.chosen[0]), cardsOf(s.chosen[1])}
	p := pattern{tricks: [2]int{len(s.chosen[0]), len(s.chosen[1])}}
	plain := p.plains[:0]
	for _, suit := range engine.Suits {
		shift := 8 * uint(suit)
		masks := uint16(sides[0]>>shift&0xff)<<8 | uint16(sides[1]>>shift&0xff)
		if suit == s.trump {
			p.trump = masks
		} else {
			plain = append(plain, masks)
		}
	}
	slices.Sort(plain)
	return p
}

func cardsOf(cores []core) engine.Set {
	var cards engine.Set
	for i := range cores {
		cards |= cores[i].cards
	}
	return cards
}
