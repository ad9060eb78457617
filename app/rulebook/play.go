package rulebook

import (
	"strings"

	"klaverjas/app/duty"
	"klaverjas/app/words"
	"klaverjas/bots"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// position is a moment in a deal that can be reached under any rules: who
// leads is forehand and maker too, and no card that fell breaks any duty.
type position struct {
	key    string
	leader engine.Seat
	trump  engine.Suit
	hands  string // S / W / N / E, as in the text form of a deal
	fallen string
}

// positions are the examples of the chapter on playing a card, hearts or
// clubs trump, South to play.
var positions = []position{
	{
		"follow", engine.West, engine.Hearts,
		"S CK8 DAJ7 HT SQ9 / W CA DKQ HQJ987 / N CT97 D98 HK SK7 / E CQJ DT HA SAJT8", "CA C7 CJ",
	},
	{
		"trump_led", engine.West, engine.Hearts,
		"S CA7 DT9 HKJ8 SQ / W C8 DKQ7 HQT9 S9 / N CKJT9 D8 H7 SK7 / E CQ DAJ HA SAJT8", "HT H7 HA",
	},
	{
		"opponent", engine.West, engine.Hearts,
		"S DAT9 HK87 SQJ / W CA DKQ7 HQJ9 S9 / N CKJT97 D8 SK7 / E CQ8 DJ HAT SAT8", "CA C7 C8",
	},
	{
		"partner", engine.North, engine.Hearts,
		"S DAT9 HK87 SQJ / W C8 DKQ7 HQJ9 S9 / N CAKJT9 D8 SK7 / E CQ7 DJ HAT SAT8", "CA C7",
	},
	{
		"over", engine.West, engine.Hearts,
		"S DT97 HJ98 SQJ / W CKJT9 DAK SA8 / N CAQ87 DQJ8 S7 / E HAKQT7 SKT9", "CK CA HT",
	},
	{
		"over_partner", engine.West, engine.Clubs,
		"S CJ97 DT97 SQJ / W CK DA8 HAJ9 SKT / N CQT8 DKQJ S87 / E CA HKQT87 SA9", "HA CT H8",
	},
	{
		"under", engine.West, engine.Hearts,
		"S DAT9 H97 SQJ8 / W CKJT97 DK7 SA / N CAQ8 DQJ8 S97 / E HAKQJT8 SKT", "CK CA HJ",
	},
	{
		"under_partner", engine.West, engine.Clubs,
		"S CT97 DT97 SQJ / W CK DA8 HAJ9 SKT / N CQJ8 DKQJ S87 / E CA HKQT87 SA9", "HA CJ H8",
	},
	{
		"under_only", engine.East, engine.Clubs,
		"S CAT97 DT HK7 S8 / W CK DK97 HT SAT7 / N CJ8 D8 HQ8 SKQJ / E CQ DAQJ HAJ9 S9",
		"HJ H7 HT HQ ST SJ S9 S8 SA SK CQ C9 DT D9 D8 DJ HK CK H8 HA DK CJ DA",
	},
}

// plays makes the examples of which card may be played.
func plays(r *engine.Rules) []Example {
	var all []Example
	for _, p := range positions {
		d, err := p.deal(*r)
		if err != nil {
			continue // told by a test; a reader can do without one example
		}
		next := d.Next()
		hand := d.Hand(engine.South)
		key, pairs := duty.Of(&r.Play, hand, d.Trump, &next)
		e := Example{
			Key: "play." + p.key, Deal: &d, Legal: d.Legal(),
			Text: i18n.T("rulebook.play."+p.key, "Trump", words.Suit(d.Trump)),
			Says: []string{i18n.T(key, pairs...) + "."},
		}
		if barred := hand &^ e.Legal; barred != 0 {
			e.Says = append(e.Says, i18n.T("rulebook.play.may", "Cards", list(e.Legal)), i18n.T("learn.why.not",
				"Card", words.Card(barred.First()), "Why", words.Refusal(d.WhyNot(engine.South, barred.First()))))
		}
		all = append(all, e)
	}
	return all
}

// deal returns the position under rules.
func (p *position) deal(r engine.Rules) (engine.Deal, error) {
	d, err := engine.StartPlay(r, p.leader.Plus(3), p.leader, p.trump, hands(p.hands))
	if err != nil {
		return d, err
	}
	for _, name := range strings.Fields(p.fallen) {
		c, err := engine.ParseCard(name)
		if err != nil {
			return d, err
		}
		next := d.Next()
		if d, _, err = d.Apply(engine.PlayBy(next.ToPlay(), c)); err != nil {
			return d, err
		}
	}
	return d, nil
}

// hands reads S / W / N / E, as in the text form of a deal.
func hands(text string) (all [4]engine.Set) {
	for i, hand := range strings.Split(text, " / ") {
		all[i] = cardsOf(strings.Fields(hand)[1:])
	}
	return all
}

// cardsOf reads suit groups such as CAT7.
func cardsOf(groups []string) engine.Set {
	var set engine.Set
	for _, group := range groups {
		for _, rank := range group[1:] {
			if c, err := engine.ParseCard(group[:1] + string(rank)); err == nil {
				set = set.With(c)
			}
		}
	}
	return set
}

// list names cards with commas.
func list(cards engine.Set) string {
	var names []string
	for c := range cards.All() {
		names = append(names, words.Card(c))
	}
	return strings.Join(names, ", ")
}

// signal is a deal in which North has thrown a low card on South's trick.
var signal = position{
	"asks", engine.South, engine.Clubs,
	"S CKJ8 DK7 HKT S7 / W CQT97 DT8 SKQ / N DA9 HQJ87 SJ8 / E CA DQJ HA9 SAT9", "CJ C7 D9 CA",
}

// signalled is the example of the agreed signal.
func signalled(r *engine.Rules) Example {
	e := Example{Key: "signals." + signal.key}
	d, err := signal.deal(*r)
	if err != nil {
		return e
	}
	e.Deal, e.Legal = &d, d.Legal()
	e.Text = i18n.T("rulebook.signals.asks", "Trump", words.Suit(d.Trump))
	for _, s := range bots.Asked(d.View(engine.South)) {
		e.Says = append(e.Says, i18n.T("rulebook.signals.suit", "Suit", words.Suit(s)))
	}
	return e
}
