package prefs

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"
	"pgregory.net/rapid"

	"klaverjas/engine"
	"klaverjas/i18n"
)

func fresh(t *testing.T) Prefs { return New(test.NewTempApp(t).Preferences()) }

// numbers and switches are all settings of those kinds.
var (
	numbers  = []Number{Volume, BotPause, TrickPause, ClaimTime, Length}
	switches = []Switch{AutoForced, ReducedMotion, Hints, Aids, Speech, Sound, Welcomed}
)

func TestDefaults(t *testing.T) {
	p := fresh(t)
	for _, n := range numbers {
		if n.Get(p) != n.Default || n.Default < n.Min || n.Default > n.Max {
			t.Errorf("%s: %d", n.key, n.Get(p))
		}
		if n.Values != nil && !slices.Contains(n.Values, n.Default) {
			t.Errorf("%s: the default %d is not offered", n.key, n.Default)
		}
		for _, v := range n.Values {
			if n.Set(p, v); n.Get(p) != v {
				t.Errorf("%s: %d is offered and read as %d", n.key, v, n.Get(p))
			}
		}
	}
	for _, s := range switches {
		if s.Get(p) != s.Default {
			t.Errorf("%s is %v", s.key, s.Get(p))
		}
	}
	checkChoice(t, p, Theme)
	checkChoice(t, p, Cloth)
	checkChoice(t, p, Deck)
	checkChoice(t, p, Index)
	checkChoice(t, p, Speed)
	checkChoice(t, p, Sorting)
	checkChoice(t, p, PlayMode)
	checkChoice(t, p, Claiming)
	checkChoice(t, p, Signals)
	if p.Chosen().ID != "amsterdam-cafe" || p.Language(i18n.Dutch) != i18n.Dutch {
		t.Errorf("rules %s, language %s", p.Chosen().ID, p.Language(i18n.Dutch))
	}
}

// checkChoice checks that every value is kept and no other.
func checkChoice[T ~string](t *testing.T, p Prefs, c Choice[T]) {
	t.Helper()
	if c.Get(p) != c.Default || !slices.Contains(c.Values, c.Default) {
		t.Errorf("%s: default %q", c.key, c.Get(p))
	}
	for _, v := range c.Values {
		if c.Set(p, v); c.Get(p) != v {
			t.Errorf("%s: %q reads as %q", c.key, v, c.Get(p))
		}
	}
	kept := c.Get(p)
	if c.Set(p, "no such value"); c.Get(p) != kept {
		t.Errorf("%s took %q", c.key, c.Get(p))
	}
}

// Whatever stands in the file, every setting reads as something that can be.
func TestDamagedValues(t *testing.T) {
	p := fresh(t)
	keys := []string{"rules.own", "profile", "language", "name.S", "level.partner", "theme", "letters", "claims"}
	for _, n := range numbers {
		keys = append(keys, n.key)
	}
	for _, s := range switches {
		keys = append(keys, s.key)
	}
	rapid.Check(t, func(r *rapid.T) {
		damage(r, p, rapid.SampledFrom(keys).Draw(r, "key"))
		for _, n := range numbers {
			if v := n.Get(p); v < n.Min || v > n.Max {
				r.Fatalf("%s is %d", n.key, v)
			}
		}
		if !slices.Contains(Theme.Values, Theme.Get(p)) || !slices.Contains(i18n.Languages(), p.Language(i18n.English)) {
			r.Fatalf("theme %q, language %q", Theme.Get(p), p.Language(i18n.English))
		}
		rules := p.WithSignals(p.WithLength(p.Chosen().Rules))
		if err := rules.Validate(); err != nil {
			r.Fatal(err)
		}
		for _, s := range engine.Seats {
			if name := p.Name(s); len([]rune(name)) > LongestName || strings.ContainsAny(name, "\n\t") {
				r.Fatalf("name %q", name)
			}
		}
		if p.Level(Partner, []string{"beginner", "regular"}) == "" {
			r.Fatal("no level")
		}
	})
}

// damage puts a value of any kind under a key.
func damage(r *rapid.T, p Prefs, key string) {
	switch rapid.IntRange(0, 4).Draw(r, "kind") {
	case 0:
		p.store.SetString(key, rapid.String().Draw(r, "text"))
	case 1:
		p.store.SetInt(key, rapid.Int().Draw(r, "number"))
	case 2:
		p.store.SetFloat(key, rapid.Float64().Draw(r, "fraction"))
	case 3:
		p.store.SetBool(key, rapid.Bool().Draw(r, "truth"))
	default:
		p.store.RemoveValue(key) // the toolkit cannot compare two lists
		p.store.SetStringList(key, rapid.SliceOf(rapid.String()).Draw(r, "list"))
	}
}

func TestNames(t *testing.T) {
	p := fresh(t)
	if p.Name(engine.South) != "" || p.Name(engine.North) != "Annie" {
		t.Errorf("%q and %q", p.Name(engine.South), p.Name(engine.North))
	}
	for typed, want := range map[string]string{
		"  Jan  ": "Jan", "": "Annie", "\n\t": "Annie", "Jan\tPiet": "Jan Piet", "Wim van der Zandschulp": "Wim van der Za", "Zoë": "Zoë",
	} {
		if p.SetName(engine.North, typed); p.Name(engine.North) != want {
			t.Errorf("%q became %q, want %q", typed, p.Name(engine.North), want)
		}
	}
}

func TestLevels(t *testing.T) {
	p := fresh(t)
	for _, c := range []struct {
		kept   string
		levels []string
		want   string
	}{
		{"", []string{"regular"}, "regular"},
		{"", []string{"beginner", "regular", "club", "champion"}, "champion"},
		{"", []string{"beginner", "regular", "club"}, "regular"},
		{"", []string{"easy", "hard"}, "hard"},
		{"club", []string{"beginner", "regular", "club", "champion"}, "club"},
		{"gone", []string{"beginner", "regular"}, "regular"},
		{"", nil, ""},
	} {
		if p.SetLevel(Opponents, c.kept); p.Level(Opponents, c.levels) != c.want {
			t.Errorf("%q of %v: %q, want %q", c.kept, c.levels, p.Level(Opponents, c.levels), c.want)
		}
	}
}

func TestOwnRules(t *testing.T) {
	p := fresh(t)
	rules := engine.DefaultRules()
	rules.LastTrick = 20
	if !p.SetOwn("Bij oma", rules) {
		t.Fatal("no room")
	}
	p.SetChosen("own:Bij oma")
	if got := p.Chosen(); got.Own != "Bij oma" || got.Rules != rules {
		t.Errorf("%+v", got)
	}
	rules.LastTrick = 30
	p.SetOwn("BIJ OMA", rules)
	if all := p.Rulesets(); len(all) != len(engine.Profiles())+1 || all[len(all)-1].Rules != rules {
		t.Errorf("the same name twice: %d", len(all))
	}
	p.DeleteOwn("BIJ OMA")
	if got := p.Chosen(); got.ID != "amsterdam-cafe" {
		t.Errorf("chosen after it was deleted: %+v", got)
	}
}

// A line that cannot be read is kept for a version that can.
func TestOwnRulesThatCannotBeRead(t *testing.T) {
	p := fresh(t)
	p.store.SetString(keyOwn, "Later\tamsterdam-cafe new_rule=7\nGoed\tutrecht\nzonder tab\n\tamsterdam-cafe")
	if all := p.Rulesets(); len(all) != len(engine.Profiles())+1 || all[len(all)-1].Own != "Goed" {
		t.Fatalf("%d", len(all))
	}
	p.SetOwn("Nog een", engine.DefaultRules())
	p.DeleteOwn("Goed")
	if text := p.store.String(keyOwn); !strings.Contains(text, "new_rule=7") || strings.Contains(text, "Goed") || !strings.Contains(text, "Nog een") {
		t.Errorf("%q", text)
	}
}

func TestNoMoreOwnRulesThanFit(t *testing.T) {
	p := fresh(t)
	for i := range MostOwn {
		if !p.SetOwn(strings.Repeat("x", i%10+1)+string(rune('a'+i/10)), engine.DefaultRules()) {
			t.Fatalf("no room for number %d", i)
		}
	}
	if p.SetOwn("te veel", engine.DefaultRules()) || len(p.Rulesets()) != len(engine.Profiles())+MostOwn {
		t.Error("room for one too many")
	}
}

func TestLengthAndSignals(t *testing.T) {
	p := fresh(t)
	for _, c := range []struct {
		length int
		want   engine.Rules
	}{
		{0, engine.Rules{Length: engine.LengthDeals, Deals: 16, Limit: 1500}},
		{8, engine.Rules{Length: engine.LengthDeals, Deals: 8, Limit: 1500}},
		{-1000, engine.Rules{Length: engine.LengthPoints, Deals: 16, Limit: 1000}},
	} {
		Length.Set(p, c.length)
		if r := p.WithLength(engine.DefaultRules()); r.Length != c.want.Length || r.Deals != c.want.Deals || r.Limit != c.want.Limit {
			t.Errorf("%d: %+v", c.length, r)
		}
	}
	Signals.Set(p, SignalsLow)
	if r := p.WithSignals(engine.DefaultRules()); r.Signals != engine.SignalsLow {
		t.Error("no signals")
	}
}
