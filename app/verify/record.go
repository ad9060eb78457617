package verify

import (
	"fmt"

	"klaverjas/engine"
)

// Checked is a deal of a record with what was worked out of it.
type Checked struct {
	Deal    engine.Deal
	Opening Opening // only in a sealed match
	Same    bool    // the record's cards, dealer and proposed suit are those worked out
}

// Report is what came of checking a match.
type Report struct {
	Match engine.Match
	Deals []Checked
}

// Match works every deal of a match out again from its seed.
func Match(m engine.Match) Report {
	r := Report{Match: m}
	dealer := engine.FirstDealer(m.Seed)
	for i := range m.Deals {
		d := m.Deals[i]
		c := Checked{Deal: d}
		var hands [4]engine.Set
		var proposed engine.Suit
		from := dealer
		if o, err := OpeningOf(&m, &d); err == nil {
			c.Opening = o
			from, proposed, hands = o.Deal(m.Rules)
		} else {
			var pack [32]engine.Card
			pack, proposed = engine.Shuffle(m.Seed, d.Number, d.Redeals)
			hands = m.Rules.Batches.Distribute(pack, dealer)
		}
		c.Same = d.Hands == hands && d.Proposed == proposed && d.Dealer == dealer && from == dealer
		r.Deals = append(r.Deals, c)
		if d.Phase != engine.PassedOut {
			dealer = dealer.Next()
		}
	}
	return r
}

// Fair tells whether all deals are as worked out.
func (r *Report) Fair() bool {
	for i := range r.Deals {
		if !r.Deals[i].Same {
			return false
		}
	}
	return true
}

// Text reads text records and checks each. The error is an
// *engine.ParseError with line and column; a record whose cards are not those
// of its seed is refused there already.
func Text(text string) ([]Report, error) {
	records, err := engine.ParseRecords(text)
	if err != nil {
		return nil, err
	}
	if len(records) == 0 {
		return nil, &engine.ParseError{Line: 1, Column: 1, Expected: `[Klaverjas "1"]`, Cause: fmt.Errorf("no record")}
	}
	var all []Report
	for _, r := range records {
		all = append(all, Match(r.Match))
	}
	return all, nil
}
