// Package rulebook makes the rules book of a set of rules: the sentences and
// tables of the one-page summary, chapter by chapter, each with worked examples
// of which the engine says the outcome. It knows no window.
package rulebook

import (
	"klaverjas/app/ruletext"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Chapter is one subject of the book, in the language in force when it was made.
type Chapter struct {
	Key      string // names it: the key of its section of the summary
	Title    string
	Lines    []string
	Tables   []ruletext.Table
	Examples []Example
}

// Example is a position, a row of cards or a count, and what the rules in
// force make of it.
type Example struct {
	Key  string // names it, whatever the rules
	Text string // what is shown
	Says []string

	Deal  *engine.Deal  // a position, nil if there is none
	Legal engine.Set    // what South may play in it, or the cards of the suits that he may choose
	Row   []engine.Card // cards side by side, if it is about no deal
	Trump engine.Suit   // of the row
	Worth bool          // show what each card of the row is worth

	Tally *engine.Tally // the count of a deal that is over, nil if there is none
	Count ruletext.Table
}

// Book returns the rules book: dealing, ranks and values, choosing trump,
// playing a card, roem, the result, signals.
func Book(r engine.Rules) []Chapter {
	summary := map[string]ruletext.Section{}
	for _, s := range ruletext.Summary(r).Sections {
		summary[s.Key] = s
	}
	examples := map[string]func(*engine.Rules) []Example{
		"cards": values, "bidding": bids, "play": plays, "roem": roems, "result": results,
	}
	var book []Chapter
	for _, key := range []string{"game", "cards", "bidding", "play", "roem", "result"} {
		s := summary[key]
		c := Chapter{Key: key, Title: s.Title, Lines: s.Lines, Tables: s.Tables}
		if make := examples[key]; make != nil {
			c.Examples = make(&r)
		}
		book = append(book, c)
	}
	return append(book, signals(&r))
}

// values shows a trump suit and another one from high to low.
func values(*engine.Rules) []Example {
	var all []Example
	for _, e := range []struct {
		key   string
		suit  engine.Suit
		trump engine.Suit
	}{{"trump", engine.Hearts, engine.Hearts}, {"plain", engine.Clubs, engine.Hearts}} {
		row := make([]engine.Card, 8)
		for c := range engine.FullDeck.Of(e.suit).All() {
			row[7-c.Strength(e.trump)] = c
		}
		sum := engine.FullDeck.Of(e.suit).Points(e.trump)
		all = append(all, Example{
			Key: "values." + e.key, Text: i18n.T("rulebook.values."+e.key, "Sum", sum),
			Row: row, Trump: e.trump, Worth: true,
		})
	}
	return all
}

// signals tells what a low discard means, if anything is agreed.
func signals(r *engine.Rules) Chapter {
	c := Chapter{Key: "signals", Title: i18n.T("rulebook.signals.title")}
	if r.Signals == engine.SignalsOff {
		c.Lines = []string{i18n.T("rulebook.signals.off")}
		return c
	}
	c.Lines = []string{i18n.T("rulebook.signals.low"), i18n.T("rulebook.signals.open")}
	c.Examples = []Example{signalled(r)}
	return c
}
