package cli

import (
	"bytes"
	"strings"
	"testing"

	"klaverjas/engine"
)

func TestMistakesAreOneClearLine(t *testing.T) {
	for _, c := range []struct {
		args []string
		want []string
	}{
		{[]string{"--profile", "amsterdam-bar"}, []string{"amsterdam-bar", "amsterdam-cafe", "web-amsterdam"}},
		{[]string{"--seed", "-1"}, []string{"-1", "18446744073709551615"}},
		{[]string{"--seed", "99999999999999999999"}, []string{"18446744073709551615"}},
		{[]string{"--lang", "fr"}, []string{"fr", "nl", "en"}},
		{[]string{"--colour"}, []string{" --colour", "--help"}},
		{[]string{"-lang"}, []string{" --lang", "--help"}},
		{[]string{"sheet", "--copies", "many"}, []string{" --copies many", "--help"}},
		{[]string{"match.txt"}, []string{"match.txt"}},
	} {
		_, _, err := Parse(c.args, &bytes.Buffer{})
		if err == nil {
			t.Errorf("%v was taken", c.args)
			continue
		}
		if strings.Contains(err.Error(), "flag") {
			t.Errorf("%v: %q is not in the user's words", c.args, err)
		}
		for _, word := range c.want {
			if !strings.Contains(err.Error(), word) || strings.Contains(err.Error(), "\n") {
				t.Errorf("%v: %q lacks %q", c.args, err, word)
			}
		}
	}
}

func TestHelpAndVersion(t *testing.T) {
	var out bytes.Buffer
	if _, done, err := Parse([]string{"--help"}, &out); !done || err != nil {
		t.Error(done, err)
	}
	for _, p := range engine.Profiles() {
		if !strings.Contains(out.String(), p.Name) {
			t.Errorf("help does not name %s", p.Name)
		}
	}
	out.Reset()
	if _, done, err := Parse([]string{"--version"}, &out); !done || err != nil || !strings.Contains(out.String(), Version) {
		t.Error(done, err, out.String())
	}
}

func TestWhatIsAskedFor(t *testing.T) {
	opt, done, err := Parse([]string{"--lang", "nl", "--profile", "utrecht", "--seed", "42"}, &bytes.Buffer{})
	if done || err != nil || opt.Language != "nl" || opt.Profile != "utrecht" || opt.Seed == nil || *opt.Seed != 42 {
		t.Errorf("%+v %v %v", opt, done, err)
	}
}

func TestNoDisplayIsOneLine(t *testing.T) {
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	if err := CheckDisplay(); err == nil || strings.Contains(err.Error(), "\n") {
		t.Error(err)
	}
}
