//go:build e2e

package e2e

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"klaverjas/app"
	"klaverjas/app/cli"
	"klaverjas/app/look"
)

// binary is the program under test: the one that KLAVERJAS_BINARY names, else
// one that is built for the tests.
var binary = os.Getenv("KLAVERJAS_BINARY")

func TestMain(m *testing.M) { os.Exit(runAll(m)) }

func runAll(m *testing.M) int {
	if binary != "" {
		return m.Run()
	}
	dir, err := os.MkdirTemp("", "klaverjas-e2e")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	binary = filepath.Join(dir, "klaverjas")
	build := exec.Command("go", "build", "-tags", "no_emoji,migrated_fynedo,accessibility", "-o", binary, "../cmd/klaverjas")
	if out, err := build.CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "%s\n%v\n", out, err)
		return 1
	}
	return m.Run()
}

// window is a running program.
type window struct {
	t     *testing.T
	cmd   *exec.Cmd
	id    string // of the window, for xdotool
	trace string
	out   bytes.Buffer

	closed bool
}

// patience is how long anything may take before a test gives up. Nothing
// waits for it when all is well.
const patience = 60 * time.Second

// open starts the program with these arguments and environment and waits for its window.
func open(t *testing.T, env []string, args ...string) *window {
	t.Helper()
	return openWith(t, settled, env, args...)
}

// openWith starts the program with a settings' file of this content.
func openWith(t *testing.T, settings string, env []string, args ...string) *window {
	t.Helper()
	home := t.TempDir()
	w := &window{t: t, trace: filepath.Join(home, "trace")}
	settle(t, home, settings)
	w.cmd = exec.Command(binary, args...)
	w.cmd.Env = append(os.Environ(), "XDG_CONFIG_HOME="+home, "XDG_DATA_HOME="+home, "KLAVERJAS_TRACE="+w.trace,
		"FYNE_DISABLE_DPI_DETECTION=true", "FYNE_SCALE=1", "LANG=en_US.UTF-8")
	w.cmd.Env = append(w.cmd.Env, env...)
	w.cmd.Stdout, w.cmd.Stderr = &w.out, &w.out
	if err := w.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.close)
	w.until("a window", func(s app.Screen) bool { return s.Width > 0 })
	out, err := exec.Command("xdotool", "search", "--sync", "--onlyvisible", "--pid", strconv.Itoa(w.cmd.Process.Pid)).Output()
	if err != nil {
		t.Fatalf("no window: %v\n%s", err, w.out.String())
	}
	ids := strings.Fields(string(out))
	w.id = ids[len(ids)-1]
	w.do("windowfocus", w.id)
	w.until("its first size", func(s app.Screen) bool { return isSize(w.size())(s) })
	return w
}

// size returns the size that the screen gives the window, in pixels.
func (w *window) size() (width, height int) {
	w.t.Helper()
	out, err := exec.Command("xdotool", "getwindowgeometry", "--shell", w.id).Output()
	if err != nil {
		w.t.Fatalf("no size: %v", err)
	}
	for line := range strings.Lines(string(out)) {
		_, _ = fmt.Sscanf(line, "WIDTH=%d", &width)
		_, _ = fmt.Sscanf(line, "HEIGHT=%d", &height)
	}
	return width, height
}

// settled are the settings of who has played before, against bots that plan
// their actions as the plans of these tests do.
const settled = `{"welcomed": true, "level.partner": "regular", "level.opponents": "regular"}`

// settle puts settings where the program keeps them.
func settle(t *testing.T, home, settings string) {
	t.Helper()
	folder := filepath.Join(home, "fyne", cli.AppID)
	name := filepath.Join(folder, "preferences.json")
	if err := os.MkdirAll(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(settings), 0o600); err != nil {
		t.Fatal(err)
	}
}

func (w *window) close() {
	if w.closed {
		return
	}
	w.closed = true
	_ = w.cmd.Process.Kill()
	_ = w.cmd.Wait()
	if strings.Contains(w.out.String(), "panic") || strings.Contains(w.out.String(), "replaced for one action") {
		w.t.Errorf("the program complained:\n%s", w.out.String())
	}
}

func (w *window) do(args ...string) {
	w.t.Helper()
	if out, err := exec.Command("xdotool", args...).CombinedOutput(); err != nil {
		w.t.Fatalf("xdotool %v: %v\n%s", args, err, out)
	}
}

// screen returns what the program says it shows.
func (w *window) screen() (app.Screen, bool) {
	data, err := os.ReadFile(w.trace)
	if err != nil {
		return app.Screen{}, false
	}
	end := bytes.LastIndexByte(data, '\n')
	if end < 0 {
		return app.Screen{}, false
	}
	last := data[bytes.LastIndexByte(data[:end], '\n')+1 : end]
	var s app.Screen
	if err := json.NewDecoder(bufio.NewReader(bytes.NewReader(last))).Decode(&s); err != nil {
		return s, false
	}
	return s, true
}

// until waits for a screen of which ok holds and returns it.
func (w *window) until(what string, ok func(app.Screen) bool) app.Screen {
	w.t.Helper()
	s, found := w.within(patience, ok)
	if !found {
		// What was waited for comes last: logs are cut at their front.
		w.t.Fatalf("the program said:\n%s\nthe screen: %+v\nwaited in vain for %s", w.out.String(), s, what)
	}
	return s
}

// within waits for a while for a screen of which ok holds.
func (w *window) within(limit time.Duration, ok func(app.Screen) bool) (app.Screen, bool) {
	for began := time.Now(); time.Since(began) < limit; time.Sleep(4 * time.Millisecond) {
		if s, read := w.screen(); read && ok(s) {
			return s, true
		}
	}
	s, _ := w.screen()
	return s, false
}

// click clicks on a spot by its name once it is there and has stopped moving.
func (w *window) click(name string) {
	w.t.Helper()
	var last look.Spot
	var since time.Time
	s := w.until("spot "+name, func(s app.Screen) bool {
		spot := spotOf(s, name)
		if spot == nil {
			return false
		}
		if *spot != last {
			last, since = *spot, time.Now()
		}
		return time.Since(since) > 30*time.Millisecond
	})
	w.clickAt(s, spotOf(s, name))
}

// insist does something until something has come of it: a click while the
// window is still taking a new size may go beside its button.
func (w *window) insist(what string, do func(), ok func(app.Screen) bool) {
	w.t.Helper()
	for range 3 {
		do()
		if _, done := w.within(patience/4, ok); done {
			return
		}
		w.t.Logf("nothing came of %s; once more", what)
	}
	w.until("what comes of "+what, ok)
}

// clickUntil clicks until something has come of it.
func (w *window) clickUntil(spot string, ok func(app.Screen) bool) {
	w.t.Helper()
	w.insist("the click on "+spot, func() { w.click(spot) }, ok)
}

// calm waits until the program has told nothing new for a while.
func (w *window) calm() app.Screen {
	w.t.Helper()
	var size int64
	last := time.Now()
	for began := time.Now(); time.Since(last) < 150*time.Millisecond && time.Since(began) < patience; time.Sleep(10 * time.Millisecond) {
		if info, err := os.Stat(w.trace); err == nil && info.Size() != size {
			size, last = info.Size(), time.Now()
		}
	}
	s, _ := w.screen()
	return s
}

// leave leaves whatever is open over the table.
func (w *window) leave() app.Screen {
	w.t.Helper()
	bare := func(s app.Screen) bool { return s.Name == "table" && !s.Table.Peeking && len(s.Table.Log) == 0 }
	for range 12 {
		s := w.calm()
		if bare(s) {
			return s
		}
		w.key("Escape")
		w.within(patience/30, func(now app.Screen) bool { return bare(now) || now.Name != s.Name })
	}
	return w.until("the table", bare)
}

// hasSpot tells whether something can be clicked.
func hasSpot(name string) func(app.Screen) bool {
	return func(s app.Screen) bool { return spotOf(s, name) != nil }
}

func (w *window) clickAt(s app.Screen, spot *look.Spot) {
	x := int((spot.X + spot.W/2) * s.Scale)
	y := int((spot.Y + spot.H/2) * s.Scale)
	w.do("mousemove", "--window", w.id, strconv.Itoa(x), strconv.Itoa(y), "click", "1")
}

func spotOf(s app.Screen, name string) *look.Spot {
	i := slices.IndexFunc(s.Spots, func(p look.Spot) bool { return p.Name == name })
	if i < 0 {
		return nil
	}
	return &s.Spots[i]
}

// key presses keys, by their names in X.
func (w *window) key(names ...string) {
	w.t.Helper()
	w.do(append([]string{"key"}, names...)...)
}

// walkTo presses the right arrow until a card or button is marked.
func (w *window) walkTo(name string) {
	w.t.Helper()
	for range 40 {
		s, _ := w.screen()
		if s.Table.Marked == name {
			return
		}
		w.key("Right")
		w.within(patience/30, func(now app.Screen) bool { return now.Table.Marked != s.Table.Marked })
	}
	w.t.Fatalf("the arrows never came to %s", name)
}

// resize changes the window's size and waits until it has it. A window that has
// only just come may take its first size after that, so it is asked again.
func (w *window) resize(width, height int) {
	w.t.Helper()
	has := isSize(width, height)
	for range 10 {
		w.do("windowsize", w.id, strconv.Itoa(width), strconv.Itoa(height))
		if _, found := w.within(patience/6, has); !found {
			continue
		}
		if _, lost := w.within(time.Second, func(s app.Screen) bool { return !has(s) }); !lost {
			return
		}
	}
	w.t.Fatalf("the window does not keep a size of %d by %d", width, height)
}

// isSize tells whether the program shows itself in this size, in pixels.
func isSize(width, height int) func(app.Screen) bool {
	return func(s app.Screen) bool {
		return int(s.Width*s.Scale+0.5) == width && int(s.Height*s.Scale+0.5) == height
	}
}

// pause gives a large window the time to be painted in software.
func (w *window) pause() { time.Sleep(900 * time.Millisecond) }

// picture saves what the window shows once it has been painted to its last
// corner: in software that takes its time, the longer the larger the window.
func (w *window) picture(file string) {
	w.t.Helper()
	time.Sleep(500 * time.Millisecond)
	for range 40 {
		if out, err := exec.Command("import", "-window", w.id, file).CombinedOutput(); err != nil {
			w.t.Fatalf("import: %v\n%s", err, out)
		}
		if painted(w.t, file) {
			return
		}
		time.Sleep(500 * time.Millisecond)
	}
	w.t.Errorf("%s was never painted whole", file)
}

// still waits until the window shows the same for a while: what the trace tells
// may not have been painted yet.
func (w *window) still() { w.t.Helper(); w.shown() }

// shown waits like still and returns what the window shows, made small.
func (w *window) shown() []byte {
	w.t.Helper()
	var last []byte
	for same, tries := 0, 0; same < 2 && tries < 40; tries++ {
		time.Sleep(400 * time.Millisecond)
		now, err := exec.Command("import", "-window", w.id, "-resize", "160x100!", "rgb:-").Output()
		if err != nil {
			w.t.Fatalf("import: %v", err)
		}
		if same++; !bytes.Equal(now, last) {
			same = 0
		}
		last = now
	}
	return last
}

// frozen saves what the window shows at this moment, however long the saving
// takes: the program stands still meanwhile.
func (w *window) frozen(file string) {
	w.t.Helper()
	if err := w.cmd.Process.Signal(syscall.SIGSTOP); err != nil {
		w.t.Fatal(err)
	}
	out, err := exec.Command("import", "-window", w.id, file).CombinedOutput()
	if err != nil {
		w.t.Errorf("import: %v\n%s", err, out)
	}
	if err := w.cmd.Process.Signal(syscall.SIGCONT); err != nil {
		w.t.Fatal(err)
	}
}

// painted tells whether the lower right corner of a picture is not bare.
func painted(t *testing.T, file string) bool {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	r, g, b, _ := img.At(img.Bounds().Max.X-2, img.Bounds().Max.Y-2).RGBA()
	return r+g+b > 0
}
