package arena

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"klaverjas/engine"
)

func TestStateRefuses(t *testing.T) {
	job := Job{A: "random", B: "first-legal", Rules: engine.DefaultRules(), Deals: 3, Seed: 1, Cores: 1}
	job.State = filepath.Join(t.TempDir(), "state.txt")
	run(t, job)
	text, err := os.ReadFile(job.State)
	if err != nil {
		t.Fatal(err)
	}
	good := string(text)
	lines := strings.SplitAfter(good, "\n")
	for _, c := range []struct{ text, want string }{
		{"a letter to my aunt\n", "not the state of a match"},
		{"no line at all", "not the state of a match"},
		{strings.Join(lines[:3], "") + "rules web-amsterdam\n", `it has "rules web-amsterdam"`},
		{strings.Replace(good, "seed 1", "seed 2", 1), `it has "seed 2", now it is "seed 1"`},
		{strings.Replace(good, "board 2", "board 7", 1), "line 9: expected board 2"},
		{strings.Replace(good, "made", "paid", 1), "line 8: expected a board"},
		{strings.Replace(good, "margin ", "margin x", 1), "line 8: expected a board"},
		{strings.Replace(good, "margin ", "margin NaN", 1), "line 8: expected a board"},
	} {
		if err := os.WriteFile(job.State, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := Run(job)
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%v, want %s", err, c.want)
		}
		if kept, _ := os.ReadFile(job.State); string(kept) != c.text {
			t.Errorf("%s: the file was changed", c.want)
		}
	}
}

// TestStateCutOff drops what a power cut has left half written.
func TestStateCutOff(t *testing.T) {
	job := Job{A: "random", B: "first-legal", Rules: engine.DefaultRules(), Deals: 3, Seed: 1, Cores: 1}
	job.State = filepath.Join(t.TempDir(), "state.txt")
	run(t, job)
	whole, err := os.ReadFile(job.State)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []int{0, 1, 40, len(job.heading()) - 1, len(job.heading()), len(job.heading()) + 9, len(whole) - 1, len(whole)} {
		if err := os.WriteFile(job.State, whole[:n], 0o600); err != nil {
			t.Fatal(err)
		}
		if s := run(t, job); s.Deals != 3 {
			t.Errorf("cut after %d bytes: %+v", n, s)
		}
		text, _ := os.ReadFile(job.State)
		boards, err := parseState(string(text), job.heading())
		if err != nil || len(boards) != 3 {
			t.Errorf("cut after %d bytes: %d boards (%v)", n, len(boards), err)
		}
	}
}

// TestInterrupted ends a match in the middle and plays it on.
func TestInterrupted(t *testing.T) {
	job := Job{A: "regular", B: "random", Rules: engine.DefaultRules(), Deals: 30, Seed: 2, Cores: 2}
	whole := timeless(run(t, job))
	job.State = filepath.Join(t.TempDir(), "state.txt")
	ctx, cancel := context.WithCancel(context.Background())
	job.Progress = func(p Progress) {
		if p.Boards == 7 {
			cancel()
		}
	}
	part, err := RunContext(ctx, job)
	if err == nil || len(part.Margins) != 7 {
		t.Fatalf("%d boards (%v), want 7 and an error", len(part.Margins), err)
	}
	job.Progress = nil
	r, err := Run(job)
	if err != nil || r.Fresh != 23 {
		t.Fatalf("%d fresh boards (%v)", r.Fresh, err)
	}
	if s := timeless(r.Summary(job)); s != whole {
		t.Errorf("%+v, in a piece %+v", s, whole)
	}
}

func FuzzState(f *testing.F) {
	b := board{margin: -12.5}
	b.bots[0] = share{Counts{Maker: 1, Nat: 1, Faults: 2, Illegal: 1}, []time.Duration{0, 15, 1 << 40}}
	f.Add(b.line(1) + (&board{}).line(2))
	f.Add("board 1 margin 0.5 | maker 1\n")
	f.Add("")
	job := Job{A: "a", B: "b", Rules: engine.DefaultRules()}
	f.Fuzz(func(t *testing.T, text string) {
		if text != "" && !strings.HasSuffix(text, "\n") {
			text += "\n" // resume has cut a last line that does not end
		}
		boards, err := parseState(job.heading()+text, job.heading())
		if err != nil {
			return
		}
		var again strings.Builder
		for i := range boards {
			again.WriteString(boards[i].line(i + 1))
		}
		twice, err := parseState(job.heading()+again.String(), job.heading())
		if err != nil || len(twice) != len(boards) {
			t.Fatalf("%d boards, written and read again %d (%v)", len(boards), len(twice), err)
		}
	})
}
