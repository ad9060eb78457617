package rulebook

import (
	"fmt"
	"strings"
	"testing"

	"klaverjas/app/duty"
	"klaverjas/app/ruletext"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// everyRules are the profiles, and the first of them with every field changed
// to each of its values.
func everyRules(t *testing.T) map[string]engine.Rules {
	t.Helper()
	all := map[string]engine.Rules{}
	for _, p := range engine.Profiles() {
		all[p.Name] = p.Rules
		for _, f := range engine.RuleFields() {
			for _, v := range valuesOf(&f) {
				r := p.Rules
				if err := f.Set(&r, v); err != nil {
					t.Fatal(err)
				}
				if r.Validate() == nil {
					all[p.Name+" "+f.Key+"="+v] = r
				}
			}
		}
	}
	return all
}

func valuesOf(f *engine.RuleField) []string {
	if f.Values != nil {
		return f.Values
	}
	return []string{fmt.Sprint(f.Min + 1), fmt.Sprint(f.Max)}
}

// Every example of the book, under all rules, is what the engine does when
// the cards are really played.
func TestExamplesAreWhatTheEngineDoes(t *testing.T) {
	i18n.Set(i18n.Dutch)
	for name, r := range everyRules(t) {
		count := 0
		for _, c := range Book(r) {
			for _, e := range c.Examples {
				count++
				check(t, name, &r, &e)
			}
		}
		want := 2 + len(positions) + len(tricks) + len(tallies)
		if r.DoubleSpade == engine.DoubleOff {
			want--
		}
		if r.Signals != engine.SignalsOff {
			want++
		}
		if count != want {
			t.Errorf("%s: %d examples, want %d", name, count, want)
		}
	}
}

func check(t *testing.T, name string, r *engine.Rules, e *Example) {
	t.Helper()
	said := strings.Join(e.Says, " ")
	switch {
	case e.Deal != nil:
		for c := range e.Deal.Hand(engine.South).All() {
			_, _, err := e.Deal.Apply(engine.PlayBy(engine.South, c))
			if legal := err == nil; legal != e.Legal.Has(c) {
				t.Errorf("%s %s: %s is legal: %v", name, e.Key, c, legal)
			}
		}
	case e.Tally != nil:
		res := r.Settle(*e.Tally)
		if row := e.Count.Rows[len(e.Count.Rows)-1]; row[1] != fmt.Sprint(res.Score[0]) || row[2] != fmt.Sprint(res.Score[1]) {
			t.Errorf("%s %s: %v, settled %v", name, e.Key, row, res.Score)
		}
		if sum := e.Tally.TrumpPoints[0] + e.Tally.TrumpPoints[1] + e.Tally.PlainPoints[0] + e.Tally.PlainPoints[1]; sum != 152 {
			t.Errorf("%s: %d card points", e.Key, sum)
		}
	case e.Worth:
		for i := 1; i < len(e.Row); i++ {
			if e.Row[i].Beats(e.Row[i-1], e.Trump) {
				t.Errorf("%s: %s before %s", e.Key, e.Row[i-1], e.Row[i])
			}
		}
	default:
		roem := r.Roem.OfTrick(engine.SetOf(e.Row...), e.Trump).Total()
		if shown := strings.Contains(said, fmt.Sprint(roem)); shown != (roem > 0) {
			t.Errorf("%s %s: roem %d, said %q", name, e.Key, roem, said)
		}
	}
	if e.Text == "" || strings.ContainsAny(e.Text+said, "…{}") {
		t.Errorf("%s %s: %q %q", name, e.Key, e.Text, said)
	}
}

// The verdicts are as the rules have them, said once by hand.
func TestExamplesTurnOutAsWritten(t *testing.T) {
	i18n.Set(i18n.Dutch)
	for _, c := range []struct{ profile, key, want string }{
		{"amsterdam-cafe", "play.partner", "De slag ligt aan je maat: elke kaart mag."},
		{"club-rotterdam", "play.partner", "Je moet troeven, ook al ligt de slag aan je maat."},
		{"amsterdam-cafe", "play.over", "Je moet overtroeven: de tien ligt."},
		{"web-amsterdam", "play.over", "Je moet troeven; overtroeven hoeft niet."},
		{"amsterdam-cafe", "play.under", "Je hoeft niet te troeven; ondertroeven mag niet: de boer ligt."},
		{"club-rotterdam", "play.under", "Je moet ondertroeven: hoger dan de boer heb je niet."},
		{"amsterdam-cafe", "play.under_only", "Je mag ondertroeven, je hebt niets anders."},
		{"amsterdam-cafe", "play.over_partner", "Vrij, want je maat ligt aan slag; een troef moet over de tien heen."},
		{"amsterdam-cafe", "roem.four_jacks", "Roem in deze slag: vier gelijke. Dat is 200."},
		{"club-rotterdam", "roem.four_jacks", "Roem in deze slag: vier gelijke. Dat is 100."},
		{"amsterdam-cafe", "roem.four_nines", "Dit is geen roem."},
		{"amsterdam-cafe", "result.roem", "Wij zijn nat"},
		{"web-rotterdam", "result.roem", "Gehaald!"},
		{"amsterdam-cafe", "result.tie", "Gelijk, dus wij zijn nat"},
	} {
		r, _ := engine.ProfileByName(c.profile)
		if got := find(t, r, c.key).Says[0]; got != c.want {
			t.Errorf("%s %s: %q, want %q", c.profile, c.key, got, c.want)
		}
	}
}

func find(t *testing.T, r engine.Rules, key string) Example {
	t.Helper()
	for _, c := range Book(r) {
		for _, e := range c.Examples {
			if e.Key == key {
				return e
			}
		}
	}
	t.Fatalf("no example %s", key)
	return Example{}
}

// needs is what must hold for a field to mean anything.
var needs = map[string]string{
	"limit": "length=points", "all_pass": "round2=free", "round2": "all_pass=redeal", "undertrump": "must_overtrump=true",
}

// Whatever field of the rules is changed, the book, the summary and the line in
// the settings change with it, in both languages; a duty of play changes the duty line of an example too.
func TestEveryFieldIsInTheBook(t *testing.T) {
	for _, l := range i18n.Languages() {
		i18n.Set(l)
		for _, f := range engine.RuleFields() {
			base, err := engine.ParseRules("amsterdam-cafe " + needs[f.Key])
			if err != nil {
				t.Fatal(err)
			}
			books, summaries, settings, duties := map[string]string{}, map[string]string{}, map[string]string{}, map[string]string{}
			for _, v := range valuesOf(&f) {
				r := base
				if err := f.Set(&r, v); err != nil {
					t.Fatal(err)
				}
				once(t, books, text(r), f.Key, v)
				once(t, summaries, fmt.Sprint(ruletext.Summary(r).Sections), f.Key, v)
				once(t, settings, ruletext.Describe(r), f.Key, v)
				if playFields[f.Key] {
					once(t, duties, dutyLines(r), f.Key, v)
				}
			}
		}
	}
	i18n.Set(i18n.Dutch)
}

// playFields are the fields on which a duty depends.
var playFields = map[string]bool{
	"trump_led_must_beat": true, "void_opponent_winning": true, "void_partner_winning": true, "must_overtrump": true, "undertrump": true,
}

func once(t *testing.T, seen map[string]string, said, key, value string) {
	t.Helper()
	if other, twice := seen[said]; twice {
		t.Errorf("%s: %s reads like %s in %s", key, value, other, i18n.Current())
	}
	seen[said] = value
}

// text is all that the book says.
func text(r engine.Rules) string {
	var b strings.Builder
	for _, c := range Book(r) {
		fmt.Fprintln(&b, c.Title, c.Lines, c.Tables)
		for _, e := range c.Examples {
			fmt.Fprintln(&b, e.Text, e.Says, e.Row, e.Count)
		}
	}
	return b.String()
}

// dutyLines are the duties of all positions of the book.
func dutyLines(r engine.Rules) string {
	said := ""
	for _, p := range positions {
		d, err := p.deal(r)
		if err != nil {
			return err.Error()
		}
		key, pairs := duty.Line(d.View(engine.South))
		said += i18n.T(key, pairs...) + "\n"
	}
	return said
}

// The sentences of the book and the duty lines come from the same fields and
// agree with what the engine allows: where the text says that one must go
// higher, the engine refuses to go lower.
func TestBookAndDutyAgree(t *testing.T) {
	i18n.Set(i18n.Dutch)
	for name, r := range everyRules(t) {
		for _, c := range []struct {
			key  string
			must bool
			says string
		}{
			{"play.trump_led", r.Play.TrumpLedMustBeat, "hoger: de"},
			{"play.partner", r.Play.VoidPartnerWinning == engine.MustTrump, "moet troeven"},
			{"play.opponent", r.Play.VoidOpponentWinning == engine.MustTrump, "moet troeven"},
		} {
			if e := find(t, r, c.key); strings.Contains(e.Says[0], c.says) != c.must {
				t.Errorf("%s %s: %q", name, c.key, e.Says[0])
			}
		}
	}
}
