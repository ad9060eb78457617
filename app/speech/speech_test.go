package speech

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

// sayer writes a program that notes what it is asked to say and returns the
// speaker that uses it and the file of notes.
func sayer(t *testing.T, script string) (*Speaker, string) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("the stand-in is a shell script")
	}
	dir := t.TempDir()
	notes := filepath.Join(dir, "notes")
	program := filepath.Join(dir, "espeak-ng")
	text := "#!/bin/sh\n" + strings.ReplaceAll(script, "NOTES", notes) + "\n"
	if err := os.WriteFile(program, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
	return find(voicesOf("linux"), func(name string) (string, error) {
		if name == "espeak-ng" {
			return program, nil
		}
		return "", exec.ErrNotFound
	}), notes
}

// eventually waits until ok holds.
func eventually(t *testing.T, what string, ok func() bool) {
	t.Helper()
	for range 2000 {
		if ok() {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatalf("waited in vain for %s", what)
}

func TestSentencesAreSaidInOrder(t *testing.T) {
	s, notes := sayer(t, `cat >>NOTES; echo " [$*]" >>NOTES`)
	s.Say("not yet", "nl")
	s.SetOn(true)
	s.Say("Jij komt uit", "nl")
	s.Say("--help; rm -rf /", "en")
	eventually(t, "two sentences", func() bool {
		text, _ := os.ReadFile(notes)
		return strings.Count(string(text), "\n") == 2
	})
	text, _ := os.ReadFile(notes)
	if want := "Jij komt uit [-v nl --stdin]\n--help; rm -rf / [-v en --stdin]\n"; string(text) != want {
		t.Errorf("said %q, want %q", text, want)
	}
}

func TestTheVoiceNeverLagsFarBehind(t *testing.T) {
	s, notes := sayer(t, `cat >>NOTES; echo >>NOTES; sleep 0.2`)
	s.SetOn(true)
	for _, n := range strings.Split("abcdefghij", "") {
		s.Say(n, "en")
	}
	eventually(t, "the last sentence", func() bool {
		text, _ := os.ReadFile(notes)
		return strings.HasSuffix(string(text), "j\n")
	})
	if text, _ := os.ReadFile(notes); strings.Count(string(text), "\n") > backlog+1 {
		t.Errorf("said %q", text)
	}
}

func TestHushBreaksOff(t *testing.T) {
	s, _ := sayer(t, `sleep 30`)
	s.SetOn(true)
	s.Say("a long story", "en")
	time.Sleep(20 * time.Millisecond)
	s.Hush()
	eventually(t, "silence", func() bool {
		s.mu.Lock()
		defer s.mu.Unlock()
		return !s.speaking
	})
}

func TestAProgramThatFailsIsNotAskedAgain(t *testing.T) {
	s, notes := sayer(t, `echo x >>NOTES; exit 1`)
	s.SetOn(true)
	s.Say("one", "en")
	eventually(t, "off", func() bool { return !s.On() })
	s.Say("two", "en")
	time.Sleep(50 * time.Millisecond)
	if text, _ := os.ReadFile(notes); string(text) != "x\n" {
		t.Errorf("asked %q", text)
	}
}

func TestWithoutAVoice(t *testing.T) {
	for _, system := range []string{"linux", "darwin", "windows"} {
		s := find(voicesOf(system), func(string) (string, error) { return "", errors.New("none") })
		s.SetOn(true)
		if s.Say("nobody hears", "en"); s.Available() || s.On() {
			t.Errorf("%s has a voice", system)
		}
	}
}

// TestNoSentenceIsAnOption asks that what is said never stands among the arguments.
func TestNoSentenceIsAnOption(t *testing.T) {
	for _, system := range []string{"linux", "darwin", "windows"} {
		for _, v := range voicesOf(system) {
			args, stdin := v.command("--evil", "nl")
			if strings.Contains(strings.Join(args, " "), "--evil") || stdin != "--evil" {
				t.Errorf("%s on %s: %q", v.program, system, args)
			}
		}
	}
}
