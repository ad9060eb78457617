package engine

import "fmt"

// Deal is one deal: what everybody has seen of it and the four hands as they
// were dealt. It is a value; Apply returns the next one.
type Deal struct {
	Table
	Hands    [4]Set // by seat, eight cards each, as dealt
	Practice bool   // a card was taken back, or the deal was played before
}

// NewDeal returns a deal before its first bid. It is an error if the rules
// make no sense or the hands are not four times eight different cards.
func NewDeal(rules Rules, dealer Seat, proposed Suit, hands [4]Set) (Deal, error) {
	if err := rules.Validate(); err != nil {
		return Deal{}, err
	}
	if err := checkHands(hands); err != nil {
		return Deal{}, err
	}
	return Deal{
		Table: Table{Rules: rules, Number: 1, Dealer: dealer & 3, Proposed: proposed & 3},
		Hands: hands,
	}, nil
}

// StartPlay returns a deal in which the maker has chosen trump, without the
// bids that led to it, ready for the first lead.
func StartPlay(rules Rules, dealer, maker Seat, trump Suit, hands [4]Set) (Deal, error) {
	d, err := NewDeal(rules, dealer, trump, hands)
	if err != nil {
		return Deal{}, err
	}
	d.addBid(Bid{Seat: maker & 3, Suit: trump & 3})
	d.startPlay(maker&3, trump&3)
	return d, nil
}

func checkHands(hands [4]Set) error {
	var all Set
	for _, s := range Seats {
		if twice := all & hands[s]; twice != 0 {
			return fmt.Errorf("card %s is dealt twice", twice.First())
		}
		if n := hands[s].Len(); n != 8 {
			return fmt.Errorf("hand %s has %d cards: expected 8", s, n)
		}
		all |= hands[s]
	}
	return nil
}

// Hand returns the cards that a seat still holds.
func (d *Deal) Hand(s Seat) Set { return d.Hands[s] &^ d.PlayedBy(s) }

// Legal returns the cards that the seat to act may play now, empty if no card is awaited.
func (d *Deal) Legal() Set {
	if d.Phase != Playing {
		return 0
	}
	next := d.Next()
	return d.Rules.Play.Legal(d.Hand(next.ToPlay()), d.Trump, &next)
}

// Apply returns the deal after an action and the events that it caused. The
// error is a Reason; the deal it was called on stays as it was.
func (d Deal) Apply(a Action) (Deal, []Event, error) {
	events, err := d.apply(a)
	if err != nil {
		return Deal{}, nil, err
	}
	return d, events, nil
}

func (d *Deal) apply(a Action) ([]Event, error) {
	if a.Seat > East {
		return nil, refuse(NoSuchAction)
	}
	if a.Kind == Claim {
		return d.claim(a.Seat)
	}
	if !d.open(a.Kind) {
		return nil, refuse(WrongPhase)
	}
	if turn, _ := d.ToAct(); a.Seat != turn {
		return nil, Reason{Code: NotYourTurn, Seat: turn, Card: NoCard}
	}
	switch a.Kind {
	case Pass, Choose:
		return d.bid(a)
	case Play:
		return d.play(a)
	default:
		return d.gather()
	}
}

// open tells whether a kind of action belongs to the present phase.
func (d *Deal) open(k ActionKind) bool {
	switch k {
	case Pass, Choose:
		return d.Phase == Bidding
	case Play:
		return d.Phase == Playing
	case Gather:
		return d.Phase == LastClaim
	default:
		return false
	}
}

// event makes an event of this deal; fill sets what is particular to it.
func (d *Deal) event(k EventKind, s Seat, fill func(*Event)) Event {
	e := Event{Kind: k, Deal: d.Number, Trick: d.TrickCount, Seat: s, Card: NoCard}
	if fill != nil {
		fill(&e)
	}
	return e
}

// Actions returns the actions that led from the fresh deal to this state.
// Together with the rules and the hands they are the deal.
func (d *Deal) Actions() []Action {
	var actions []Action
	for _, b := range d.BidList() {
		if b.Passed {
			actions = append(actions, PassBy(b.Seat))
		} else {
			actions = append(actions, ChooseBy(b.Seat, b.Suit))
		}
	}
	for i := range d.TrickCount {
		t := &d.Tricks[i]
		for j := range int(t.Count) {
			actions = append(actions, PlayBy(t.SeatOf(j), t.Cards[j]))
		}
		if d.Claimed[i] {
			actions = append(actions, ClaimBy(t.Winner(d.Trump)))
		}
	}
	if d.Phase == Settled && d.Rules.Claim == ClaimRequired {
		actions = append(actions, GatherBy(d.Tricks[7].Winner(d.Trump)))
	}
	return actions
}
