//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"klaverjas/app"
)

// TestMeasure measures the program in a window and prints what it finds; no
// number makes it fail. `make bench` runs it with KLAVERJAS_MEASURE set.
func TestMeasure(t *testing.T) {
	if os.Getenv("KLAVERJAS_MEASURE") == "" {
		t.Skip("KLAVERJAS_MEASURE is not set")
	}
	t.Run("start to first painted frame", measureStart)
	t.Run("processor at rest at the table", measureRest)
	t.Run("main goroutine in a whole match", measureBlock)
	t.Run("memory after 10 and 50 deals", measureMemory)
}

// result prints a measurement like a benchmark does.
func result(name string, value float64, unit string) {
	fmt.Printf("Window/%-40s %12.1f %s\n", name, value, unit)
}

func measureStart(t *testing.T) {
	began := time.Now()
	w := openWith(t, lively, noPause, "--lang", "en")
	file := filepath.Join(t.TempDir(), "frame.png")
	for {
		if out, err := exec.Command("import", "-window", w.id, file).CombinedOutput(); err != nil {
			t.Fatalf("import: %v\n%s", err, out)
		}
		if painted(t, file) {
			break
		}
	}
	result("start_to_first_frame", float64(time.Since(began).Milliseconds()), "ms")
}

func measureRest(t *testing.T) {
	w := openWith(t, lively, []string{"KLAVERJAS_PACE="}, "--lang", "en", "--profile", "utrecht", "--seed", "3")
	w.until("the turn", func(s app.Screen) bool { return s.Table.Asking && !s.Table.Moving })
	time.Sleep(10 * time.Second) // what the start left behind has been collected
	const rest = 20 * time.Second
	before := w.processorTime()
	time.Sleep(rest)
	used := w.processorTime() - before
	result("processor_at_rest", 100*used.Seconds()/rest.Seconds(), "% of a core (limit 2)")
}

func measureBlock(t *testing.T) {
	w := openWith(t, lively, []string{"KLAVERJAS_PACE=", "KLAVERJAS_PROBE=1"}, "--lang", "en", "--profile", "room-amsterdam", "--seed", "5")
	w.until("the turn", func(s app.Screen) bool { return s.Table.Asking })
	w.playOn(func(s app.Screen) bool { return s.Table.Over && s.Table.Result != "" })
	s, _ := w.screen()
	result("longest_main_loop_block", float64(s.Block), "ms, painting in software included (limit 50)")
	result("longest_block_by_the_game", float64(s.Work), "ms; 0: nothing but painting took over 50")
}

// keptByToolkit is a little more than the time for which the toolkit keeps what
// it no longer draws.
const keptByToolkit = 70 * time.Second

// measureMemory plays one long match without a pause. KLAVERJAS_DEALS says how
// many deals it has, 50 if it is not set; a fifth of them is the first mark. The
// toolkit keeps what it has drawn for a minute, in which a match without a
// pause draws as much as an evening: that minute is waited for.
func measureMemory(t *testing.T) {
	deals, err := strconv.Atoi(os.Getenv("KLAVERJAS_DEALS"))
	if err != nil {
		deals = 50
	}
	settings := strings.Replace(lively, "{", `{"length": 64, `, 1)
	w := openWith(t, settings, noPause, "--lang", "en", "--seed", "6")
	w.until("the start screen", func(s app.Screen) bool { return s.Name == "start" })
	w.key("Return")
	after := func(deals int) int {
		w.playOn(func(s app.Screen) bool { return s.Table.Deal >= deals && s.Table.Result != "" })
		time.Sleep(keptByToolkit)
		w.do("mousemove", "--window", w.id, "5", "5", "mousemove", "--window", w.id, "500", "300") // paints once more
		time.Sleep(2 * time.Second)
		n := w.resident()
		result(fmt.Sprintf("resident_after_%d_deals", deals), float64(n)/1024, "MB")
		return n
	}
	first, last := after(deals/5), after(deals)
	result(fmt.Sprintf("growth_from_%d_to_%d", deals/5, deals), 100*float64(last-first)/float64(first), "% (limit 5)")
}

// processorTime returns how long the program has kept processors busy.
func (w *window) processorTime() time.Duration {
	w.t.Helper()
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", w.cmd.Process.Pid))
	if err != nil {
		w.t.Skip(err)
	}
	fields := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))
	var ticks int
	for _, f := range fields[11:13] { // user and system, in hundredths of a second
		n, _ := strconv.Atoi(f)
		ticks += n
	}
	return time.Duration(ticks) * 10 * time.Millisecond
}

// resident returns the program's memory in kilobytes.
func (w *window) resident() int {
	w.t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", w.cmd.Process.Pid))
	if err != nil {
		w.t.Skip(err)
	}
	for _, line := range strings.Split(string(status), "\n") {
		if rest, found := strings.CutPrefix(line, "VmRSS:"); found {
			n, _ := strconv.Atoi(strings.Fields(rest)[0])
			return n
		}
	}
	return 0
}
