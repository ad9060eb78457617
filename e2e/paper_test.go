//go:build e2e

package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"klaverjas/app"
	"klaverjas/engine"
)

// ownHome is an environment whose documents and printers are a test's own: lp
// and lpstat are scripts that say what they are told to.
func ownHome(t *testing.T, printers string) (env []string, documents string) {
	t.Helper()
	home := t.TempDir()
	documents = filepath.Join(home, "Documents")
	bin := filepath.Join(home, "bin")
	for _, dir := range []string{documents, bin, filepath.Join(home, "cache")} {
		if err := os.Mkdir(dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range map[string]string{
		"lpstat":   "[ \"$1\" = -o ] || cat <<'END'\n" + printers + "\nEND",
		"lp":       "for a in \"$@\"; do echo \"$a\"; done >" + filepath.Join(home, "lp.said") + "; echo 'request id is Kantoor-7 (1 file(s))'",
		"xdg-open": "echo \"$1\" >" + filepath.Join(home, "opened"),
	} {
		if err := os.WriteFile(filepath.Join(bin, name), []byte("#!/bin/sh\n"+text+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return append(append([]string{}, noPause...), "HOME="+home, "XDG_CACHE_HOME="+filepath.Join(home, "cache"),
		"PATH="+bin+":"+os.Getenv("PATH")), documents
}

const onePrinter = `printer Kantoor is idle.  enabled since Mon Nov 30 08:52:01 2026
printer Zolder disabled since Mon Nov 30 08:52:01 2026 -
	Paused
system default destination: Kantoor
Kantoor accepting requests since Mon Nov 30 08:52:01 2026
Zolder accepting requests since Mon Nov 30 08:52:01 2026`

// atTheEnd plays a short match to its last result.
func atTheEnd(t *testing.T, lang string, env []string) *window {
	t.Helper()
	rules, _ := engine.ProfileByName("room-rotterdam")
	m := plan(t, rules, 4)
	w := open(t, env, "--lang", lang, "--profile", "room-rotterdam", "--seed", "4")
	playMatch(t, w, mouse{}, m)
	return w
}

// says tells whether the paper page says this.
func says(part string) func(app.Screen) bool {
	return func(s app.Screen) bool {
		return onPaper(s) && len(s.Texts) > 0 && strings.Contains(s.Texts[0][0], part)
	}
}

func onPaper(s app.Screen) bool { return s.Name == "paper" }

// rowReads tells whether a row of the paper page has a value.
func rowReads(id, value string) func(app.Screen) bool {
	return func(s app.Screen) bool {
		return slices.ContainsFunc(s.Texts, func(r []string) bool { return len(r) == 2 && r[0] == id && r[1] == value })
	}
}

// TestASheetInTwoClicks saves the sheet of a finished match: one click for the
// sheet, one to save it.
func TestASheetInTwoClicks(t *testing.T) {
	env, documents := ownHome(t, onePrinter)
	w := atTheEnd(t, "en", env)
	w.clickUntil("paper", onPaper)
	w.clickUntil("save", says("Saved as"))
	files, _ := filepath.Glob(filepath.Join(documents, "*.pdf"))
	if len(files) != 1 {
		t.Fatalf("saved: %v", files)
	}
	text, err := exec.Command("pdftotext", "-layout", files[0], "-").Output()
	if err != nil {
		t.Logf("the text of the PDF was not read: %v", err)
	} else if !strings.Contains(string(text), "Rotterdam") || !strings.Contains(string(text), "Total") {
		t.Errorf("the PDF says %s", text)
	}
	w.clickUntil("save", hasSpot("yes"))
	w.key("Escape")
	w.until("the page", onPaper)
	w.clickUntil("print", says("Printer Kantoor has finished"))
	w.clickUntil("printer.more", rowReads("printer", "Zolder (paused)"))
	w.clickUntil("print", says("Printer Zolder is paused"))
	w.key("Escape")
	w.until("the table", func(s app.Screen) bool { return s.Name == "table" })
}

// TestPaperByKeyboard fills in a heading and saves with the keyboard alone.
func TestPaperByKeyboard(t *testing.T) {
	env, documents := ownHome(t, "")
	w := open(t, env, "--lang", "en", "--profile", "utrecht", "--seed", "2")
	w.until("the table", func(s app.Screen) bool { return s.Name == "table" })
	w.click("menu")
	w.click("paper")
	w.until("the page", func(s app.Screen) bool { return s.Name == "paper" })
	w.key("Up", "Up", "Up", "Up", "Up", "Up", "Up") // from saving up to the tabs
	w.key("Left")
	w.until("the heading", func(s app.Screen) bool { return spotOf(s, "club") != nil })
	w.key("Down", "Return")
	w.do("type", "Ons Genoegen")
	w.key("Return")
	w.until("the club", rowReads("club", "Ons Genoegen"))
	w.key("Up")
	w.key("Right")
	w.until("the paper", func(s app.Screen) bool { return spotOf(s, "format") != nil })
	w.key("Down", "Down", "Right", "Right")
	w.until("A5", rowReads("format", "A5"))
	w.key("Down", "Down", "Down", "Down", "Down", "Return")
	w.until("saved", says("Saved as"))
	if files, _ := filepath.Glob(filepath.Join(documents, "*.pdf")); len(files) != 1 {
		t.Errorf("saved: %v", files)
	}
	w.key("Right", "Return")
	w.until("no printer", says("No printer was found here"))
}
