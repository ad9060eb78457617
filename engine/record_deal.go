package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// deal reads one deal and applies it to the match.
func (p *recordParser) deal(m *Match) error {
	if err := p.dealHeader(m); err != nil {
		return err
	}
	d := m.Deal()
	for _, s := range Seats {
		if err := p.hand(d, s); err != nil {
			return err
		}
	}
	if err := p.bids(d); err != nil {
		return err
	}
	return p.tricks(d)
}

// bids reads the line of bids, each of which must be allowed in its turn.
func (p *recordParser) bids(d *Deal) error {
	w := p.words()
	if err := w.literal("bids"); err != nil {
		return err
	}
	for w.more() && d.Phase == Bidding {
		turn, _ := d.ToAct()
		at := w.list[0]
		a, err := w.bid()
		if err == nil {
			if err = d.step(a); err != nil {
				err = w.fail(at, "bid of "+turn.String(), err)
			}
		}
		if err != nil {
			return err
		}
	}
	p.at++
	return w.done()
}

// dealHeader reads a deal's first line and has the match deal it.
func (p *recordParser) dealHeader(m *Match) error {
	w := p.words()
	at := w.take()
	if err := m.dealNext(); err != nil {
		return w.fail(at, "end of the record", err)
	}
	want := splitWords(m.Deal().headerLine(), p.number(), 1)
	want.take()
	for want.more() {
		expected := want.take().text
		if got := w.take(); got.text != expected {
			return w.fail(got, expected, nil)
		}
	}
	if w.peek() == practiceWord {
		w.take()
		m.Deal().Practice = true
	}
	p.at++
	return w.done()
}

// headerLine returns the first line of a deal in a record.
func (t *Table) headerLine() string {
	redeal := ""
	if t.Redeals > 0 {
		redeal = fmt.Sprintf(" redeal %d", t.Redeals)
	}
	return fmt.Sprintf("deal %d%s dealer %s proposed %s", t.Number, redeal, t.Dealer, t.Proposed)
}

// dealNext deals the first or the next deal of a match being read.
func (m *Match) dealNext() error {
	if len(m.Deals) == 0 {
		first, err := newMatch(m.Rules, m.Seed, m.Sealed)
		m.Deals = first.Deals
		return err
	}
	next, _, err := m.next()
	if err == nil {
		*m = next
	}
	return err
}

// hand reads a seat's hand and checks it against the seed.
func (p *recordParser) hand(d *Deal, s Seat) error {
	w := p.words()
	if err := w.literal("hand"); err != nil {
		return err
	}
	if err := w.literal(s.String()); err != nil {
		return err
	}
	at := word{column: w.end}
	if w.more() {
		at = w.list[0]
	}
	hand, err := w.hand()
	if err != nil {
		return err
	}
	if hand != d.Hands[s] {
		return w.fail(at, "the cards of this seed, "+handText(d.Hands[s]), nil)
	}
	p.at++
	return nil
}

// tricks reads the tricks and the result of a deal.
func (p *recordParser) tricks(d *Deal) error {
	for n := 1; strings.HasPrefix(p.line(), "trick "); n++ {
		if err := p.trick(d, n); err != nil {
			return err
		}
		p.at++
	}
	settled := strings.HasPrefix(p.line(), "result ")
	if settled && d.Phase == LastClaim {
		turn, _ := d.ToAct()
		if err := d.step(GatherBy(turn)); err != nil {
			return p.fail("trick")
		}
	}
	if settled != (d.Phase == Settled) {
		return p.fail(map[bool]string{true: "trick", false: "result"}[settled])
	}
	if !settled {
		return nil
	}
	return p.result(d)
}

// trick reads one trick: its number, its leader, its cards, a claim.
func (p *recordParser) trick(d *Deal, n int) error {
	w := p.words()
	w.take()
	if err := w.literal(strconv.Itoa(n)); err != nil {
		return err
	}
	trick := d.Trick()
	switch {
	case d.Phase == Bidding:
		return p.fail("choice of trump")
	case d.Phase != Playing:
		return p.fail("result")
	case trick.Count%4 != 0:
		return p.fail("four cards in the trick before")
	}
	leader, _ := d.ToAct()
	if err := w.literal(leader.String()); err != nil {
		return err
	}
	if err := d.readTrick(w); err != nil {
		return err
	}
	if w.peek() == "claim" {
		at := w.take()
		trick = d.Trick()
		if err := d.step(ClaimBy(trick.Winner(d.Trump))); err != nil {
			return w.fail(at, "trick with roem to claim", err)
		}
	}
	return w.done()
}

// readTrick applies the cards of a trick, of which there must be one.
func (d *Deal) readTrick(w *words) error {
	for n := 0; n == 0 || (w.more() && w.peek() != "claim"); n++ {
		at := w.take()
		if n == 4 {
			return w.fail(at, "end of the trick", nil)
		}
		c, err := ParseCard(at.text)
		if err != nil {
			return w.fail(at, "card", err)
		}
		turn, _ := d.ToAct()
		if err := d.step(PlayBy(turn, c)); err != nil {
			return w.fail(at, "card that may be played", err)
		}
	}
	return nil
}

// result checks the line of a settled deal against what the engine works out.
func (p *recordParser) result(d *Deal) error {
	got, want := p.words(), splitWords(d.resultText(), p.number(), 1)
	for want.more() {
		expected := want.take().text
		if at := got.take(); at.text != expected {
			return got.fail(at, expected, nil)
		}
	}
	p.at++
	return got.done()
}
