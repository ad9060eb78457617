package external

import (
	"fmt"

	"klaverjas/engine"
)

// wireView is a view as it travels. What a reader can work out for itself, in
// the second part, is told for convenience and not read back.
type wireView struct {
	Rules    *wireRules  `json:"rules"`
	Number   int         `json:"deal"`
	Redeals  int         `json:"redeals"`
	Dealer   string      `json:"dealer"`
	Proposed string      `json:"proposed"`
	Seat     string      `json:"seat"`
	Dealt    []string    `json:"dealt"`
	Bids     []wireBid   `json:"bids"`
	Tricks   []wireTrick `json:"tricks"`
	Totals   [2]int      `json:"totals"`

	Phase string     `json:"phase"`
	Trump string     `json:"trump,omitempty"`
	Maker string     `json:"maker,omitempty"`
	Hand  []string   `json:"hand"`
	Trick *wireTrick `json:"trick,omitempty"`
	Taken [2]int     `json:"taken"`
}

type wireBid struct {
	Seat string `json:"seat"`
	Bid  string `json:"bid"`
}

type wireTrick struct {
	Leader  string   `json:"leader"`
	Cards   []string `json:"cards"`
	Claimed bool     `json:"claimed"`

	Winner string `json:"winner,omitempty"` // of a full trick, as are the points
	Points int    `json:"points"`
	Roem   int    `json:"roem"`
}

// phases are the names of the stages in which a seat is asked.
var phases = [...]string{engine.Bidding: "bidding", engine.Playing: "playing", engine.LastClaim: "last_claim"}

// sideOrder returns a pair of South/North and West/East as us and them.
func sideOrder(pair [2]int, us engine.Side) [2]int { return [2]int{pair[us], pair[us.Other()]} }

// viewOut returns a view as it travels.
func viewOut(v *engine.View) *wireView {
	us := v.Seat.Side()
	w := &wireView{
		Rules: (*wireRules)(&v.Rules), Number: v.Number, Redeals: v.Redeals,
		Dealer: v.Dealer.String(), Proposed: v.Proposed.String(), Seat: v.Seat.String(),
		Dealt: cardWords(v.Dealt), Bids: []wireBid{}, Tricks: []wireTrick{}, Totals: sideOrder(v.Totals, us),
		Hand: cardWords(v.Hand()),
	}
	if int(v.Phase) < len(phases) {
		w.Phase = phases[v.Phase]
	}
	for _, b := range v.BidList() {
		word := wordPass
		if !b.Passed {
			word = b.Suit.String()
		}
		w.Bids = append(w.Bids, wireBid{b.Seat.String(), word})
	}
	if v.Phase == engine.Bidding {
		return w
	}
	w.Trump, w.Maker = v.Trump.String(), v.Maker.String()
	for i := range v.TrickCount {
		w.Tricks = append(w.Tricks, trickOut(v, i))
	}
	next := v.Next()
	w.Trick = &wireTrick{Leader: next.Leader.String(), Cards: inOrder(&next)}
	if v.FullTricks() > 0 {
		w.Taken = sideOrder(taken(v), us)
	}
	return w
}

// taken returns the points of the full tricks per side, roem that counts and
// the last trick included.
func taken(v *engine.View) [2]int {
	res := v.Rules.Settle(v.Tally())
	var sum [2]int
	for side := range sum {
		sum[side] = res.Cards[side] + res.Roem[side]
		if v.FullTricks() == 8 {
			sum[side] += res.Last[side]
		}
	}
	return sum
}

func trickOut(v *engine.View, i int) wireTrick {
	t := &v.Tricks[i]
	w := wireTrick{Leader: t.Leader.String(), Cards: inOrder(t), Claimed: v.Claimed[i]}
	if t.Full() {
		w.Winner, w.Points, w.Roem = t.Winner(v.Trump).String(), t.Points(v.Trump), v.RoemOf(i).Total()
	}
	return w
}

func inOrder(t *engine.Trick) []string {
	words := make([]string, 0, 4)
	for _, c := range t.Cards[:t.Count] {
		words = append(words, c.String())
	}
	return words
}

// read returns the view that has travelled, after checking that it is one
// which a seat can have.
func (w *wireView) read() (engine.View, error) {
	var v engine.View
	if w.Rules == nil {
		return v, fmt.Errorf("view: no rules")
	}
	v.Rules, v.Number, v.Redeals = engine.Rules(*w.Rules), w.Number, w.Redeals
	if w.Number < 1 || w.Number > 1_000_000 || w.Redeals < 0 || w.Redeals > 1_000_000 {
		return v, fmt.Errorf("view: deal %d redeals %d: out of range", w.Number, w.Redeals)
	}
	var err error
	if v.Seat, err = engine.ParseSeat(w.Seat); err != nil {
		return v, fmt.Errorf("seat: %w", err)
	}
	if v.Dealer, err = engine.ParseSeat(w.Dealer); err != nil {
		return v, fmt.Errorf("dealer: %w", err)
	}
	if v.Proposed, err = engine.ParseSuit(w.Proposed); err != nil {
		return v, fmt.Errorf("proposed: %w", err)
	}
	if v.Dealt, err = readCards(w.Dealt); err != nil {
		return v, fmt.Errorf("dealt: %w", err)
	}
	if n := v.Dealt.Len(); n != 8 {
		return v, fmt.Errorf("dealt: %d cards: expected 8", n)
	}
	v.Totals = sideOrder(w.Totals, v.Seat.Side())
	if err := w.readBids(&v); err != nil {
		return v, err
	}
	return v, w.readTricks(&v)
}

func readCards(words []string) (engine.Set, error) {
	var cards engine.Set
	for _, word := range words {
		c, err := engine.ParseCard(word)
		if err != nil {
			return 0, err
		}
		if cards.Has(c) {
			return 0, fmt.Errorf("card %s is there twice", c)
		}
		cards = cards.With(c)
	}
	return cards, nil
}

// readBids repeats the bidding. A single choice that it does not allow stands
// for a deal whose bidding is not known.
func (w *wireView) readBids(v *engine.View) error {
	for i, b := range w.Bids {
		if v.Phase != engine.Bidding {
			return fmt.Errorf("bid %d: the bidding is over", i+1)
		}
		seat, err := engine.ParseSeat(b.Seat)
		if err != nil {
			return fmt.Errorf("bid %d: %w", i+1, err)
		}
		if err := readBid(v, seat, b.Bid, len(w.Bids) == 1); err != nil {
			return fmt.Errorf("bid %d: %w", i+1, err)
		}
	}
	return nil
}

func readBid(v *engine.View, seat engine.Seat, word string, alone bool) error {
	speaker, _ := v.ToAct()
	hand := engine.FullDeck
	if seat == v.Seat {
		hand = v.Dealt
	}
	choice := v.Table.Choices(hand)
	if word == wordPass {
		if seat != speaker || !choice.MayPass {
			return fmt.Errorf("%s may not pass", seat)
		}
		v.Bids[v.BidCount] = engine.Bid{Seat: seat, Passed: true}
		v.BidCount++
		return nil
	}
	suit, err := engine.ParseSuit(word)
	if err != nil {
		return err
	}
	if !alone && (seat != speaker || !choice.Suits[suit]) {
		return fmt.Errorf("%s may not choose %s", seat, suit)
	}
	v.Bids[v.BidCount] = engine.Bid{Seat: seat, Suit: suit}
	v.BidCount++
	v.Phase, v.Trump, v.Maker = engine.Playing, suit, seat
	leader := v.Forehand()
	if v.Rules.FirstLead == engine.MakerLeads {
		leader = seat
	}
	v.Tricks[0], v.TrickCount = engine.NewTrick(leader), 1
	return nil
}

// readTricks repeats the play as far as the seat can judge it.
func (w *wireView) readTricks(v *engine.View) error {
	if len(w.Tricks) > 8 {
		return fmt.Errorf("%d tricks: expected 8 at most", len(w.Tricks))
	}
	seen := v.Dealt
	for i := range w.Tricks {
		if v.Phase == engine.Bidding {
			return fmt.Errorf("trick %d: no trump has been chosen", i+1)
		}
		if err := w.Tricks[i].read(v, i, &seen); err != nil {
			return fmt.Errorf("trick %d: %w", i+1, err)
		}
	}
	return nil
}

// read adds a trick to a view. Seen are the cards that nobody else can play.
func (w *wireTrick) read(v *engine.View, i int, seen *engine.Set) error {
	if i > 0 {
		if before := v.Trick(); !before.Full() {
			return fmt.Errorf("the trick before has %d cards", before.Count)
		}
		v.Tricks[i] = v.Next()
		v.TrickCount++
	}
	t := &v.Tricks[i]
	if leader, err := engine.ParseSeat(w.Leader); err != nil || leader != t.Leader {
		return fmt.Errorf("leader %q: expected %s", clip(w.Leader), t.Leader)
	}
	if len(w.Cards) > 4 || i > 0 && len(w.Cards) == 0 {
		return fmt.Errorf("%d cards", len(w.Cards))
	}
	for _, word := range w.Cards {
		c, err := engine.ParseCard(word)
		if err != nil {
			return err
		}
		if own := t.ToPlay() == v.Seat; own != v.Dealt.Has(c) || own && !v.Hand().Has(c) || !own && seen.Has(c) {
			return fmt.Errorf("%s cannot have played %s", t.ToPlay(), c)
		}
		*seen = seen.With(c)
		t.Add(c)
	}
	v.Claimed[i] = w.Claimed
	if w.Claimed && (v.Rules.Claim != engine.ClaimRequired || !t.Full() || v.RoemOf(i).Total() == 0) {
		return fmt.Errorf("no roem to claim")
	}
	if i == 7 && t.Full() {
		v.Phase = engine.LastClaim
	}
	return nil
}
