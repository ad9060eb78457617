package words

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"klaverjas/bots"
	"klaverjas/i18n"
)

// Reason returns the sentence of a reason for a bid, a card or a claim. It
// speaks of the partner and the opponents of whoever acts, and names its card
// as Choice does.
func Reason(r bots.Reason) string {
	card := ""
	if r.Card.Valid() {
		card = i18n.T("choice.card", "Card", Card(r.Card))
	}
	return i18n.T("reason."+string(r.Code), "Suit", Suit(r.Suit), "Card", card, "Head", Capital(card), "Count", r.Points)
}

// Reasons returns the sentences of some reasons, one after the other.
func Reasons(all []bots.Reason) string {
	var sentences []string
	for _, r := range all {
		sentences = append(sentences, Reason(r))
	}
	return strings.Join(sentences, " ")
}

// Capital returns a text with a capital at its beginning.
func Capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + text[size:]
}
