package pad

import "klaverjas/engine"

// Code says why an entry is refused. It is the last part of its translation key.
type Code string

// The reasons.
const (
	NoMaker     Code = "no_maker"     // nobody has been entered as maker
	NoTrump     Code = "no_trump"     // no trump
	NoPoints    Code = "no_points"    // no points
	OverTotal   Code = "over_total"   // more points than a deal has
	NoDivision  Code = "no_division"  // no division of the cards gives the points
	NoRoem      Code = "no_roem"      // no parts make up this roem
	TooMuchRoem Code = "too_much"     // no deal holds so much roem
	RoemBoth    Code = "roem_both"    // the roem of both sides does not fit into one deal
	RoemPoints  Code = "roem_points"  // roem and points do not go together
	RoemNoTrick Code = "roem_trick"   // roem of a side without a trick
	MakerForced Code = "maker_forced" // by the rules somebody else has to play
	MustPlay    Code = "must_play"    // by the rules not everybody can pass
	Finished    Code = "finished"     // the game has all its deals; it may be given more
	AtLimit     Code = "limit"        // a side has the points that end the game
	Full        Code = "full"         // there are MaxDeals deals, and no pad has more
	NoSuchRow   Code = "no_row"       // there is no such row
	BadNumber   Code = "bad_number"   // a number out of range
	FewDeals    Code = "few_deals"    // more rows have been written than the game would have deals
	BadRules    Code = "bad_rules"    // the rules make no sense
)

// Refusal is the reason why an entry is not accepted, with what a sentence
// about it needs. Only the values that belong to the code are set.
type Refusal struct {
	Code   Code
	Seat   engine.Seat // who has to play
	Side   engine.Side // whose points or roem
	Points int         // what was entered
	Roem   [2]int      // what was entered
	Total  int         // points of the deal
	Low    int         // the nearest possible number below
	High   int         // the nearest possible number above, 0 if there is none
	Row    int         // the row concerned, from 1; 0 for the line being entered
}

// Error returns a terse English form for logs.
func (r *Refusal) Error() string { return "score pad: " + string(r.Code) }

// Check returns a *Refusal if an entry is not complete, if by the rules
// somebody else had to play with this dealer, or if no deal can have gone
// like that.
func (e *Entry) Check(rules *engine.Rules, dealer engine.Seat) error {
	must, someone := MustChoose(rules, dealer)
	switch {
	case e.Passed && someone:
		return &Refusal{Code: MustPlay, Seat: must}
	case !e.Passed && e.HasMaker && rules.Round1 == engine.Round1Forced && e.Maker != must:
		return &Refusal{Code: MakerForced, Seat: must}
	}
	if r := e.refusal(rules); r != nil {
		return r
	}
	return nil
}

// refusal returns why no deal can have gone like the entry, whoever dealt.
func (e *Entry) refusal(rules *engine.Rules) *Refusal {
	switch {
	case e.Passed:
		return nil
	case !e.HasMaker || e.Maker > engine.East:
		return &Refusal{Code: NoMaker}
	case !e.HasTrump || e.Trump > engine.Spades:
		return &Refusal{Code: NoTrump}
	}
	if side, swept := e.Swept(); swept {
		return e.sweptRefusal(rules, side)
	}
	if r := e.pointsRefusal(rules); r != nil {
		return r
	}
	return e.roemRefusal(rules)
}

// pointsRefusal looks at the points alone.
func (e *Entry) pointsRefusal(rules *engine.Rules) *Refusal {
	total := rules.Total(e.Trump)
	r := Refusal{Side: e.Side, Points: e.Points, Total: total}
	switch {
	case !e.HasPoint || e.Side > engine.WestEast:
		r.Code = NoPoints
	case e.Points < 0:
		r.Code = BadNumber
	case e.Points > total:
		r.Code = OverTotal
	case !Reachable(rules, e.Trump, e.Points):
		r.Code = NoDivision
		for r.Low = e.Points - 1; r.Low > 0 && !Reachable(rules, e.Trump, r.Low); r.Low-- {
		}
		for r.High = e.Points + 1; r.High < total && !Reachable(rules, e.Trump, r.High); r.High++ {
		}
	default:
		return nil
	}
	return &r
}

// roemRefusal looks at the roem of each side, of both, and with the points.
func (e *Entry) roemRefusal(rules *engine.Rules) *Refusal {
	for side := range engine.Side(2) {
		if r := roemAlone(rules, e.Trump, side, e.Roem[side], noSide); r != nil {
			return r
		}
	}
	q := e.question(rules)
	r := Refusal{Side: e.Side, Points: e.Points, Roem: e.Roem, Total: rules.Total(e.Trump)}
	if find(q) != nil {
		return nil
	}
	r.Code = RoemPoints
	if q.points = anyPoints; find(q) == nil {
		r.Code = RoemBoth
	}
	return &r
}

// sweptRefusal looks at the roem of a deal in which one side took everything.
func (e *Entry) sweptRefusal(rules *engine.Rules, side engine.Side) *Refusal {
	if r := roemAlone(rules, e.Trump, side, e.Roem[side], side); r != nil {
		return r
	}
	if find(e.question(rules)) == nil {
		return &Refusal{Code: RoemNoTrick, Side: side.Other(), Roem: e.Roem}
	}
	return nil
}

// Reachable tells whether a side that does not take all or no tricks can have
// so many points: card points with the last trick, doubled where spades double.
func Reachable(rules *engine.Rules, trump engine.Suit, points int) bool {
	w := worthOf(rules, trump)
	sums := sumsOf(&w, engine.FullDeck.Cards())
	for tricks := 1; tricks < 8; tricks++ {
		if sums.has(4*tricks, points) || sums.has(4*tricks, points-w.last) {
			return true
		}
	}
	return false
}

// roemAlone returns why a side cannot have so much roem even if the other has
// none, nil if it can.
func roemAlone(rules *engine.Rules, trump engine.Suit, side engine.Side, roem int, sweep engine.Side) *Refusal {
	possible := func(n int) bool {
		q := question{rules: *rules, trump: trump, points: anyPoints, sweep: sweep}
		q.roem[side] = n
		return n >= 0 && find(q) != nil
	}
	most := mostRoem(rules, trump)
	r := Refusal{Code: NoRoem, Side: side, Roem: [2]int{roem, roem}}
	switch {
	case roem < 0:
		return &Refusal{Code: BadNumber, Side: side, Points: roem}
	case roem <= most && possible(roem):
		return nil
	}
	for r.Low = min(roem, most+1) - 1; r.Low > 0 && !possible(r.Low); r.Low-- {
	}
	for n := roem + 1; n <= most && r.High == 0; n++ {
		if possible(n) {
			r.High = n
		}
	}
	if r.High == 0 {
		r.Code = TooMuchRoem
	}
	return &r
}

// mostRoem returns a number that no deal's roem exceeds.
func mostRoem(rules *engine.Rules, trump engine.Suit) int {
	most := 0
	for _, c := range coresOf(rules, trump) {
		most = max(most, c.value)
	}
	return 8*most + rules.Roem.Stuk
}

// MustChoose returns who has to play, by the rules, when everybody has passed
// or nobody may pass; false if the deal is then dealt again.
func MustChoose(rules *engine.Rules, dealer engine.Seat) (engine.Seat, bool) {
	if rules.AllPass == engine.Redeal && rules.Round1 != engine.Round1Forced {
		return 0, false
	}
	t := engine.Table{Rules: *rules, Dealer: dealer}
	for t.BidCount = range len(t.Bids) {
		if t.Choices(engine.FullDeck).Forced {
			return t.ToAct()
		}
	}
	return 0, false
}
