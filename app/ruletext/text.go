// Package ruletext says a set of rules in words: titles, sentences and tables,
// every number of which comes from the engine. A summary on one page is made
// of it, and so are the rules book, the line above a score sheet, and the names
// and values of fields in the settings.
package ruletext

import (
	"strconv"
	"strings"

	"klaverjas/engine"
	"klaverjas/i18n"
)

// Text is a text about rules, in the language that was in force when it was made.
type Text struct {
	Title    string
	Subtitle string
	Sections []Section
}

// Section is one subject: sentences, then tables.
type Section struct {
	Key    string // the last part of its title's translation key
	Title  string
	Lines  []string
	Tables []Table
}

// Table is rows of cells below a row of heads. The first column is words, the
// others are figures.
type Table struct {
	Head []string
	Rows [][]string
}

// Name returns the name of the profile which the rules are, or are nearest to.
func Name(r engine.Rules) string {
	name, exact := r.Nearest()
	title := profile(name)
	if exact {
		return title
	}
	return i18n.T("ruletext.changed", "Name", title)
}

// profile returns the name of a profile in words.
func profile(name string) string { return i18n.T("profile." + name) }

// Line returns the rules in one line, for the head of a score sheet: the name
// and what scorers have to know.
func Line(r engine.Rules) string {
	parts := []string{Name(r), length(&r), short(&r, "claim"), short(&r, "nat")}
	if r.DoubleSpade != engine.DoubleOff {
		parts = append(parts, short(&r, "double_spades"))
	}
	return strings.Join(parts, " · ")
}

// Summary returns the rules on one page.
func Summary(r engine.Rules) Text {
	return Text{
		Title: i18n.T("ruletext.title"), Subtitle: Name(r),
		Sections: []Section{game(&r), bidding(&r), play(&r), cards(&r), roem(&r), result(&r)},
	}
}

// section returns an empty section.
func section(key string) Section {
	return Section{Key: key, Title: i18n.T("ruletext.section." + key)}
}

// value returns the text value of a field of the rules.
func value(r *engine.Rules, key string) string {
	for _, f := range engine.RuleFields() {
		if f.Key == key {
			return f.Get(r)
		}
	}
	return ""
}

// say returns the sentence about a field that has named values.
func say(r *engine.Rules, key string) string { return i18n.T("ruletext." + key + "." + value(r, key)) }

// short returns a field that has named values in a word or two.
func short(r *engine.Rules, key string) string {
	return i18n.T("ruletext.short." + key + "." + value(r, key))
}

// length returns how long a match is in a word or two.
func length(r *engine.Rules) string {
	if r.Length == engine.LengthPoints {
		return i18n.T("ruletext.short.limit", "Count", r.Limit)
	}
	return i18n.T("ruletext.short.deals", "Count", r.Deals)
}

// game tells who plays, and for how long.
func game(r *engine.Rules) Section {
	s := section("game")
	s.Lines = []string{i18n.T("ruletext.players"), i18n.T("ruletext.dealing", "Packets", value(r, "deal"))}
	if r.Length == engine.LengthPoints {
		s.Lines = append(s.Lines, i18n.T("ruletext.length.points", "Count", r.Limit))
	} else {
		s.Lines = append(s.Lines, i18n.T("ruletext.length.deals", "Count", r.Deals))
	}
	return s
}

// bidding tells how trump is made.
func bidding(r *engine.Rules) Section {
	s := section("bidding")
	s.Lines = []string{say(r, "first_speaker"), say(r, "round1")}
	if r.Round1 != engine.Round1Forced {
		if r.Round2 != engine.Round2None {
			s.Lines = append(s.Lines, say(r, "round2"))
		}
		s.Lines = append(s.Lines, allPass(r))
	}
	s.Lines = append(s.Lines, say(r, "trump_held"), say(r, "first_lead"))
	return s
}

// allPass tells what follows when everybody passes. Who must play then is not
// bound to a suit that was proposed.
func allPass(r *engine.Rules) string {
	if r.Round1 == engine.Round1Proposed && r.Round2 == engine.Round2None && r.AllPass != engine.Redeal {
		return i18n.T("ruletext.all_pass_any." + value(r, "all_pass"))
	}
	return say(r, "all_pass")
}

// play tells which card may be played.
func play(r *engine.Rules) Section {
	s := section("play")
	s.Lines = []string{
		i18n.T("ruletext.follow"), say(r, "trump_led_must_beat"), say(r, "void_opponent_winning"), say(r, "void_partner_winning"),
		say(r, "must_overtrump"),
	}
	if r.Play.MustOvertrump {
		s.Lines = append(s.Lines, undertrump(r))
	}
	s.Lines = append(s.Lines, i18n.T("ruletext.winner"))
	if r.Signals != engine.SignalsOff {
		s.Lines = append(s.Lines, say(r, "signals"))
	}
	return s
}

// undertrump tells what to do with trumps that are all lower than one on the
// table. Where they are not barred, who has to trump has to play one of them.
func undertrump(r *engine.Rules) string {
	if r.Play.Undertrump == engine.UndertrumpBanned {
		return say(r, "undertrump")
	}
	return i18n.T("ruletext.undertrump." + value(r, "void_opponent_winning") + "." + value(r, "void_partner_winning"))
}

// cards lists the cards from high to low with their points.
func cards(r *engine.Rules) Section {
	s := section("cards")
	s.Tables = []Table{order(engine.Hearts, "trump"), order(engine.Clubs, "plain")}
	last := i18n.T("ruletext.last_trick", "Count", r.LastTrick)
	s.Lines = []string{last + " " + i18n.T("ruletext.sum", "Total", r.Total(engine.Hearts))}
	if r.DoubleSpade != engine.DoubleOff {
		s.Lines = append(s.Lines, i18n.T("ruletext.double_spades."+value(r, "double_spades"), "Total", r.Total(engine.Spades)))
	}
	return s
}

// order returns the cards of a suit from high to low with their points where
// hearts are trump.
func order(suit engine.Suit, key string) Table {
	t := Table{Head: []string{i18n.T("ruletext.cards." + key)}, Rows: [][]string{{i18n.T("ruletext.points")}}}
	sum := 0
	for strength := 7; strength >= 0; strength-- {
		for rank := engine.Seven; rank <= engine.Ace; rank++ {
			if c := engine.CardOf(suit, rank); c.Strength(engine.Hearts) == strength {
				points := c.Points(engine.Hearts)
				sum += points
				t.Head = append(t.Head, i18n.T("ruletext.card."+rank.String()))
				t.Rows[0] = append(t.Rows[0], strconv.Itoa(points))
			}
		}
	}
	t.Head, t.Rows[0] = append(t.Head, i18n.T("ruletext.together")), append(t.Rows[0], strconv.Itoa(sum))
	return t
}
