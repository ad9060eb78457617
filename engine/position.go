package engine

import (
	"fmt"
	"slices"
	"strings"
)

// String returns the deal as one line of text, which ParseDeal reads:
//
//	rules | dealer S proposed H number 1 redeals 0 | S hand / W hand / N hand / E hand | bids | cards
//
// Rules are as in Rules.String. A hand is the eight cards as dealt, in suit
// groups: CAT7 DJ. A bid is a seat and - for pass or a suit letter. Cards come
// in the order in which they fell; ! after a card that completes a trick says
// that its roem was claimed, and a lone . at the end that the eighth trick was
// turned. "number" and "redeals" are left out where they are 1 and 0; the word practice follows
// them where it applies. A single
// choice that the bidding does not allow, such as one out of turn, says that
// the bidding is not known.
func (d Deal) String() string {
	header := strings.TrimSpace(d.header() + " " + d.practiceText())
	parts := []string{d.Rules.String(), header, d.handsText(), d.bidsText(), d.cardsText()}
	return strings.TrimRight(strings.Join(parts, " | "), " ")
}

// practiceWord ends the header of a deal that is practice, in both text forms.
const practiceWord = "practice"

func (t *Table) header() string {
	text := fmt.Sprintf("dealer %s proposed %s", t.Dealer, t.Proposed)
	if t.Number != 1 {
		text += fmt.Sprintf(" number %d", t.Number)
	}
	if t.Redeals != 0 {
		text += fmt.Sprintf(" redeals %d", t.Redeals)
	}
	return text
}

func (d *Deal) handsText() string {
	var hands []string
	for _, s := range Seats {
		hands = append(hands, s.String()+" "+handText(d.Hands[s]))
	}
	return strings.Join(hands, " / ")
}

// bidsText returns the bids as pairs of seat and word.
func (t *Table) bidsText() string {
	var bids []string
	for _, b := range t.BidList() {
		said := "-"
		if !b.Passed {
			said = b.Suit.String()
		}
		bids = append(bids, b.Seat.String()+" "+said)
	}
	return strings.Join(bids, " ")
}

func (d *Deal) cardsText() string {
	var cards []string
	for i := range d.TrickCount {
		for j := range int(d.Tricks[i].Count) {
			text := d.Tricks[i].Cards[j].String()
			if j == 3 && d.Claimed[i] {
				text += "!"
			}
			cards = append(cards, text)
		}
	}
	if d.Phase == Settled && d.Rules.Claim == ClaimRequired {
		cards = append(cards, ".")
	}
	return strings.Join(cards, " ")
}

// ParseDeal reads the text form of a deal. Every bid, card and claim goes
// through Apply. The error is a *ParseError; its line is always 1.
func ParseDeal(text string) (Deal, error) {
	parts := strings.Split(strings.TrimRight(text, " \t\r\n"), "|")
	if i := strings.IndexByte(text, '\n'); i >= 0 && strings.TrimSpace(text[i:]) != "" {
		return Deal{}, &ParseError{Line: 2, Column: 1, Expected: "one line"}
	}
	if len(parts) != 5 {
		return Deal{}, &ParseError{Line: 1, Column: len(text) + 1, Expected: "five parts between |"}
	}
	var sections [5]*words
	column := 1
	for i, part := range parts {
		sections[i] = splitWords(part, 1, column)
		column += len(part) + 1
	}
	rules, err := ParseRules(parts[0])
	if err != nil {
		return Deal{}, &ParseError{Line: 1, Column: 1, Expected: "rules", Cause: err}
	}
	d, err := parseDealt(rules, sections[1], sections[2])
	if err != nil {
		return Deal{}, err
	}
	if err := d.readBids(sections[3]); err != nil {
		return Deal{}, err
	}
	return d, d.readCards(sections[4])
}

// parseDealt reads header and hands.
func parseDealt(rules Rules, header, hands *words) (Deal, error) {
	d := Deal{Table: Table{Rules: rules, Number: 1}}
	if n := len(header.list); n > 0 && header.list[n-1].text == practiceWord {
		d.Practice, header.list = true, header.list[:n-1]
	}
	if err := d.readHeader(header); err != nil {
		return d, err
	}
	for _, s := range Seats {
		if s != South {
			if err := hands.literal("/"); err != nil {
				return d, err
			}
		}
		at := hands.take()
		if at.text != s.String() {
			return d, hands.fail(at, "hand of "+s.String(), nil)
		}
		end := slices.IndexFunc(hands.list, func(w word) bool { return w.text == "/" })
		if end < 0 {
			end = len(hands.list)
		}
		own := &words{line: hands.line, list: hands.list[:end], end: hands.end}
		hands.list = hands.list[end:]
		var err error
		if d.Hands[s], err = own.hand(); err != nil {
			return d, err
		}
	}
	if err := checkHands(d.Hands); err != nil {
		return d, hands.fail(word{column: hands.end}, "four hands of eight cards", err)
	}
	return d, hands.done()
}

// readHeader reads dealer, proposed suit, number and redeals.
func (t *Table) readHeader(w *words) (err error) {
	if err = w.literal("dealer"); err != nil {
		return err
	}
	if t.Dealer, err = w.seat(); err != nil {
		return err
	}
	if err = w.literal("proposed"); err != nil {
		return err
	}
	if t.Proposed, err = w.suit(); err != nil {
		return err
	}
	if w.peek() == "number" {
		w.take()
		if t.Number, err = w.number(2, 1_000_000); err != nil {
			return err
		}
	}
	if w.peek() == "redeals" {
		w.take()
		if t.Redeals, err = w.number(1, 1_000_000); err != nil {
			return err
		}
	}
	return w.done()
}

// readBids applies bids. A single choice that the bidding does not allow
// stands for a deal whose bidding is not known, as StartPlay makes it.
func (d *Deal) readBids(w *words) error {
	alone := len(w.list) == 2
	for w.more() {
		at := w.list[0]
		a, err := w.bid()
		if err != nil {
			return err
		}
		switch err = d.step(a); {
		case err != nil && alone && a.Kind == Choose:
			d.addBid(Bid{Seat: a.Seat, Suit: a.Suit})
			d.startPlay(a.Seat, a.Suit)
		case err != nil:
			return w.fail(at, "bid", err)
		}
	}
	return nil
}

// readCards applies cards and claims.
func (d *Deal) readCards(w *words) error {
	for w.more() {
		at := w.take()
		seat, open := d.ToAct()
		if !open {
			return w.fail(at, "end of the deal", nil)
		}
		if at.text == "." {
			if err := d.step(GatherBy(seat)); err != nil {
				return w.fail(at, "card", err)
			}
			continue
		}
		text, claimed := strings.CutSuffix(at.text, "!")
		c, err := ParseCard(text)
		if err != nil {
			return w.fail(at, "card", err)
		}
		if err := d.step(PlayBy(seat, c)); err != nil {
			return w.fail(at, "card that may be played", err)
		}
		if claimed {
			trick := d.Trick()
			if err := d.step(ClaimBy(trick.Winner(d.Trump))); err != nil {
				return w.fail(at, "trick with roem to claim", err)
			}
		}
	}
	return nil
}

// step applies an action to the deal itself.
func (d *Deal) step(a Action) error {
	next, _, err := d.Apply(a)
	if err == nil {
		*d = next
	}
	return err
}
