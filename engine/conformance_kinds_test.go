package engine

import (
	"fmt"
)

func (c *conformanceCase) checkLegal() error {
	rules, err := c.rules()
	if err != nil {
		return err
	}
	trump, trick, err := c.table()
	if err != nil {
		return err
	}
	hand, err := setOfNames(c.Hand)
	if err != nil {
		return err
	}
	want, err := setOfNames(c.Legal)
	if err != nil {
		return err
	}
	if got := rules.Play.Legal(hand, trump, &trick); got != want {
		return fmt.Errorf("legal: is %v, expected %v", got.Cards(), want.Cards())
	}
	return nil
}

func (c *conformanceCase) checkTrick() error {
	rules, err := c.rules()
	if err != nil {
		return err
	}
	trump, trick, err := c.table()
	if err != nil {
		return err
	}
	return trickFacts(&rules, &trick, trump).expect(c.Expect)
}

// table returns the case's trump suit and the cards on the table.
func (c *conformanceCase) table() (Suit, Trick, error) {
	trick := NewTrick(c.LeadSeat)
	trump, err := ParseSuit(c.Trump)
	if err != nil {
		return trump, trick, err
	}
	for _, name := range c.Trick {
		card, err := ParseCard(name)
		if err != nil {
			return trump, trick, err
		}
		trick.Add(card)
	}
	return trump, trick, nil
}

func trickFacts(rules *Rules, trick *Trick, trump Suit) facts {
	roem := rules.Roem.OfTrick(trick.Set(), trump)
	return facts{
		"winner_seat": trick.Winner(trump),
		"winner_team": trick.Winner(trump).Side(),
		"card_points": trick.Points(trump),
		"roem":        roem.Total(),
		"parts": map[string]int{
			"run3": roem.Run3, "run4": roem.Run4, "stuk": roem.Stuk,
			"four": roem.Four, "four_of_a_kind": roem.Four,
		},
	}
}

func (c *conformanceCase) checkDeal() error {
	rules, err := c.rules()
	if err != nil {
		return err
	}
	trump, err := ParseSuit(c.Trump)
	if err != nil {
		return err
	}
	if c.MakersTeam == nil {
		return fmt.Errorf("makers_team is not given")
	}
	return resultFacts(rules.Settle(Tally{
		Trump: trump, Makers: *c.MakersTeam,
		TrumpPoints: c.Input.TrumpPoints, PlainPoints: c.Input.PlainPoints,
		Tricks: c.Input.Tricks, LastTrick: c.Input.LastTrick, Roem: c.Input.Roem,
	})).expect(c.Expect)
}

func resultFacts(res Result) facts {
	var cards [2]int
	for side := range cards {
		cards[side] = res.TrumpPoints[side] + res.PlainPoints[side]
	}
	return facts{
		"made":              res.Verdict.Made(),
		"score":             res.Score,
		"roem":              res.Roem,
		"tricks_won":        res.Tally.Tricks,
		"card_points":       cards,
		"trump_card_points": res.TrumpPoints,
		"plain_card_points": res.PlainPoints,
		"last_trick_team":   res.LastTrick,
	}
}

func (c *conformanceCase) checkFullDeal() error {
	d, err := c.deal()
	if err != nil {
		return err
	}
	var tricks []facts
	for i, trick := range c.Tricks {
		next := d.Next()
		if trick.LeadSeat != nil && *trick.LeadSeat != next.Leader {
			return fmt.Errorf("trick %d is led by seat %d, expected %d", i+1, next.Leader, *trick.LeadSeat)
		}
		for _, name := range trick.Cards {
			card, err := ParseCard(name)
			if err != nil {
				return err
			}
			seat, _ := d.ToAct()
			if d, _, err = d.Apply(PlayBy(seat, card)); err != nil {
				return fmt.Errorf("trick %d, seat %d, %s: %w", i+1, seat, name, err)
			}
		}
		lies := d.Trick()
		tricks = append(tricks, trickFacts(&d.Rules, &lies, d.Trump))
	}
	all := resultFacts(d.Result())
	all["tricks"] = tricks
	return all.expect(c.Expect)
}

// deal returns the case's deal before the first lead, without asking whether
// its rules make sense. Roem counts by itself.
func (c *conformanceCase) deal() (Deal, error) {
	rules, err := c.rules()
	if err != nil {
		return Deal{}, err
	}
	rules.Claim = ClaimAutomatic
	trump, err := ParseSuit(c.Trump)
	if err != nil {
		return Deal{}, err
	}
	d := Deal{Table: Table{Rules: rules, Number: 1, Dealer: c.DealerSeat}}
	for seat, names := range c.Hands {
		if d.Hands[seat], err = setOfNames(names); err != nil {
			return d, err
		}
	}
	if c.MakersTeam != nil && *c.MakersTeam != c.MakerSeat.Side() {
		return d, fmt.Errorf("makers_team: is %d, expected %d", c.MakerSeat.Side(), *c.MakersTeam)
	}
	d.startPlay(c.MakerSeat, trump)
	return d, checkHands(d.Hands)
}

func (c *conformanceCase) checkMatch() error {
	rules, err := c.rules()
	if err != nil {
		return err
	}
	var totals [2]int
	all := facts{"finished_after": nil}
	for i, score := range c.Deals {
		totals[0] += score[0]
		totals[1] += score[1]
		if rules.Over(i+1, totals) {
			all["finished_after"] = i + 1
			break
		}
	}
	all["totals"] = totals
	all["result"] = [...]string{"team0", "team1", "shared"}[OutcomeOf(totals)]
	return all.expect(c.Expect)
}

// setOfNames returns the set of cards named like HJ.
func setOfNames(names []string) (Set, error) {
	var s Set
	for _, name := range names {
		card, err := ParseCard(name)
		if err != nil {
			return s, err
		}
		s = s.With(card)
	}
	return s, nil
}
