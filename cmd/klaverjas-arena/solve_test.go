package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"klaverjas/bots/solver"
	"klaverjas/engine"
)

var times = regexp.MustCompile(` ms .*|(_ms|_per_s) .*`)

// solved runs the subcommand and returns what it prints, without the times.
func solved(t *testing.T, args ...string) string {
	t.Helper()
	var out strings.Builder
	if err := run(append([]string{"solve"}, args...), &out); err != nil {
		t.Fatal(err)
	}
	return times.ReplaceAllString(out.String(), "")
}

func TestSolveFileLikeRandom(t *testing.T) {
	rules, _ := engine.ProfileByName("club-rotterdam")
	text := "# two deals\n\n"
	for _, d := range solver.RandomDeals(2, rules, 1) {
		text += d.String() + "\n"
	}
	file := filepath.Join(t.TempDir(), "deals.txt")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	random := solved(t, "--random", "2", "--profile", "club-rotterdam", "--seed", "1")
	if fromFile := solved(t, "--deals", file); fromFile != random {
		t.Errorf("from the file:\n%sat random:\n%s", fromFile, random)
	}
	if !strings.Contains(random, "deal 2 value ") {
		t.Errorf("no second deal:\n%s", random)
	}
}

func TestSolveRefuses(t *testing.T) {
	for _, args := range [][]string{
		{},
		{"--random", "-1"},
		{"--random", "1", "--deals", "x"},
		{"--deals", "no such file"},
		{"--random", "1", "--profile", "none"},
	} {
		var out strings.Builder
		if err := run(append([]string{"solve"}, args...), &out); err == nil {
			t.Errorf("%v was accepted", args)
		}
	}
}
