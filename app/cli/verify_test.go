package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"klaverjas/engine"
)

func record(t *testing.T) string {
	t.Helper()
	m, err := engine.NewSealedMatch(engine.DefaultRules(), 42)
	if err != nil {
		t.Fatal(err)
	}
	return engine.Record{Match: m}.String()
}

func write(t *testing.T, text string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "record.txt")
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

// verify needs no display: it is done before anything asks for one.
func TestVerifyTellsOfEachDeal(t *testing.T) {
	t.Setenv("DISPLAY", "")
	var out bytes.Buffer
	_, done, err := Parse([]string{"verify", "--lang", "en", write(t, record(t))}, &out)
	if !done || err != nil {
		t.Fatal(done, err)
	}
	for _, want := range []string{"match 42", "deal 1: the cards agree", "seed 11230479153855292800", "sha256 "} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("lacks %q:\n%s", want, out.String())
		}
	}
}

func TestVerifyReadsTheInput(t *testing.T) {
	var out bytes.Buffer
	if err := verifyFiles([]string{"-"}, strings.NewReader(record(t)), &out); err != nil {
		t.Error(err)
	}
}

func TestVerifyRefusesInOneLine(t *testing.T) {
	for name, c := range map[string]struct {
		args []string
		want string
		code int
	}{
		"no file":     {[]string{"--lang", "en"}, "Usage", 2},
		"lost file":   {[]string{"--lang", "en", "no-such-file"}, "cannot be read", 1},
		"other cards": {[]string{"--lang", "en", write(t, strings.Replace(record(t), "hand S CK", "hand S CA", 1))}, "Line 6", 1},
		"empty":       {[]string{"--lang", "nl", write(t, "")}, "Regel 1", 1},
		"language":    {[]string{"--lang", "fr", "x"}, "fr", 2},
	} {
		var out bytes.Buffer
		err := verifyFiles(c.args, strings.NewReader(""), &out)
		if err == nil || ExitCode(err) != c.code || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
