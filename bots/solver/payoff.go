package solver

// The contract's payoff is no sum over the tricks: what a trick is worth
// depends on how the deal ends. So this search carries three sums to the end
// and picks there, and its table keys hold them as far as they still matter.

// ledger is what full tricks have brought, from the makers' view.
type ledger struct {
	verdict int // points that are compared, makers minus defenders
	made    int // difference in score if the makers make it
	nat     int // difference in score if they do not
}

// open returns the ledger of a position.
func open(p *Position) ledger {
	res := p.Rules.Settle(p.Done)
	makers, defenders := p.makers(), p.makers().Other()
	cards := res.Cards[makers] - res.Cards[defenders]
	holder := holderStuk(p)
	roem := p.Done.Roem[makers] - p.Done.Roem[defenders] + holder
	l := ledger{
		verdict: cards,
		made:    cards + roem,
		nat:     -p.Rules.Total(p.Trump) - p.Done.Roem[0] - p.Done.Roem[1] - max(holder, -holder),
	}
	if p.compares() {
		l.verdict += roem
	}
	return l
}

// book adds a trick of the makers (sign 1) or the defenders (-1).
func (l *ledger) book(sign, points, roem int, compares bool) {
	l.verdict += sign * points
	if compares {
		l.verdict += sign * roem
	}
	l.made += sign * (points + roem)
	l.nat -= roem
}

// payoff searches a node with the makers' payoff as the question, like reaches.
func (s *Solver) payoff(n node, want int) int {
	if n.count > 0 {
		return s.payoffCards(n, want)
	}
	if n.rem == 0 {
		return s.settle(&n)
	}
	e, lower, upper := s.forecast(&n)
	if lower >= want {
		return lower
	}
	if upper < want {
		return upper
	}
	if s.lexical && want <= 0 && e.mode == undecided {
		if v := s.reaches(&n, 1); v > 0 {
			return v
		}
	}
	known, base := s.ledgers.at(&e), e.base(&n)
	if known.same(&e) {
		lower, upper = max(lower, base+int(known.lower)), min(upper, base+int(known.upper))
		if lower >= want {
			return lower
		}
		if upper < want {
			return upper
		}
	}
	v := s.payoffCards(n, want)
	if v >= want {
		lower = v
	} else {
		upper = v
	}
	e.lower, e.upper = int16(lower-base), int16(upper-base)
	*known = e
	return v
}

// payoffCards tries the cards of the seat to play.
func (s *Solver) payoffCards(n node, want int) int {
	if s.nodes >= s.nextPoll {
		s.poll()
	}
	makers := s.sign(n.seat) > 0
	legal := s.legal(&n)
	best := far
	if makers {
		best = -far
	}
	for legal != 0 {
		c := s.choose(&n, legal)
		legal &^= 1 << c
		s.nodes++
		v := s.payoff(s.after(n, c), want)
		if makers {
			best = max(best, v)
		} else {
			best = min(best, v)
		}
		if makers == (best >= want) {
			break
		}
	}
	return best
}

// settle values a finished deal.
func (s *Solver) settle(n *node) int {
	makers := int(s.made.makers)
	switch {
	case n.all>>makers&1 != 0:
		return n.made + s.stakes.pit[makers]
	case n.all>>(makers^1)&1 != 0:
		return n.nat - s.stakes.pit[makers^1]
	case n.verdict > 0:
		return n.made
	default:
		return n.nat
	}
}

// mode tells how much of the ledger a position's value depends on.
type mode uint8

const (
	undecided mode = iota
	surelyMade
	surelyNat
)

// forecast returns the table entry of a position at the start of a trick,
// without its bounds, and bounds of its payoff from what is left in the hands.
func (s *Solver) forecast(n *node) (e ledgerEntry, lower, upper int) {
	var ours, theirs, roem int
	n.all, ours, theirs, roem = s.prospects(n.rem, int(s.made.makers), n.left, n.all)
	makers := int(s.made.makers)
	pit, counter := int(n.all>>makers&1)*s.stakes.pit[makers], int(n.all>>(makers^1)&1)*s.stakes.pit[makers^1]
	gain, loss := ours, theirs
	if !s.compares {
		gain, loss = ours-roem, theirs-roem
	}
	e.key = s.key(n.rem, n.seat, n.all)
	switch {
	case n.verdict-loss > 0 && (s.implied || n.all>>(makers^1)&1 == 0):
		e.mode = surelyMade
		return e, n.made - theirs, n.made + ours + pit
	case n.verdict+gain <= 0 && (s.implied || n.all>>makers&1 == 0):
		e.mode = surelyNat
		return e, n.nat - roem - counter, n.nat
	}
	e.verdict, e.gap = int16(n.verdict), int16(n.made-n.nat)
	return e, min(n.made-theirs, n.nat-roem-counter), max(n.made+ours+pit, n.nat)
}

// ledgerEntry is what the payoff search knows of a position: bounds relative
// to the base.
type ledgerEntry struct {
	key          uint64
	lower, upper int16
	verdict, gap int16
	mode         mode
	gen          uint8
}

// base is the sum that shifts a position's payoff.
func (e *ledgerEntry) base(n *node) int {
	if e.mode == surelyMade {
		return n.made
	}
	return n.nat
}

func (e *ledgerEntry) same(o *ledgerEntry) bool {
	return e.key == o.key && e.verdict == o.verdict && e.gap == o.gap && e.mode == o.mode && e.gen == o.gen
}

// ledgerEntryBytes is the size of a ledgerEntry.
const ledgerEntryBytes = 24

// ledgerTable is the payoff search's table; the newest entry takes the place.
type ledgerTable struct {
	entries []ledgerEntry
	gen     uint8
}

// begin forgets everything; the table is made when it is first needed.
func (t *ledgerTable) begin(bytes int) {
	if t.entries == nil {
		t.entries = make([]ledgerEntry, bytes/ledgerEntryBytes)
	}
	t.gen++
	if t.gen == 0 {
		clear(t.entries)
		t.gen = 1
	}
}

// at returns the place for an entry and stamps the entry with the generation.
func (t *ledgerTable) at(e *ledgerEntry) *ledgerEntry {
	e.gen = t.gen
	h := mix(e.key) ^ uint64(uint16(e.verdict))*0x9e3779b97f4a7c15>>20 ^ uint64(uint16(e.gap))*0xbf58476d1ce4e5b9>>24 ^ uint64(e.mode)<<7
	h *= 0x94d049bb133111eb
	return &t.entries[h>>32*uint64(len(t.entries))>>32]
}
