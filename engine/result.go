package engine

// Verdict is how a deal ended for its makers.
type Verdict uint8

// The verdicts.
const (
	Made       Verdict = iota
	Nat                // the makers have fewer points than they need
	NatByTie           // the makers have just as many as the defenders
	Pit                // the makers took all eight tricks
	CounterPit         // the defenders took all eight tricks
)

var verdictNames = [...]string{"made", "nat", "nat_tie", "pit", "counter_pit"}

// String returns the verdict's name, the last part of its translation key.
func (v Verdict) String() string {
	if int(v) >= len(verdictNames) {
		return "unknown"
	}
	return verdictNames[v]
}

// Made tells whether the makers keep their points.
func (v Verdict) Made() bool { return v == Made || v == Pit }

// Tally is what decides a deal, counted per side before the verdict. Points
// are card values that nothing has doubled.
type Tally struct {
	Trump       Suit
	Makers      Side
	TrumpPoints [2]int // values of the trump cards captured
	PlainPoints [2]int // values of the other cards captured
	Tricks      [2]int
	LastTrick   Side
	Roem        [2]int // roem that counts, without the bonus for pit
}

// Result is a deal worked out step by step, all points per side.
type Result struct {
	Tally
	Cards   [2]int // card points, doubled where spades double
	Last    [2]int // bonus for the last trick, doubled likewise
	Pit     [2]int // bonus for all eight tricks
	Missed  [2]int // roem captured and not claimed
	Verdict Verdict
	Points  [2]int // what each side writes down as points, cards and last trick
	Bonus   [2]int // what each side writes down as roem, pit included
	Score   [2]int // Points plus Bonus
}

// Settle works out a deal in the order of the rule texts: card points and
// roem, last trick, doubling, comparison, pit, transfer when nat.
func (r *Rules) Settle(t Tally) Result {
	res := Result{Tally: t}
	res.Last[t.LastTrick] = r.lastTrick(t.Trump)
	for side := range 2 {
		res.Cards[side] = r.counted(t.Trump, t.TrumpPoints[side], t.PlainPoints[side])
	}
	res.Verdict = r.verdict(&res)
	r.addPit(&res)
	res.write()
	return res
}

// verdict compares the makers' total with the defenders', or asks for the
// fixed threshold.
func (r *Rules) verdict(res *Result) Verdict {
	makers, defenders := res.Makers, res.Makers.Other()
	mine := res.Cards[makers] + res.Last[makers] + res.Roem[makers]
	theirs := res.Cards[defenders] + res.Last[defenders] + res.Roem[defenders]
	if r.Nat == NatThreshold {
		mine, theirs = r.undoubled(res, makers), r.undoubled(res, defenders)
	}
	switch {
	case res.Tricks[makers] == 8:
		return Pit
	case res.Tricks[defenders] == 8:
		return CounterPit
	case r.Nat == NatThreshold && mine >= threshold:
		return Made
	case mine == theirs:
		return NatByTie
	case r.Nat == NatCompare && mine > theirs:
		return Made
	default:
		return Nat
	}
}

// threshold is what the makers need where a fixed number decides: the least
// that is more than half of 162. It is taken literally, so it stays 82 under
// rules that Validate refuses, where a deal is not worth 162.
const threshold = 82

// undoubled returns a side's card points and last trick as they are before
// anything doubles, which is what the threshold is counted in.
func (r *Rules) undoubled(res *Result, side Side) int {
	sum := res.TrumpPoints[side] + res.PlainPoints[side]
	if res.LastTrick == side {
		sum += r.LastTrick
	}
	return sum
}

// addPit gives the bonus for all eight tricks, counted by tricks, not by points.
func (r *Rules) addPit(res *Result) {
	switch {
	case res.Verdict == Pit:
		res.Pit[res.Makers] = r.PitBonus
	case res.Verdict == CounterPit && r.PitFor == PitForAny:
		res.Pit[res.Makers.Other()] = r.PitBonus
	}
}

// write fills in what each side writes down: its own, or all to the
// defenders when the makers are nat.
func (res *Result) write() {
	for side := range 2 {
		res.Points[side] = res.Cards[side] + res.Last[side]
		res.Bonus[side] = res.Roem[side] + res.Pit[side]
	}
	if !res.Verdict.Made() {
		makers, defenders := res.Makers, res.Makers.Other()
		res.Points[defenders] += res.Points[makers]
		res.Bonus[defenders] += res.Bonus[makers]
		res.Points[makers], res.Bonus[makers] = 0, 0
	}
	for side := range 2 {
		res.Score[side] = res.Points[side] + res.Bonus[side]
	}
}

// Tally counts the full tricks of the deal so far.
func (t *Table) Tally() Tally {
	tally := Tally{Trump: t.Trump, Makers: t.Makers()}
	for i := range t.FullTricks() {
		trick := &t.Tricks[i]
		side := trick.Winner(t.Trump).Side()
		cards := trick.Set()
		tally.Tricks[side]++
		tally.TrumpPoints[side] += cards.Of(t.Trump).Points(t.Trump)
		tally.PlainPoints[side] += (cards &^ cards.Of(t.Trump)).Points(t.Trump)
		tally.LastTrick = side
		if t.Counts(i) {
			tally.Roem[side] += t.RoemOf(i).Total()
		}
	}
	if holder, ok := t.HolderStuk(); ok {
		tally.Roem[holder.Side()] += t.Rules.Roem.Stuk
	}
	return tally
}

// PointsOf returns what the i-th trick, from 0, which must be full, is worth in
// points without roem: its cards and the bonus for the last trick, doubled where
// spades double. The eight of a deal sum to Rules.Total, and those of a side to
// its Cards and Last in the deal's Result.
func (t *Table) PointsOf(i int) int {
	cards := t.Tricks[i].Set()
	trumps := cards.Of(t.Trump)
	points := t.Rules.counted(t.Trump, trumps.Points(t.Trump), (cards &^ trumps).Points(t.Trump))
	if i == len(t.Tricks)-1 {
		points += t.Rules.lastTrick(t.Trump)
	}
	return points
}

// Result works out a settled deal; before that it is what the deal would be
// worth if nothing more were played.
func (t *Table) Result() Result {
	res := t.Rules.Settle(t.Tally())
	for i := range t.FullTricks() {
		if !t.Counts(i) {
			res.Missed[t.Tricks[i].Winner(t.Trump).Side()] += t.RoemOf(i).Total()
		}
	}
	return res
}
