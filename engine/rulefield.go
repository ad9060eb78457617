package engine

import (
	"fmt"
	"slices"
	"strconv"
)

// RuleField describes one parameter of Rules for texts and settings: its key,
// what values it can take, and how to read and write it as text.
type RuleField struct {
	Key    string
	Values []string // the names of its values; nil for a number
	Min    int      // for a number: the lowest value
	Max    int      // for a number: the highest value

	get func(*Rules) int
	set func(*Rules, int)
}

// Get returns the field's value as text.
func (f *RuleField) Get(r *Rules) string {
	v := f.get(r)
	switch {
	case f.Values == nil:
		return strconv.Itoa(v)
	case v < len(f.Values):
		return f.Values[v]
	default:
		return "?"
	}
}

// Set reads the field's value from text; it is an error that lists what is
// possible if the text is none of the values.
func (f *RuleField) Set(r *Rules, text string) error {
	if f.Values != nil {
		i := slices.Index(f.Values, text)
		if i < 0 {
			return fmt.Errorf("%s: no value %q: expected one of %v", f.Key, text, f.Values)
		}
		f.set(r, i)
		return nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < f.Min || n > f.Max {
		return fmt.Errorf("%s: no value %q: expected a number from %d to %d", f.Key, text, f.Min, f.Max)
	}
	f.set(r, n)
	return nil
}

// valid tells whether the rules hold a value that the field can take.
func (f *RuleField) valid(r *Rules) bool {
	v := f.get(r)
	if f.Values != nil {
		return v >= 0 && v < len(f.Values)
	}
	return v >= f.Min && v <= f.Max
}

// choice makes the field of an enumeration whose values are named in order.
func choice[T ~uint8](key string, at func(*Rules) *T, values ...string) RuleField {
	return RuleField{
		Key: key, Values: values,
		get: func(r *Rules) int { return int(*at(r)) },
		set: func(r *Rules, v int) { *at(r) = T(v) },
	}
}

// flag makes the field of a yes-or-no parameter.
func flag(key string, at func(*Rules) *bool) RuleField {
	return RuleField{
		Key: key, Values: []string{"false", "true"},
		get: func(r *Rules) int {
			if *at(r) {
				return 1
			}
			return 0
		},
		set: func(r *Rules, v int) { *at(r) = v == 1 },
	}
}

// number makes the field of a parameter counted from lo to hi.
func number(key string, lo, hi int, at func(*Rules) *int) RuleField {
	return RuleField{
		Key: key, Min: lo, Max: hi,
		get: func(r *Rules) int { return *at(r) },
		set: func(r *Rules, v int) { *at(r) = v },
	}
}

// RuleFields returns every parameter of Rules in the order of RULES' tables:
// dealing and bidding, playing, roem, result, match.
func RuleFields() []RuleField { return slices.Clone(ruleFields) }

var ruleFields = slices.Concat(biddingFields, playFields, roemFields, resultFields, matchFields)

var biddingFields = []RuleField{
	choice("deal", func(r *Rules) *Batches { return &r.Batches }, "3-2-3", "4-4", "3-3-2"),
	choice("first_speaker", func(r *Rules) *FirstSpeaker { return &r.FirstSpeaker }, "forehand", "dealer"),
	choice("round1", func(r *Rules) *Round1 { return &r.Round1 }, "free", "proposed", "forced"),
	choice("round2", func(r *Rules) *Round2 { return &r.Round2 }, "none", "free"),
	choice("all_pass", func(r *Rules) *AllPass { return &r.AllPass }, "forehand_must", "last_speaker_must", "dealer_must", "redeal"),
	flag("trump_held", func(r *Rules) *bool { return &r.TrumpHeld }),
	choice("first_lead", func(r *Rules) *FirstLead { return &r.FirstLead }, "forehand", "maker"),
}

var playFields = []RuleField{
	flag("trump_led_must_beat", func(r *Rules) *bool { return &r.Play.TrumpLedMustBeat }),
	choice("void_opponent_winning", func(r *Rules) *VoidDuty { return &r.Play.VoidOpponentWinning }, "must_trump", "free"),
	choice("void_partner_winning", func(r *Rules) *VoidDuty { return &r.Play.VoidPartnerWinning }, "must_trump", "free"),
	flag("must_overtrump", func(r *Rules) *bool { return &r.Play.MustOvertrump }),
	choice("undertrump", func(r *Rules) *Undertrump { return &r.Play.Undertrump }, "banned", "allowed"),
}

var roemFields = slices.Concat([]RuleField{
	number("run3", 0, 500, func(r *Rules) *int { return &r.Roem.Run3 }),
	number("run4", 0, 500, func(r *Rules) *int { return &r.Roem.Run4 }),
	number("stuk", 0, 500, func(r *Rules) *int { return &r.Roem.Stuk }),
	choice("stuk_timing", func(r *Rules) *StukTiming { return &r.Roem.StukTiming }, "same_trick", "same_trick_and_holder"),
}, fourFields(), []RuleField{
	choice("claim", func(r *Rules) *Claiming { return &r.Claim }, "automatic", "required"),
})

// fourFields makes a field for the four of a kind of each rank, ace first.
func fourFields() []RuleField {
	var fields []RuleField
	for rank := Ace; rank <= Ace; rank-- {
		fields = append(fields, number("four_"+rank.String(), 0, 500,
			func(r *Rules) *int { return &r.Roem.Four[rank] }))
	}
	return fields
}

var resultFields = []RuleField{
	number("last_trick", 0, 100, func(r *Rules) *int { return &r.LastTrick }),
	number("pit_bonus", 0, 500, func(r *Rules) *int { return &r.PitBonus }),
	choice("pit_for", func(r *Rules) *PitFor { return &r.PitFor }, "any", "makers"),
	choice("nat", func(r *Rules) *NatTest { return &r.Nat }, "compare", "threshold_82"),
	choice("double_spades", func(r *Rules) *DoubleSpades { return &r.DoubleSpade }, "off", "trump_cards", "all_points"),
	choice("signals", func(r *Rules) *Signals { return &r.Signals }, "off", "low_discard"),
}

var matchFields = []RuleField{
	choice("length", func(r *Rules) *Length { return &r.Length }, "deals", "points"),
	number("deals", 1, 64, func(r *Rules) *int { return &r.Deals }),
	number("limit", 100, 10000, func(r *Rules) *int { return &r.Limit }),
}
