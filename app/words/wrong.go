package words

import (
	"errors"
	"strings"

	"klaverjas/engine"
	"klaverjas/i18n"
)

// expectations are the keys for what a text should have said; what is not
// here is a word of the text form itself, such as "deal" or a number.
var expectations = map[string]string{
	"end of line":                    "wrong.line_end",
	"seat":                           "wrong.seat",
	"suit":                           "wrong.suit",
	"cards":                          "wrong.cards",
	"card":                           "wrong.card",
	"card that may be played":        "wrong.legal_card",
	"trick with roem to claim":       "wrong.roem",
	"bid":                            "wrong.bid",
	"choice of trump":                "wrong.choice",
	"four cards in the trick before": "wrong.four_cards",
	"end of the trick":               "wrong.trick_end",
	"end of the deal":                "wrong.deal_end",
	"end of the record":              "wrong.record_end",
	"four hands of eight cards":      "wrong.hands",
	"tag with a key of its own":      "wrong.tag",
	"rules":                          "wrong.rules",
	"result":                         "wrong.result",
	"trick":                          "wrong.trick",
	"deal":                           "wrong.deal",
}

// Wrong returns the sentence that tells where a text stops being a record or a
// position, and why.
func Wrong(p *engine.ParseError) string {
	text := i18n.T("wrong.line", "Line", p.Line, "Column", p.Column, "Expected", expected(p.Expected))
	var why engine.Reason
	if errors.As(p.Cause, &why) {
		return text + " " + Refusal(why)
	}
	return text
}

func expected(what string) string {
	if key, ok := expectations[what]; ok {
		return i18n.T(key)
	}
	if seat, ok := strings.CutPrefix(what, "bid of "); ok {
		return i18n.T("wrong.bid_of", "Seat", i18n.T("seat.short."+seat))
	}
	if hand, ok := strings.CutPrefix(what, "the cards of this seed, "); ok {
		return i18n.T("wrong.seed_cards", "Hand", hand)
	}
	return "“" + what + "”"
}
