package rulebook

import (
	"strconv"
	"strings"

	"klaverjas/app/ruletext"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// tricks are the examples of the chapter on roem: four cards of one trick.
var tricks = []struct {
	key   string
	cards string
	trump engine.Suit
}{
	{"run3", "CT CJ CQ CA", engine.Hearts},
	{"run4", "S7 S8 S9 ST", engine.Hearts},
	{"none", "DA DT DK D7", engine.Hearts},
	{"stuk", "HQ HK H8 S7", engine.Hearts},
	{"stuk_run3", "HQ HK HA H8", engine.Hearts},
	{"stuk_run4", "HJ HQ HK HA", engine.Hearts},
	{"four_aces", "CA DA HA SA", engine.Hearts},
	{"four_jacks", "CJ DJ HJ SJ", engine.Hearts},
	{"four_nines", "C9 D9 H9 S9", engine.Hearts},
	{"four_sevens", "C7 D7 H7 S7", engine.Hearts},
}

// roems makes the examples of what lies in a trick, and of claiming it.
func roems(r *engine.Rules) []Example {
	var all []Example
	for _, t := range tricks {
		e := Example{Key: "roem." + t.key, Text: i18n.T("rulebook.roem.trick", "Trump", words.Suit(t.trump)), Trump: t.trump}
		for _, name := range strings.Fields(t.cards) {
			c, _ := engine.ParseCard(name)
			e.Row = append(e.Row, c)
		}
		e.Says = []string{lies(r.Roem.OfTrick(engine.SetOf(e.Row...), t.trump))}
		all = append(all, e)
	}
	return append(all, claims(r)...)
}

// tallies are the examples of the chapter on the result. Each side's card
// points sum to the whole pack with the other's.
var tallies = []struct {
	key   string
	tally engine.Tally
}{
	{"made", tally(engine.Hearts, 50, 45, 5, engine.SouthNorth, 0, 0)},
	{"roem", tally(engine.Hearts, 48, 36, 4, engine.WestEast, 0, 20)},
	{"tie", tally(engine.Hearts, 41, 30, 4, engine.SouthNorth, 0, 0)},
	{"tie_roem", tally(engine.Hearts, 41, 30, 4, engine.SouthNorth, 50, 0)},
	{"short", tally(engine.Hearts, 28, 35, 3, engine.WestEast, 20, 0)},
	{"pit", tally(engine.Hearts, 62, 90, 8, engine.SouthNorth, 20, 0)},
	{"counter", tally(engine.Hearts, 0, 0, 0, engine.WestEast, 0, 0)},
	{"spades", tally(engine.Spades, 44, 45, 5, engine.SouthNorth, 20, 0)},
}

// tally is a deal that our side played, by what it captured.
func tally(trump engine.Suit, trumps, plain, tricks int, last engine.Side, ours, theirs int) engine.Tally {
	suit := engine.FullDeck.Of(trump).Points(trump)
	return engine.Tally{
		Trump: trump, Makers: engine.SouthNorth, LastTrick: last, Roem: [2]int{ours, theirs},
		TrumpPoints: [2]int{trumps, suit - trumps},
		PlainPoints: [2]int{plain, engine.FullDeck.Points(trump) - suit - plain},
		Tricks:      [2]int{tricks, 8 - tricks},
	}
}

// results makes the examples of how a deal is settled.
func results(r *engine.Rules) []Example {
	var all []Example
	for _, t := range tallies {
		if t.key == "spades" && r.DoubleSpade == engine.DoubleOff {
			continue
		}
		res := r.Settle(t.tally)
		all = append(all, Example{
			Key: "result." + t.key, Tally: &t.tally, Text: i18n.T("rulebook.result.deal", "Trump", words.Suit(t.tally.Trump)),
			Count: count(&res), Says: []string{words.Verdict(&res)},
		})
	}
	return all
}

// count lays out a result as it is worked out.
func count(res *engine.Result) ruletext.Table {
	t := ruletext.Table{Head: []string{"", i18n.T("side.us"), i18n.T("side.them")}}
	add := func(key string, v [2]int) {
		t.Rows = append(t.Rows, []string{i18n.T(key), strconv.Itoa(v[0]), strconv.Itoa(v[1])})
	}
	add("result.cards", res.Cards)
	add("result.last_trick", res.Last)
	if res.Roem != [2]int{} {
		add("result.roem", res.Roem)
	}
	if res.Pit != [2]int{} {
		add("result.pit", res.Pit)
	}
	add("result.score", res.Score)
	return t
}
