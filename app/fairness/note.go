package fairness

import (
	"klaverjas/app/verify"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Note returns what the log of the table says before a deal: the fingerprint
// of its number, empty for an open match.
func Note(m *engine.Match) string {
	o, err := verify.OpeningOf(m, m.Deal())
	if err != nil {
		return ""
	}
	return i18n.T("fair.note", "Number", o.Number, "Hash", o.Commitment().String())
}
