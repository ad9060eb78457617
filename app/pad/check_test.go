package pad

import (
	"errors"
	"fmt"
	"testing"

	"klaverjas/engine"
)

// entryOf reads "maker trump side points roem0 roem1 [sweep]".
func entryOf(t testing.TB, text string) Entry {
	t.Helper()
	var maker, trump, sweep string
	e := Entry{HasMaker: true, HasTrump: true, HasPoint: true}
	if _, err := fmt.Sscanf(text+" -", "%s %s %d %d %d %d %s", &maker, &trump, &e.Side, &e.Points, &e.Roem[0], &e.Roem[1], &sweep); err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	var errs [2]error
	e.Maker, errs[0] = engine.ParseSeat(maker)
	e.Trump, errs[1] = engine.ParseSuit(trump)
	if err := errors.Join(errs[:]...); err != nil {
		t.Fatal(err)
	}
	switch sweep {
	case "pit":
		e.Sweep = SweepMakers
	case "tegenpit":
		e.Sweep = SweepDefenders
	}
	return e
}

func rulesOf(t testing.TB, text string) engine.Rules {
	t.Helper()
	r, err := engine.ParseRules(text)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func codeOf(err error) Code {
	var r *Refusal
	if errors.As(err, &r) {
		return r.Code
	}
	return ""
}

func TestWhatCanHaveBeenPlayed(t *testing.T) {
	for _, c := range []struct {
		name, rules, entry string
		want               Code
	}{
		{"ordinary", "", "S H 0 82 0 0", ""},
		{"all the points but not all the tricks", "", "S H 0 162 0 0", ""},
		{"no points and yet a trick", "", "S H 0 0 0 0", ""},
		{"one point", "", "S H 0 1 0 0", NoDivision},
		{"one point for the others", "", "S H 0 161 0 0", NoDivision},
		{"two points, a jack", "", "S H 0 2 0 0", ""},
		{"too many points", "", "S H 0 163 0 0", OverTotal},
		{"a negative number", "", "S H 0 -1 0 0", BadNumber},
		{"doubled spades go to 224", "double_spades=trump_cards", "S S 0 224 0 0", ""},
		{"but not hearts", "double_spades=trump_cards", "S H 0 224 0 0", OverTotal},
		{"all doubled is even", "double_spades=all_points", "S S 0 163 0 0", NoDivision},
		{"all doubled", "double_spades=all_points", "S S 0 164 0 0", ""},
		{"without points for the last trick", "last_trick=0", "S H 0 153 0 0", OverTotal},

		{"a run of three", "", "S H 0 82 20 0", ""},
		{"thirty is no roem", "", "S H 0 82 30 0", NoRoem},
		{"ten is no roem", "", "S H 0 82 0 10", NoRoem},
		{"a run of four with stuk", "", "S H 0 100 70 0", ""},
		{"both sides", "", "S H 0 82 20 50", ""},
		{"roem in a trick worth nothing", "", "S H 0 0 20 0", ""},
		{"four jacks are worth points", "", "S H 0 2 200 0", RoemPoints},
		{"four jacks", "", "S H 0 26 200 0", ""},
		{"four nines are nothing here", "", "S H 0 82 900 0", TooMuchRoem},
		{"more than any deal holds", "", "S H 0 82 5000 0", TooMuchRoem},
		{"four jacks on both sides", "", "S H 0 82 200 200", ""},
		{"eight tricks are not enough for both", "", "S H 0 82 600 600", RoemBoth},
		{"no negative roem", "", "S H 0 82 -20 0", BadNumber},

		{"pit", "", "S H 0 0 20 0 pit", ""},
		{"roem of the side without a trick", "", "S H 0 0 0 20 pit", RoemNoTrick},
		{"counter-pit with roem", "", "S H 0 0 0 70 tegenpit", ""},
		{"all fours", "club-amsterdam", "S H 0 0 900 0 pit", ""},
		{"more than all fours", "club-amsterdam", "S H 0 0 920 0 pit", TooMuchRoem},
		{"stuk from the hand of the side without a trick", "gids-amsterdams", "S H 0 0 0 20 pit", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			rules, e := rulesOf(t, c.rules), entryOf(t, c.entry)
			_, err := e.Settle(&rules)
			if got := codeOf(err); got != c.want {
				t.Errorf("%s: %q (%+v), want %q", c.entry, got, err, c.want)
			}
		})
	}
}

func TestNearestPossible(t *testing.T) {
	rules := engine.DefaultRules()
	for _, c := range []struct {
		entry     string
		low, high int
	}{
		{"S H 0 1 0 0", 0, 2},
		{"S H 1 161 0 0", 160, 162},
		{"S H 0 82 30 0", 20, 40},
		{"S H 0 82 0 5", 0, 20},
	} {
		e := entryOf(t, c.entry)
		var r *Refusal
		if _, err := e.Settle(&rules); !errors.As(err, &r) || r.Low != c.low || r.High != c.high {
			t.Errorf("%s: %+v, want %d and %d", c.entry, r, c.low, c.high)
		}
	}
}

// Only 1 and all but 1 cannot be counted in a plain deal.
func TestReachablePoints(t *testing.T) {
	for _, c := range []struct {
		rules string
		trump engine.Suit
		gaps  string
	}{
		{"", engine.Hearts, "[1 161]"},
		{"", engine.Spades, "[1 161]"},
		{"last_trick=0", engine.Hearts, "[1 151]"},
		{"double_spades=trump_cards", engine.Spades, "[1 223]"},
	} {
		rules := rulesOf(t, c.rules)
		var gaps []int
		for n := range rules.Total(c.trump) + 1 {
			if !Reachable(&rules, c.trump, n) {
				gaps = append(gaps, n)
			}
		}
		if got := fmt.Sprint(gaps); got != c.gaps {
			t.Errorf("%q %s: %s cannot be, want %s", c.rules, c.trump, got, c.gaps)
		}
	}
}

func TestWhoMustPlay(t *testing.T) {
	for _, c := range []struct {
		rules, want string // who must play when South deals, - for nobody
	}{
		{"amsterdam-cafe", "W"},
		{"club-rotterdam", "S"},
		{"utrecht", "W"},
		{"gids-amsterdams", "S"},
		{"room-amsterdam", "W"},
		{"all_pass=redeal round2=free", "-"},
		{"all_pass=redeal", "-"},
		{"round2=free", "W"},
		{"all_pass=last_speaker_must round2=free", "S"},
	} {
		rules := rulesOf(t, c.rules)
		got := "-"
		if seat, ok := MustChoose(&rules, engine.South); ok {
			got = seat.String()
		}
		if got != c.want {
			t.Errorf("%s: %s must play, want %s", c.rules, got, c.want)
		}
	}
}

func TestMakersByTheRules(t *testing.T) {
	utrecht, redeal := rulesOf(t, "utrecht"), rulesOf(t, "all_pass=redeal")
	e := entryOf(t, "N H 0 82 0 0")
	if err := e.Check(&utrecht, engine.South); codeOf(err) != MakerForced {
		t.Errorf("somebody else than forehand plays: %v", err)
	}
	if err := e.Check(&redeal, engine.South); err != nil {
		t.Error(err)
	}
	passed := Entry{Passed: true}
	if err := passed.Check(&utrecht, engine.South); codeOf(err) != MustPlay {
		t.Errorf("all pass where nobody may: %v", err)
	}
	if err := passed.Check(&redeal, engine.South); err != nil {
		t.Error(err)
	}
}

func TestWhatIsMissing(t *testing.T) {
	rules := engine.DefaultRules()
	full := entryOf(t, "S H 0 82 0 0")
	for want, spoil := range map[Code]func(*Entry){
		NoMaker:  func(e *Entry) { e.HasMaker = false },
		NoTrump:  func(e *Entry) { e.HasTrump = false },
		NoPoints: func(e *Entry) { e.HasPoint = false },
	} {
		e := full
		spoil(&e)
		if _, err := e.Settle(&rules); codeOf(err) != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
