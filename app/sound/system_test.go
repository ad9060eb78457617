//go:build linux && !nosound

package sound

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"klaverjas/assets/sounds"
)

// helperVariable makes the test binary play an effect and print what became
// of it: there can be one output per process.
const helperVariable = "KLAVERJAS_SOUND_TEST"

func TestMain(m *testing.M) {
	if os.Getenv(helperVariable) == "" {
		os.Exit(m.Run())
	}
	s := New(false)
	told := make(chan State, 1)
	s.Test(sounds.Pit, func(state State) { told <- state })
	fmt.Println("state:", <-told)
}

// play runs the helper in an environment and returns what it says.
func play(t *testing.T, env ...string) string {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	home := t.TempDir()
	cmd.Env = append(os.Environ(), "HOME="+home, "XDG_RUNTIME_DIR="+home, "XDG_CONFIG_HOME="+home, helperVariable+"=1")
	cmd.Env = append(cmd.Env, env...)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, errs.String())
	}
	if n := strings.Count(errs.String(), "no sound"); n > 1 {
		t.Errorf("the log says it %d times:\n%s", n, errs.String())
	}
	_, state, _ := strings.Cut(string(out), "state: ")
	return strings.TrimSpace(state)
}

// noCard is a configuration of ALSA in which there is no output at all.
func noCard(t *testing.T) string {
	file := filepath.Join(t.TempDir(), "alsa.conf")
	if err := os.WriteFile(file, []byte("# nothing\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	return "ALSA_CONFIG_PATH=" + file
}

func TestWithoutADevice(t *testing.T) {
	if got := play(t, noCard(t)); got != string(NoDevice) {
		t.Errorf("%s, want no_device", got)
	}
}

func TestWithASoundServerThatIsNotThere(t *testing.T) {
	got := play(t, "PULSE_SERVER=unix:/nowhere/at/all")
	if cards, _ := filepath.Glob("/dev/snd/pcm*p"); len(cards) == 0 && got != string(NoDevice) {
		t.Errorf("%s, want no_device", got)
	}
}

// An effect that is played arrives: what a sink without a loudspeaker gets is
// recorded, and it is not silence.
func TestAnEffectReachesTheSink(t *testing.T) {
	server := startPulse(t)
	recorder := exec.Command("parec", "-d", "klaverjas.monitor", "--format=s16le", "--channels=2", "--rate=44100", "--latency-msec=20")
	recorder.Env = append(os.Environ(), server...)
	pipe, err := recorder.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := recorder.Start(); err != nil {
		t.Fatal(err)
	}
	first := make([]byte, 4)
	if _, err := io.ReadFull(pipe, first); err != nil { // from now on it records
		t.Fatal(err)
	}
	recorded := make(chan []byte)
	go func() { all, _ := io.ReadAll(pipe); recorded <- all }()
	if got := play(t, server...); got != string(Ready) {
		t.Errorf("%s, want ready", got)
	}
	time.Sleep(500 * time.Millisecond) // what is still under way
	_ = recorder.Process.Kill()
	samples := <-recorded
	_ = recorder.Wait()
	if p := peak(samples); p < 3000 {
		t.Errorf("the peak of what was recorded is %d", p)
	} else {
		t.Logf("%d bytes recorded, peak %d", len(samples), p)
	}
}

// startPulse starts a sound server of our own with a sink that leads nowhere,
// and returns the environment in which it is found.
func startPulse(t *testing.T) []string {
	t.Helper()
	for _, program := range []string{"pulseaudio", "parec", "pactl"} {
		if _, err := exec.LookPath(program); err != nil {
			t.Skipf("%s is not installed, so nothing was recorded: run make deps", program)
		}
	}
	if plugins, _ := filepath.Glob("/usr/lib/*/alsa-lib/libasound_module_pcm_pulse.so"); len(plugins) == 0 {
		t.Skip("ALSA's plugin for PulseAudio is not installed, so nothing was recorded: run make deps")
	}
	home, err := os.MkdirTemp("", "kj") // short, as the path of a socket must be
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(home) })
	socket := filepath.Join(home, "s")
	env := []string{"HOME=" + home, "XDG_RUNTIME_DIR=" + home, "XDG_CONFIG_HOME=" + home, "PULSE_SERVER=unix:" + socket}
	pulse := exec.Command("pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disable-shm=yes",
		"-L", "module-null-sink sink_name=klaverjas", "-L", "module-native-protocol-unix auth-anonymous=1 socket="+socket)
	pulse.Env = append(os.Environ(), env...)
	var log bytes.Buffer
	pulse.Stdout, pulse.Stderr = &log, &log
	if err := pulse.Start(); err != nil {
		t.Skipf("pulseaudio does not start, so nothing was recorded: %v", err)
	}
	t.Cleanup(func() { _ = pulse.Process.Kill(); _ = pulse.Wait() })
	for range 100 {
		list := exec.Command("pactl", "list", "short", "sinks")
		list.Env = append(os.Environ(), env...)
		if out, err := list.Output(); err == nil && bytes.Contains(out, []byte("klaverjas")) {
			return env
		}
		time.Sleep(100 * time.Millisecond)
	}
	t.Skipf("pulseaudio gives no sink here, so nothing was recorded:\n%s", log.String())
	return nil
}
