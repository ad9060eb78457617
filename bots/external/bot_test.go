package external

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"klaverjas/bots"
	"klaverjas/engine"
)

// playWith plays a deal in which the bot sits South and the first legal card
// is played elsewhere. It returns the faults.
func playWith(t *testing.T, b *Bot, rules engine.Rules, number int) []bots.Fault {
	t.Helper()
	var faults []bots.Fault
	guarded := bots.Safe(b, time.Minute, func(f bots.Fault) { faults = append(faults, f) })
	other, _ := bots.New("first-legal", 0)
	pack, proposed := engine.Shuffle(1, number, 0)
	d, err := engine.NewDeal(rules, engine.East, proposed, rules.Batches.Distribute(pack, engine.East))
	for err == nil {
		seat, open := d.ToAct()
		if !open {
			return faults
		}
		who := other
		if seat == engine.South {
			who = guarded
		}
		d, _, err = d.Apply(due(t, who, d.View(seat)))
	}
	t.Fatal(err)
	return nil
}

// due asks for the action that is due.
func due(t *testing.T, b bots.Bot, v engine.View) engine.Action {
	t.Helper()
	ctx := context.Background()
	if v.CanClaim(v.Seat) {
		if d, _ := b.Claim(ctx, v); d.Action.Kind == engine.Claim {
			return d.Action
		}
	}
	ask := b.Play
	switch v.Phase {
	case engine.LastClaim:
		return engine.GatherBy(v.Seat)
	case engine.Bidding:
		ask = b.Bid
	}
	d, err := ask(ctx, v)
	if err != nil {
		t.Fatal(err)
	}
	return d.Action
}

// TestSurvives plays with bots that fail in every way: the deal is played to
// its end, the failures are told, and nothing is left behind.
func TestSurvives(t *testing.T) {
	for _, c := range []struct {
		kind string
		want bots.FaultKind
		told string // part of every fault
	}{
		{"good", "", ""},
		{"chatters", "", ""},
		{"hangs", bots.FaultError, "no answer within"},
		{"crashes", bots.FaultError, "it ended by itself: exit status 2: panic: ouch"},
		{"babbles", bots.FaultError, `not a JSON object: "the seven, I think"`},
		{"deaf", bots.FaultError, `not a JSON object: "I do not listen"`},
		{"long", bots.FaultError, `not a JSON object: "000`},
		{"apologises", bots.FaultError, `"I do not know"`},
		{"cheats", bots.FaultIllegal, "not_in_hand"},
	} {
		t.Run(c.kind, func(t *testing.T) {
			before := runtime.NumGoroutine()
			b := New(Config{Command: command(c.kind), Limit: time.Minute})
			if c.kind == "hangs" {
				b.config.Limit = time.Second / 2
			}
			faults := playWith(t, b, engine.DefaultRules(), 1)
			b.Close()
			if (len(faults) > 0) != (c.want != "") {
				t.Errorf("%d faults: %v", len(faults), faults)
			}
			for _, f := range faults {
				if f.Kind != c.want || !strings.Contains(f.Detail, c.told) || strings.Contains(f.Detail, "\n") {
					t.Errorf("%v, want %s with %q", f, c.want, c.told)
				}
			}
			nothingLeft(t, before)
		})
	}
}

// TestGivesUp starts programs that never answer: a few times, then no more.
func TestGivesUp(t *testing.T) {
	for _, kind := range []string{"mute", "family"} {
		t.Run(kind, func(t *testing.T) {
			before := runtime.NumGoroutine()
			b := New(Config{Command: command(kind), Limit: 100 * time.Millisecond, Start: 200 * time.Millisecond})
			faults := playWith(t, b, engine.DefaultRules(), 2)
			b.Close()
			if n := len(faults); n < 9 || !strings.Contains(faults[n-1].Detail, "given up after it failed 4 times") {
				t.Errorf("%d faults: %v", n, faults)
			}
			nothingLeft(t, before)
		})
	}
}

// nothingLeft waits until the goroutines and the children are gone.
func nothingLeft(t *testing.T, goroutines int) {
	t.Helper()
	var left []string
	for range 100 {
		left = children()
		if len(left) == 0 && runtime.NumGoroutine() <= goroutines {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Errorf("%d goroutines, %d before; processes %v", runtime.NumGoroutine(), goroutines, left)
}

// children lists the processes that are outside bots of this test, zombies
// too, where the system shows them.
func children() []string {
	var left []string
	lines, _ := filepath.Glob("/proc/[0-9]*/cmdline")
	for _, name := range lines {
		text, _ := os.ReadFile(name)
		status, _ := os.ReadFile(filepath.Join(filepath.Dir(name), "stat"))
		zombie := strings.Contains(string(status), "("+filepath.Base(os.Args[0])+") Z")
		if strings.HasPrefix(string(text), os.Args[0]+"\x00outside\x00") || zombie {
			left = append(left, string(text)+string(status))
		}
	}
	return left
}

// TestCancelledWhileItThinks stops waiting at once.
func TestCancelledWhileItThinks(t *testing.T) {
	before := runtime.NumGoroutine()
	b := New(Config{Command: command("mute"), Limit: time.Hour})
	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(100*time.Millisecond, cancel)
	pack, _ := engine.Shuffle(1, 1, 0)
	rules := engine.DefaultRules()
	d, _ := engine.NewDeal(rules, engine.East, engine.Hearts, rules.Batches.Distribute(pack, engine.East))
	if _, err := b.Bid(ctx, d.View(engine.South)); err == nil {
		t.Error("an answer from a mute bot")
	}
	b.Close()
	nothingLeft(t, before)
}

func TestFind(t *testing.T) {
	for _, c := range []struct{ command, want string }{
		{"", "expected a command"},
		{"  ", "expected a command"},
		{"'' x", "expected a command"},
		{"no-such-program-here --fast", `no program "no-such-program-here"`},
		{"'no such program' x", `no program "no such program"`},
		{"sh -c 'exit", "quote is not closed"},
	} {
		if err := Find(c.command); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %q", c.command, err, c.want)
		}
	}
	words, err := split(`a 'b c'"d" ""  e`)
	if want := "a|b cd||e"; err != nil || strings.Join(words, "|") != want {
		t.Errorf("%q (%v), want %q", words, err, want)
	}
}
