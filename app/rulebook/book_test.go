package rulebook

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"klaverjas/app/duty"
	"klaverjas/app/ruletext"
	"klaverjas/app/words"
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
		want := 4 + len(positions) + len(tricks) + len(full) + len(tallies)
		if r.Round1 == engine.Round1Forced {
			want-- // nobody passes
		}
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
	case strings.HasPrefix(e.Key, "bidding."):
		checkBid(t, name, e)
	case strings.HasPrefix(e.Key, "claim."):
		checkClaim(t, name, e)
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

// checkBid passes and chooses in the position of an example: what the book
// lets South choose is what the engine lets him choose.
func checkBid(t *testing.T, name string, e *Example) {
	t.Helper()
	said := strings.Join(e.Says, " ")
	if e.Deal.Phase == engine.PassedOut {
		if e.Legal != 0 || e.Deal.Rules.AllPass != engine.Redeal || !strings.Contains(said, "deelt opnieuw") {
			t.Errorf("%s %s: passed out, said %q", name, e.Key, said)
		}
		return
	}
	_, _, err := e.Deal.Apply(engine.PassBy(engine.South))
	if err == nil && e.Key == "bidding.all_pass" {
		t.Errorf("%s: South may still pass", name)
	}
	if may := strings.Contains(said, "Je mag ook passen."); may != (err == nil) || may == strings.Contains(said, "Je moet") {
		t.Errorf("%s %s: passing gives %v, said %q", name, e.Key, err, said)
	}
	for _, s := range engine.Suits {
		_, _, err := e.Deal.Apply(engine.ChooseBy(engine.South, s))
		own := e.Deal.Hand(engine.South).Of(s)
		list, _, _ := strings.Cut(e.Says[len(e.Says)-1-refusals(e)], ".")
		if shown := strings.Contains(list, words.Suit(s)); shown != (err == nil) || (err == nil) != (e.Legal&own == own && (own != 0 || shown)) {
			t.Errorf("%s %s: %s gives %v, said %q", name, e.Key, s, err, said)
		}
	}
}

// refusals returns how many sentences after the list of suits say why others are not in it.
func refusals(e *Example) int {
	if last := e.Says[len(e.Says)-1]; strings.Contains(last, "Passen mag niet.") || strings.Contains(last, "Je mag ook passen.") {
		return 0
	}
	return 1
}

// checkClaim claims the trick of an example, and leads without: the roem that
// counts is what is said.
func checkClaim(t *testing.T, name string, e *Example) {
	t.Helper()
	owner, total := e.Deal.Tricks[0].Winner(e.Deal.Trump), e.Deal.RoemOf(0).Total()
	said := strings.Join(e.Says, " ")
	claimed, _, err := e.Deal.Apply(engine.ClaimBy(owner))
	silent, _, wrong := e.Deal.Apply(engine.PlayBy(owner, e.Deal.Legal().First()))
	if wrong != nil {
		t.Fatalf("%s %s: %v", name, e.Key, wrong)
	}
	with, without := claimed.Tally().Roem[owner.Side()], silent.Tally().Roem[owner.Side()]
	for _, c := range []struct {
		what        string
		when, shown bool
	}{
		{"the roem", total > 0, strings.Contains(said, fmt.Sprintf("Dat is %d.", total))},
		{"none", total == 0, strings.Contains(said, "Hier ligt geen roem.")},
		{"a claim", err == nil, strings.Contains(said, fmt.Sprintf(" %d. Kom", with))},
		{"silence after it", err == nil, strings.Contains(said, fmt.Sprintf("wordt het %d.", without))},
		{"a refusal", code(err) == engine.NoRoem, strings.Contains(said, "Meld je toch")},
		{"nothing to say", code(err) == engine.WrongPhase && total > 0, strings.Contains(said, fmt.Sprintf("hoeft iets te zeggen: %s krijg", map[bool]string{true: "wij", false: "de tegenpartij"}[owner == engine.South]))},
	} {
		if c.when != c.shown {
			t.Errorf("%s %s: %s: %v, said %q", name, e.Key, c.what, c.when, said)
		}
	}
	if owner != engine.South && err == nil && !strings.Contains(said, "De slag is niet van jullie.") {
		t.Errorf("%s %s: South may not claim, said %q", name, e.Key, said)
	}
}

// code returns the code of a refusal.
func code(err error) engine.ReasonCode {
	var why engine.Reason
	errors.As(err, &why)
	return why.Code
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
		{"amsterdam-cafe", "play.under_partner", "Je hoeft niet te troeven; ondertroeven mag niet: de boer ligt."},
		{"club-rotterdam", "play.under_partner", "Je moet ondertroeven: hoger dan de boer heb je niet."},
		{"amsterdam-cafe", "bidding.first", "Wat je als troef mag kiezen: klaver, ruiten, harten, schoppen. Je mag ook passen."},
		{"web-rotterdam", "bidding.first", "Wat je als troef mag kiezen: ruiten. Je mag ook passen."},
		{"utrecht", "bidding.first", "Je moet troef kiezen: klaver, ruiten, harten, schoppen. Passen mag niet."},
		{"amsterdam-cafe", "bidding.all_pass", "Gepast: jij, West, Noord, Oost."},
		{"club-rotterdam", "bidding.all_pass", "Gepast: jij, West, Noord, Oost."},
		{"gids-amsterdams", "bidding.all_pass", "Gepast: West, Noord, Oost."},
		{"amsterdam-cafe", "claim.yours", "Roem in deze slag: driekaart. Dat is 20."},
		{"amsterdam-cafe", "roem.four_nines", "Hier ligt geen roem."},
		{"amsterdam-cafe", "result.roem", "Wij zijn nat"},
		{"web-rotterdam", "result.roem", "Gehaald!"},
		{"amsterdam-cafe", "result.tie", "Gelijk, dus wij zijn nat"},
		{"amsterdam-cafe", "result.tie_roem", "Gehaald!"},
		{"web-rotterdam", "result.tie_roem", "81 is nog geen 82: wij zijn nat"},
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

// played returns an example of the chapter on playing a card.
func played(t *testing.T, r *engine.Rules, key string) Example {
	t.Helper()
	for _, e := range plays(r) {
		if e.Key == key {
			return e
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
			{"play.under", underMust(&r, r.Play.VoidOpponentWinning), "moet ondertroeven"},
			{"play.under_partner", underMust(&r, r.Play.VoidPartnerWinning), "moet ondertroeven"},
		} {
			if e := played(t, &r, c.key); strings.Contains(e.Says[0], c.says) != c.must {
				t.Errorf("%s %s: %q", name, c.key, e.Says[0])
			}
		}
	}
}

// underMust tells whether lower trumps are all that may be played on a higher
// one by a hand that has nothing higher.
func underMust(r *engine.Rules, duty engine.VoidDuty) bool {
	return duty == engine.MustTrump && r.Play.Undertrump == engine.UndertrumpAllowed
}

// lower is what a sentence of the book lets a void player do with lower trumps
// when there is a trump on the table.
type lower struct {
	says            string
	higher          bool // also with a higher one in hand
	foes, ours      bool // allowed on the opponents' trump, on the partner's
	mustFoe, mustUs bool // and nothing else is
}

// The sentence about lower trumps is true to the engine under all rules, in
// both languages: whether they may be played on a higher one, and whether they
// must.
func TestLowerTrumpsAreAsTheBookSays(t *testing.T) {
	t.Cleanup(func() { i18n.Set(i18n.Dutch) })
	sentences := map[i18n.Lang][]lower{
		i18n.Dutch: {
			{"Ondertroeven mag niet, behalve als je alleen nog lagere troeven hebt.", false, false, false, false, false},
			{"dan moet je een lagere troef spelen.", false, true, true, true, true},
			{"dan moet je een lagere troef spelen; ligt de slag aan je maat, dan mag het, maar het hoeft niet.", false, true, true, true, false},
			{"dan mag een lagere troef ook; ligt de slag aan je maat, dan moet dat.", false, true, true, false, true},
			{"dan mag een lagere troef ook.", false, true, true, false, false},
			{"elke troef mag, ook een lagere.", true, true, true, false, false},
		},
		i18n.English: {
			{"Undertrumping is not allowed, unless you hold nothing but lower trumps.", false, false, false, false, false},
			{"you must play a lower trump.", false, true, true, true, true},
			{"you must play a lower trump; if your partner is winning, you may but need not.", false, true, true, true, false},
			{"you may play a lower trump too; if your partner is winning, you must.", false, true, true, false, true},
			{"you may play a lower trump too.", false, true, true, false, false},
			{"any trump will do, a lower one too.", true, true, true, false, false},
		},
	}
	for l, all := range sentences {
		i18n.Set(l)
		for name, r := range everyRules(t) {
			said := ""
			for _, s := range ruletext.Summary(r).Sections {
				if s.Key == "play" {
					said = strings.Join(s.Lines, "\n") + "\n"
				}
			}
			var found []lower
			for _, s := range all {
				if strings.Contains(said, s.says+"\n") {
					found = append(found, s)
				}
			}
			if len(found) != 1 {
				t.Errorf("%s: %d sentences about lower trumps in %q", name, len(found), said)
				continue
			}
			checkLower(t, name, &r, found[0])
		}
	}
}

// checkLower compares a sentence with what the engine allows in three positions.
func checkLower(t *testing.T, name string, r *engine.Rules, s lower) {
	t.Helper()
	legal := func(key string) (under, other, over bool) {
		e := played(t, r, "play."+key)
		next := e.Deal.Next()
		best, _ := next.Best(e.Deal.Trump)
		trumps := e.Deal.Hand(engine.South).Of(e.Deal.Trump)
		higher := best.Stronger(e.Deal.Trump)
		return e.Legal&trumps&^higher != 0, e.Legal&^trumps != 0, e.Legal&trumps&higher != 0
	}
	if under, other, _ := legal("under"); under != s.foes || under && r.Play.MustOvertrump && other == s.mustFoe {
		t.Errorf("%s: %q, but on a trump of the opponents lower ones are allowed: %v, other suits: %v", name, s.says, under, other)
	}
	if under, other, _ := legal("under_partner"); under != s.ours || under && r.Play.MustOvertrump && other == s.mustUs {
		t.Errorf("%s: %q, but on a trump of the partner lower ones are allowed: %v, other suits: %v", name, s.says, under, other)
	}
	if under, _, over := legal("over"); under != s.higher || !over {
		t.Errorf("%s: %q, but with a higher trump a lower one is allowed: %v", name, s.says, under)
	}
}
