package engine

import "fmt"

// RuleError tells which fields of Rules make no sense, alone or together.
type RuleError struct {
	Code string   // "range" or the name of the contradiction, for translation
	Keys []string // the fields concerned
}

// Error returns a terse English form for logs and the command line.
func (e *RuleError) Error() string { return fmt.Sprintf("rules make no sense: %s %v", e.Code, e.Keys) }

// contradiction is a combination of values that means nothing.
type contradiction struct {
	code  string
	keys  []string
	holds func(*Rules) bool
}

var contradictions = []contradiction{
	{
		"ban_without_overtrump",
		[]string{"undertrump", "must_overtrump"},
		func(r *Rules) bool { return r.Play.Undertrump == UndertrumpBanned && !r.Play.MustOvertrump },
	},
	{
		"second_round_without_pass",
		[]string{"round1", "round2"},
		func(r *Rules) bool { return r.Round1 == Round1Forced && r.Round2 != Round2None },
	},
	{
		"threshold_needs_162",
		[]string{"nat", "double_spades", "last_trick"},
		func(r *Rules) bool {
			return r.Nat == NatThreshold && (r.DoubleSpade != DoubleOff || r.LastTrick != 10)
		},
	},
}

// Validate returns a *RuleError for a value out of range or a combination
// that means nothing, nil if the rules can be played.
func (r *Rules) Validate() error {
	for i := range ruleFields {
		if !ruleFields[i].valid(r) {
			return &RuleError{"range", []string{ruleFields[i].Key}}
		}
	}
	for _, c := range contradictions {
		if c.holds(r) {
			return &RuleError{c.code, c.keys}
		}
	}
	return nil
}
