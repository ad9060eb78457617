package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// object runs a command with --json and reads the last line of what it prints.
func object(t *testing.T, args ...string) map[string]any {
	t.Helper()
	var out, errs strings.Builder
	err := run(context.Background(), append(args, "--json"), console{strings.NewReader(""), &out, &errs})
	if err != nil {
		t.Fatalf("%v: %v", args, err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	var v map[string]any
	if err := json.Unmarshal([]byte(lines[len(lines)-1]), &v); err != nil {
		t.Fatal(err)
	}
	v["log"] = errs.String()
	return v
}

// withoutTimes returns what a match says that no clock decides.
func withoutTimes(v map[string]any) string {
	return fmt.Sprint(v["margin"], v["se"], v["boards"], v["nat_rate_a"], v["nat_rate_b"], v["illegal"], v["faults"])
}

func TestMatchJSON(t *testing.T) {
	v := object(t, "match", "--deals", "30", "--profile", "club-rotterdam")
	for _, key := range []string{
		"margin", "se", "boards", "nat_rate_a", "nat_rate_b", "illegal", "faults",
		"ms_per_move_a", "ms_p99_a", "ms_per_move_b", "ms_p99_b",
	} {
		if _, ok := v[key].(float64); !ok {
			t.Errorf("%s is %v", key, v[key])
		}
	}
	if v["boards"] != 30.0 || v["margin"].(float64) < 30 || v["ms_per_move_a"].(float64) <= 0 || v["nat_rate_a"].(float64) > 1 {
		t.Errorf("%v", v)
	}
}

// TestMatchGoesOn plays a match in parts, which ends like one in a piece.
func TestMatchGoesOn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "state.txt")
	args := []string{"match", "--profile", "utrecht", "--seed", "3", "--deals"}
	whole := withoutTimes(object(t, append(args, "40")...))
	object(t, append(args, "15", "--state", file)...)
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, text[:len(text)-20], 0o600); err != nil { // as after a power cut
		t.Fatal(err)
	}
	v := object(t, append(args, "40", "--state", file)...)
	if got := withoutTimes(v); got != whole {
		t.Errorf("in parts %s, in a piece %s", got, whole)
	}
	if v["bots"].([]any)[0].(map[string]any)["moves"].(float64) < 40*16 {
		t.Errorf("moves lost: %v", v["bots"])
	}
	again := withoutTimes(object(t, append(args, "40", "--state", file)...))
	if again != whole {
		t.Errorf("when nothing is left to do %s, not %s", again, whole)
	}
	for extra, want := range map[string]string{
		"--b regular":       `"b random"`,
		"--seed 4":          `"seed 3"`,
		"--profile utrecht": "",
		"--card-play-only":  `"card_play_only false"`,
	} {
		var out strings.Builder
		err := try(append(append(args, "40", "--state", file), strings.Fields(extra)...), &out)
		if (err != nil) != (want != "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", extra, err, want)
		}
	}
}

func TestMatchStopsByStandardError(t *testing.T) {
	v := object(t, "match", "--deals", "5000", "--se", "6", "--cores", "3")
	if n := v["boards"].(float64); n < 100 || n > 1000 || v["se"].(float64) > 6 {
		t.Errorf("%v", v)
	}
	if one := object(t, "match", "--deals", "5000", "--se", "6", "--cores", "1"); withoutTimes(one) != withoutTimes(v) {
		t.Errorf("on one core %s, on three %s", withoutTimes(one), withoutTimes(v))
	}
}

// TestCardPlayOnly makes both sides bid alike.
func TestCardPlayOnly(t *testing.T) {
	v := object(t, "match", "--deals", "50", "--a", "regular", "--b", "first-legal", "--card-play-only")
	bots := v["bots"].([]any)
	a, b := bots[0].(map[string]any)["maker"], bots[1].(map[string]any)["maker"]
	if a != 50.0 || b != 50.0 {
		t.Errorf("maker %v and %v times: expected every deal once each", a, b)
	}
}

// TestArenaAgainstArena plays a bot of ours against itself in another process.
func TestArenaAgainstArena(t *testing.T) {
	for _, bot := range []string{"regular", "random"} {
		served := fmt.Sprintf("ext:'%s' as-arena serve --bot %s", os.Args[0], bot)
		v := object(t, "match", "--a", bot, "--b", served, "--deals", "12", "--profile", "club-rotterdam", "--limit", "1m")
		if v["margin"] != 0.0 || v["se"] != 0.0 || v["faults"] != 0.0 {
			t.Errorf("%s: %v", bot, v)
		}
	}
}

// TestPythonPlays plays with the example in Python.
func TestPythonPlays(t *testing.T) {
	if _, err := exec.LookPath("python3"); err != nil {
		t.Skip("there is no python3 here")
	}
	first := "ext:python3 ../../bots/examples/first.py"
	v := object(t, "match", "--a", first, "--b", "first-legal", "--deals", "25", "--limit", "1m", "--cores", "1", "--profile", "club-rotterdam")
	if v["faults"] != 0.0 || v["margin"].(float64) < 10 {
		t.Errorf("%v", v)
	}
	if v := object(t, "check", "--bots", first, "--bots", "random,regular", "--deals", "10", "--limit", "1m", "--cores", "1"); v["faults"] != 0.0 {
		t.Errorf("%v", v)
	}
	v = object(t, "ladder", "--bots", "random", "--bots", first, "--matches", "1", "--limit", "1m", "--cores", "1")
	if pair := v["pairs"].([]any)[0].(map[string]any); pair["faults"] != 0.0 || pair["points"].(float64) < 0 {
		t.Errorf("%v", v)
	}
}

// TestBadOutsideBots survives programs that crash or talk nonsense and says so.
func TestBadOutsideBots(t *testing.T) {
	for command, want := range map[string]string{
		"ext:sh -c 'exit 7'":                                          "exit status 7",
		"ext:sh -c 'while read x; do echo x; done'":                   "not a JSON object",
		`ext:sh -c 'read x; echo "{\"protocol\":1}"; exec sleep 600'`: "no answer within 20ms",
	} {
		v := object(t, "match", "--a", command, "--deals", "2", "--limit", "20ms", "--cores", "1", "--b", "random", "--profile", "utrecht")
		log := v["log"].(string)
		if v["boards"] != 2.0 || v["faults"].(float64) < 32 || v["illegal"] != 0.0 || !strings.Contains(log, want) {
			t.Errorf("%s: %v", command, v)
		}
		if strings.Count(log, "level=") != strings.Count(log, "\n") {
			t.Errorf("%s: not one line for each fault: %s", command, log)
		}
		if first, _, _ := strings.Cut(log, "\n"); !strings.Contains(first, "board 1 seat") {
			t.Errorf("the log does not say where: %s", first)
		}
	}
}

func TestLadderTable(t *testing.T) {
	v := object(t, "ladder", "--bots", "first-legal,random", "--bots", "regular", "--matches", "6")
	pairs := v["pairs"].([]any)
	if len(pairs) != 3 {
		t.Fatalf("%v", v)
	}
	top := pairs[0].(map[string]any)
	if top["a"] != "regular" || top["b"] != "random" || top["matches"] != 6.0 || top["won"].(float64) < 0.9 || top["points"].(float64) < 60 {
		t.Errorf("%v", top)
	}
	var out strings.Builder
	if err := try(strings.Fields("ladder --with random --bots first-legal,regular --neighbours --matches 1"), &out); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(out.String(), "\n| "); n != 4 || !strings.Contains(out.String(), "| regular | first-legal | 2 |") {
		t.Errorf("%s", out.String())
	}
}

func TestCheckFailsWhenSomethingIsFound(t *testing.T) {
	if v := object(t, "check", "--deals", "40"); v["deals"] != 40.0 || v["faults"] != 0.0 || len(v["profiles"].([]any)) != 10 {
		t.Errorf("%v", v)
	}
	var out strings.Builder
	err := try([]string{"check", "--deals", "10", "--bots", "ext:sh -c 'exit 7'"}, &out)
	if err == nil || !strings.Contains(err.Error(), "faults, of which 0 illegal") || !strings.Contains(out.String(), "utrecht") {
		t.Errorf("%v\n%s", err, out.String())
	}
}

// TestStopped ends commands before they have begun.
func TestStopped(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, args := range []string{"match", "ladder", "check", "solve --random 3"} {
		var out strings.Builder
		err := run(ctx, strings.Fields(args), console{strings.NewReader(""), &out, &out})
		if err == nil || !strings.Contains(err.Error(), "stopped") || out.Len() > 0 {
			t.Errorf("%s: %v, printed %q", args, err, out.String())
		}
	}
}
