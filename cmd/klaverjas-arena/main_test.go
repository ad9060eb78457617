package main

import (
	"context"
	"encoding/json"
	"io"
	"os"
	"strings"
	"testing"

	"klaverjas/bots/arena"
)

// TestMain lets the test program be klaverjas-arena.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == "as-arena" {
		os.Args = append(os.Args[:1], os.Args[2:]...)
		main()
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// try runs a command without input and without what it says besides.
func try(args []string, out io.Writer) error {
	return run(context.Background(), args, console{strings.NewReader(""), out, io.Discard})
}

// TestMistakesInOneLine asks for what there is not and wants one line that helps.
func TestMistakesInOneLine(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"duel", "klaverjas-arena help"},
		{"match --a grandmaster", "first-legal, random"},
		{"match --b grandmaster", "first-legal, random"},
		{"match --deals 0", "1 to 1000000"},
		{"match --deals 1000001", "1 to 1000000"},
		{"match --cores 0", "1 to 256"},
		{"match --deals ten", "match -h"},
		{"match --level 3", "match -h"},
		{"match regular random", "match -h"},
		{"match --profile monaco", "club-rotterdam"},
		{"match --se -1", "0 to 1000"},
		{"match --se NaN", "0 to 1000"},
		{"match --limit 0s", "1ms to 1h"},
		{"match --a ext:", "expected a command"},
		{"match --a ext:no-such-program", `no program "no-such-program"`},
		{"match --deals 1 --state no/such/folder", "no/such/folder"},
		{"bots all", "bots -h"},
		{"ladder --matches 0", "1 to 100000"},
		{"ladder --bots random", "two at least"},
		{"ladder --bots random,,regular", "between commas"},
		{"ladder --with grandmaster", "first-legal, random"},
		{"ladder --profile monaco", "club-rotterdam"},
		{"check --deals 0", "1 to 1000000"},
		{"check --bots grandmaster", "first-legal, random"},
		{"serve --bot grandmaster", "first-legal, random"},
		{"serve --bot seer", "all cards"},
		{"solve --random 1 --goal pit", "contract"},
		{"solve --level 3", "solve -h"},
	} {
		var out strings.Builder
		err := try(strings.Fields(c.args), &out)
		switch {
		case err == nil:
			t.Errorf("%s: accepted", c.args)
		case out.Len() > 0:
			t.Errorf("%s: printed %q besides the error", c.args, out.String())
		case strings.Contains(err.Error(), "\n") || !strings.Contains(err.Error(), c.want):
			t.Errorf("%s: %q, want one line with %q", c.args, err, c.want)
		}
	}
}

// TestHelp asks for it in every way.
func TestHelp(t *testing.T) {
	for args, want := range map[string]string{
		"": "solve", "help": "match", "-h": "match", "--help": "bots",
		"match -h": "--card-play-only", "ladder --help": "--neighbours", "check -h": "--bots", "serve -h": "--bot", "match --help": "--deals", "solve -h": "--random", "bots": "first-legal",
	} {
		var out strings.Builder
		if err := try(strings.Fields(args), &out); err != nil || !strings.Contains(out.String(), want) {
			t.Errorf("%q: %v, printed %q, want %q in it", args, err, out.String(), want)
		}
	}
}

func TestMatchPrintsTheSameFiguresBothWays(t *testing.T) {
	var text, asJSON strings.Builder
	args := []string{"match", "--deals", "20", "--profile", "club-rotterdam", "--seed", "9"}
	if err := try(args, &text); err != nil {
		t.Fatal(err)
	}
	if err := try(append(args, "--json"), &asJSON); err != nil {
		t.Fatal(err)
	}
	var s arena.Summary
	if err := json.Unmarshal([]byte(asJSON.String()), &s); err != nil {
		t.Fatal(err)
	}
	var again strings.Builder
	if err := printSummary(&again, &s); err != nil {
		t.Fatal(err)
	}
	// Times differ from run to run; what comes before them does not.
	first := func(text string) string { return strings.Split(text, ";")[0] }
	if first(text.String()) != first(again.String()) || s.Rules != "club-rotterdam" || s.Seed != 9 {
		t.Errorf("%s\nand\n%s", text.String(), again.String())
	}
}
