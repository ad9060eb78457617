package solver

import (
	"errors"
	"fmt"

	"klaverjas/engine"
)

// ErrNotPlaying is the error for a deal in which no card is awaited.
var ErrNotPlaying = errors.New("solver: no card is awaited")

// Position is a deal between two cards with all hands open. It is a value.
type Position struct {
	Rules  engine.Rules
	Trump  engine.Suit
	Maker  engine.Seat
	Hands  [4]engine.Set // by seat, the cards still held
	Trick  engine.Trick  // the trick that the next card goes to, 0 to 3 cards
	Done   engine.Tally  // the full tricks, roem as if always claimed, without the holder's stuk
	Holder engine.Set    // the stuk where one player was dealt both cards and scores them, else empty
	Stuk   engine.Side   // the side of that player
}

// At returns the position that a deal has reached. The error is ErrNotPlaying
// unless a card is awaited.
func At(d *engine.Deal) (Position, error) {
	var hands [4]engine.Set
	for _, s := range engine.Seats {
		hands[s] = d.Hand(s)
	}
	return With(&d.Table, hands)
}

// With returns the position of a table where the seats hold these cards, a
// guess at the hidden ones perhaps. It is an error if no card is awaited or
// the hands do not fit what has been played.
func With(t *engine.Table, hands [4]engine.Set) (Position, error) {
	if t.Phase != engine.Playing {
		return Position{}, ErrNotPlaying
	}
	p := Position{Rules: t.Rules, Trump: t.Trump, Maker: t.Maker, Hands: hands, Trick: t.Next()}
	if err := p.checkHands(t); err != nil {
		return Position{}, err
	}
	p.Done = tallyClaimed(t)
	p.findHolder(t)
	return p, nil
}

// checkHands compares the hands with the cards already played.
func (p *Position) checkHands(t *engine.Table) error {
	seen := t.Played()
	for _, s := range engine.Seats {
		if again := seen & p.Hands[s]; again != 0 {
			return fmt.Errorf("solver: card %s is there twice", again.First())
		}
		seen |= p.Hands[s]
		if n := p.Hands[s].Len() + t.PlayedBy(s).Len(); n != 8 {
			return fmt.Errorf("solver: %s has %d cards in all, not 8", s, n)
		}
	}
	return nil
}

// tallyClaimed counts the full tricks with all their roem.
func tallyClaimed(t *engine.Table) engine.Tally {
	claimed := *t
	claimed.Rules.Claim = engine.ClaimAutomatic
	claimed.Rules.Roem.StukTiming = engine.StukSameTrick
	return claimed.Tally()
}

// findHolder looks for the player who was dealt king and queen of trump.
func (p *Position) findHolder(t *engine.Table) {
	if p.Rules.Roem.StukTiming != engine.StukAlsoHolder {
		return
	}
	pair := engine.SetOf(engine.CardOf(p.Trump, engine.King), engine.CardOf(p.Trump, engine.Queen))
	for _, s := range engine.Seats {
		if (p.Hands[s]|t.PlayedBy(s))&pair == pair {
			p.Holder, p.Stuk = pair, s.Side()
		}
	}
}

// ToPlay returns the seat whose card comes next.
func (p *Position) ToPlay() engine.Seat { return p.Trick.ToPlay() }

// Legal returns the cards that may be played next.
func (p *Position) Legal() engine.Set {
	return p.Rules.Play.Legal(p.Hands[p.ToPlay()], p.Trump, &p.Trick)
}

// TricksLeft returns the number of tricks not yet full, the one on the table included.
func (p *Position) TricksLeft() int { return 8 - p.Done.Tricks[0] - p.Done.Tricks[1] }

// makers returns the side that chose trump.
func (p *Position) makers() engine.Side { return p.Maker.Side() }

// compares tells whether roem counts towards making the deal.
func (p *Position) compares() bool { return p.Rules.Nat == engine.NatCompare }
