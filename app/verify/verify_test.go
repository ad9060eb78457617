package verify

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strings"
	"testing"

	"klaverjas/app/session/sessiontest"
	"klaverjas/engine"
)

var regulars = [4]string{"regular", "regular", "regular", "regular"}

// playOut has bots play a match to its end.
func playOut(t testing.TB, m engine.Match, names [4]string) engine.Match {
	t.Helper()
	return sessiontest.Play(t, m, sessiontest.Bots(t, 0, names[:]...), nil)
}

func rulesOf(t testing.TB, text string) engine.Rules {
	t.Helper()
	r, err := engine.ParseRules(text)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestWhatWasShownIsTheHashOfWhatIsShown(t *testing.T) {
	m, _ := engine.NewSealedMatch(engine.DefaultRules(), 42)
	o, err := OpeningOf(&m, m.Deal())
	if err != nil {
		t.Fatal(err)
	}
	const line = "klaverjas deal 1 redeal 0 seed 11230479153855292800 salt "
	if !strings.HasPrefix(o.Line(), line) || len(o.Line()) != len(line)+32 {
		t.Errorf("line %q", o.Line())
	}
	hash := sha256.Sum256([]byte(o.Line()))
	if got := o.Commitment().String(); got != hex.EncodeToString(hash[:]) {
		t.Errorf("commitment %s", got)
	}
	if got := strings.ReplaceAll(o.Commitment().Short(), " ", ""); got != hex.EncodeToString(hash[:8]) {
		t.Errorf("short %s", got)
	}
}

// Every deal under every way of dealing and passing is worked out again.
func TestEveryDealFollowsFromItsNumber(t *testing.T) {
	for i, text := range []string{"amsterdam-cafe deals=4", "room-rotterdam deals=3", "utrecht deals=5", "web-rotterdam round2=free all_pass=redeal deals=6"} {
		for _, begin := range []func(engine.Rules, uint64) (engine.Match, error){engine.NewMatch, engine.NewSealedMatch} {
			m, err := begin(rulesOf(t, text), uint64(i)+9)
			if err != nil {
				t.Fatal(err)
			}
			m = playOut(t, m, regulars)
			reports, err := Text(engine.Record{Match: m}.String() + "\n" + engine.Record{Match: m}.String())
			if err != nil || len(reports) != 2 || !reports[1].Fair() || len(reports[0].Deals) != len(m.Deals) {
				t.Fatalf("%s: %v, %d reports", text, err, len(reports))
			}
		}
	}
}

func TestOtherCardsAreNotFair(t *testing.T) {
	m, _ := engine.NewSealedMatch(engine.DefaultRules(), 7)
	m.Deals[0].Hands[0], m.Deals[0].Hands[1] = m.Deals[0].Hands[1], m.Deals[0].Hands[0]
	if r := Match(m); r.Fair() {
		t.Error("exchanged hands pass")
	}
	_, err := Text(engine.Record{Match: m}.String())
	var wrong *engine.ParseError
	if !errors.As(err, &wrong) || wrong.Line != 6 {
		t.Errorf("a record with exchanged hands: %v", err)
	}
	if _, err := Text("  \n"); err == nil {
		t.Error("nothing is a record")
	}
}

// A deal's opening gives away neither the match's seed nor another deal: no
// two deals have a seed or a salt in common.
func TestOpeningsAreAllDifferent(t *testing.T) {
	seeds, salts := map[uint64]bool{}, map[[16]byte]bool{}
	for seed := range uint64(200) {
		m := engine.Match{Rules: engine.DefaultRules(), Seed: seed, Sealed: true}
		for number := 1; number <= 16; number++ {
			o, err := OpeningOf(&m, &engine.Deal{Table: engine.Table{Number: number}})
			if err != nil || seeds[o.Seed] || salts[o.Salt] || o.Seed == seed {
				t.Fatalf("match %d deal %d: %+v %v", seed, number, o, err)
			}
			seeds[o.Seed], salts[o.Salt] = true, true
		}
	}
}

func TestTheRegularPassesTheSwapTest(t *testing.T) {
	m, _ := engine.NewSealedMatch(rulesOf(t, "amsterdam-cafe deals=2"), 5)
	m = playOut(t, m, regulars)
	for i := range m.Deals {
		got, err := SwapTest(context.Background(), &m, i, [4]string{"", "regular", "regular", "regular"})
		if err != nil || len(got.Differ) > 0 || got.Decisions < 15 || got.Tries < 50 {
			t.Errorf("deal %d: %+v %v", i, got, err)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := SwapTest(ctx, &m, 0, regulars); err != context.Canceled {
		t.Errorf("cancelled: %v", err)
	}
}

func FuzzText(f *testing.F) {
	m, _ := engine.NewSealedMatch(engine.DefaultRules(), 3)
	f.Add(engine.Record{Match: m}.String())
	f.Add("[Klaverjas \"1\"]\n")
	f.Fuzz(func(t *testing.T, text string) {
		reports, err := Text(text)
		if err != nil {
			return
		}
		for i := range reports {
			if !reports[i].Fair() {
				t.Fatalf("a record was read whose cards are not its seed's\n%s", text)
			}
		}
	})
}
