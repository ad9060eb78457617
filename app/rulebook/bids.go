package rulebook

import (
	"errors"
	"strings"

	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// dealt are the hands of the examples of the chapter on choosing trump. South
// has no spades, so that it shows whether trump must be held.
const dealt = "S C87 DT97 HQ98 / W CAT DQ8 HKJ SA7 / N CKQ DAJ HA7 SQ8 / E CJ9 DK HT SKJT9"

// proposed is the suit that is proposed in these examples, where one is.
const proposed = engine.Diamonds

// bids makes the examples of who chooses trump, and from which suits.
func bids(r *engine.Rules) []Example {
	var all []Example
	if d, ok := spoken(r, 0); ok {
		key := "rulebook.bidding.first"
		if r.Round1 == engine.Round1Proposed {
			key += "_proposed"
		}
		all = append(all, bid("first", d, i18n.T(key, "Suit", words.Suit(proposed))))
	}
	if r.Round1 == engine.Round1Forced {
		return all
	}
	if d, ok := spoken(r, passes(r)); ok {
		text := i18n.T("rulebook.bidding.all_pass", "Dealer", seat(d.Dealer), "Forehand", seat(d.Forehand()))
		e := bid("all_pass", d, text)
		e.Says = append(passed(&d), e.Says...)
		all = append(all, e)
	}
	return all
}

// passes returns how many players pass before somebody must choose, or before
// the cards are dealt again.
func passes(r *engine.Rules) int {
	d, err := engine.NewDeal(*r, engine.South, proposed, hands(dealt))
	for count := 0; err == nil; count++ {
		speaker, open := d.ToAct()
		if !open || !d.Choices(d.Hands[speaker]).MayPass {
			return count
		}
		d, _, err = d.Apply(engine.PassBy(speaker))
	}
	return 0
}

// spoken returns the deal after so many passes of which South is the next to
// speak, whoever has to deal for that; any deal if it is nobody's turn then.
func spoken(r *engine.Rules, count int) (engine.Deal, bool) {
	for _, dealer := range engine.Seats {
		d, err := engine.NewDeal(*r, dealer, proposed, hands(dealt))
		for range count {
			if speaker, open := d.ToAct(); err == nil && open {
				d, _, err = d.Apply(engine.PassBy(speaker))
			}
		}
		if speaker, open := d.ToAct(); err == nil && (!open || speaker == engine.South) {
			return d, true
		}
	}
	return engine.Deal{}, false
}

// bid makes the example of a deal in which South is to speak, or nobody.
func bid(key string, d engine.Deal, text string) Example {
	e := Example{Key: "bidding." + key, Deal: &d, Text: text}
	if d.Phase != engine.Bidding {
		e.Says = []string{i18n.T("rulebook.bidding.redeal")}
		return e
	}
	choice := d.Choices(d.Hands[engine.South])
	var suits []string
	refused := ""
	for _, s := range engine.Suits {
		_, _, err := d.Apply(engine.ChooseBy(engine.South, s))
		var why engine.Reason
		if errors.As(err, &why) {
			refused = words.Refusal(why)
			continue
		}
		suits = append(suits, words.Suit(s))
		e.Legal |= d.Hands[engine.South].Of(s)
	}
	key = "rulebook.bidding.must"
	if choice.MayPass {
		key = "rulebook.bidding.may"
	}
	e.Says = []string{i18n.T(key, "Suits", strings.Join(suits, ", "))}
	if refused != "" {
		e.Says = append(e.Says, refused)
	}
	return e
}

// passed says who has passed, a sentence for each round.
func passed(d *engine.Deal) []string {
	var says []string
	var names []string
	for i, b := range d.BidList() {
		names = append(names, seat(b.Seat))
		if i%4 == 3 || i == d.BidCount-1 {
			key := [...]string{"rulebook.bidding.passed", "rulebook.bidding.passed_again"}[i/4]
			says = append(says, i18n.T(key, "Names", strings.Join(names, ", ")))
			names = nil
		}
	}
	return says
}

// seat names a player within a sentence, as the book does.
func seat(s engine.Seat) string { return i18n.T("rulebook.seat." + s.String()) }
