package rulebook

import (
	"errors"

	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// full are the examples of claiming: a trick that lies with all its cards,
// of which South or West has just become the owner.
var full = []position{
	{
		"yours", engine.West, engine.Hearts,
		"S CA DT97 HK8 SQ8 / W CJ7 DAK HQJ9 S9 / N CQ8 DQ8 HT SKJ7 / E CKT9 DJ HA7 SAT", "CJ CQ CT CA",
	},
	{
		"theirs", engine.West, engine.Hearts,
		"S CT DT97 HK8 SQ8 / W CA7 DAK HQJ9 S9 / N CQ8 DQ8 HT SKJ7 / E CKJ9 DJ HA7 SAT", "CA CQ CJ CT",
	},
	{
		"none", engine.West, engine.Hearts,
		"S CA DT97 HK8 SQ8 / W CJ7 DAK HQJ9 S9 / N CQ8 DQ8 HT SKJ7 / E CKT9 DJ HA7 SAT", "CJ C8 CK CA",
	},
}

// claims makes the examples of whose roem counts, and when.
func claims(r *engine.Rules) []Example {
	var all []Example
	for _, p := range full {
		d, err := p.deal(*r)
		if err != nil {
			continue // told by a test; a reader can do without one example
		}
		trick := d.Trick()
		e := Example{
			Key: "claim." + p.key, Deal: &d,
			Text: i18n.T("rulebook.claim.theirs", "Trump", words.Suit(d.Trump)),
		}
		if trick.Winner(d.Trump) == engine.South {
			e.Legal, e.Text = d.Legal(), i18n.T("rulebook.claim.yours", "Trump", words.Suit(d.Trump))
		}
		e.Says = append([]string{lies(d.RoemOf(0))}, claimed(&d)...)
		all = append(all, e)
	}
	return all
}

// lies says what roem a trick holds.
func lies(roem engine.Roem) string {
	if roem.Total() == 0 {
		return i18n.T("rulebook.roem.none")
	}
	return i18n.T("learn.why.roem", "Parts", words.Roem(roem), "Sum", roem.Total())
}

// claimed says what comes of the trick with a claim and without one.
func claimed(d *engine.Deal) []string {
	owner := d.Tricks[0].Winner(d.Trump)
	with, without := outcomes(d, owner)
	side := [...]string{"us", "them"}[owner.Side()&1]
	var why engine.Reason
	_, _, err := d.Apply(engine.ClaimBy(engine.South))
	switch {
	case d.Rules.Claim == engine.ClaimAutomatic && with == 0:
		return nil
	case d.Rules.Claim == engine.ClaimAutomatic:
		return []string{i18n.T("rulebook.claim.automatic."+side, "Roem", with)}
	case errors.As(err, &why) && why.Code == engine.NoRoem:
		return []string{i18n.T("rulebook.claim.nothing")}
	case errors.As(err, &why):
		return []string{words.Refusal(why), i18n.T("rulebook.claim.them", "With", with, "Without", without)}
	default:
		return []string{i18n.T("rulebook.claim.us", "With", with, "Without", without)}
	}
}

// outcomes returns the roem in points that the owner of the trick that lies has
// after a claim, where the rules have one, and after leading without it.
func outcomes(d *engine.Deal, owner engine.Seat) (with, without int) {
	roem := func(d *engine.Deal) int {
		t := d.Tally()
		return t.Roem[owner.Side()]
	}
	after, _, err := d.Apply(engine.PlayBy(owner, d.Legal().First()))
	if err == nil {
		without = roem(&after)
	}
	if after, _, err = d.Apply(engine.ClaimBy(owner)); err == nil {
		return roem(&after), without
	}
	return roem(d), without
}
