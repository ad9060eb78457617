package main

import (
	"encoding/json"
	"strings"
	"testing"

	"klaverjas/bots/arena"
)

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
		{"bots all", "bots -h"},
		{"solve --level 3", "solve -h"},
	} {
		var out strings.Builder
		err := run(strings.Fields(c.args), &out)
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
		"match -h": "--profile", "match --help": "--deals", "solve -h": "--random", "bots": "first-legal",
	} {
		var out strings.Builder
		if err := run(strings.Fields(args), &out); err != nil || !strings.Contains(out.String(), want) {
			t.Errorf("%q: %v, printed %q, want %q in it", args, err, out.String(), want)
		}
	}
}

func TestMatchPrintsTheSameFiguresBothWays(t *testing.T) {
	var text, asJSON strings.Builder
	args := []string{"match", "--deals", "20", "--profile", "club-rotterdam", "--seed", "9"}
	if err := run(args, &text); err != nil {
		t.Fatal(err)
	}
	if err := run(append(args, "--json"), &asJSON); err != nil {
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
