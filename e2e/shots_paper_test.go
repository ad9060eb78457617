//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
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
	for _, dir := range []string{documents, bin} {
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

// said waits for what the paper page has to say.
func said(w *window, part string) app.Screen {
	w.t.Helper()
	return w.until(part, func(s app.Screen) bool {
		return s.Name == "paper" && len(s.Texts) > 0 && strings.Contains(s.Texts[0][0], part)
	})
}

// TestASheetInTwoClicks saves the sheet of a finished match: one click for the
// sheet, one to save it.
func TestASheetInTwoClicks(t *testing.T) {
	env, documents := ownHome(t, onePrinter)
	w := atTheEnd(t, "en", env)
	w.click("paper")
	w.click("save")
	said(w, "Saved as")
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
	w.click("save")
	w.until("the question", func(s app.Screen) bool { return spotOf(s, "yes") != nil })
	w.key("Escape")
	w.until("the page", func(s app.Screen) bool { return s.Name == "paper" })
	w.click("print")
	said(w, "Kantoor")
	said(w, "Printed on Kantoor")
	w.click("printer.more")
	w.click("print")
	said(w, "paused")
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
	row := func(id, value string) func(app.Screen) bool {
		return func(s app.Screen) bool {
			for _, r := range s.Texts {
				if len(r) == 2 && r[0] == id && r[1] == value {
					return true
				}
			}
			return false
		}
	}
	w.key("Up", "Up", "Up", "Up", "Up", "Up", "Up") // from saving up to the tabs
	w.key("Left")
	w.until("the heading", func(s app.Screen) bool { return spotOf(s, "club") != nil })
	w.key("Down", "Return")
	w.do("type", "Ons Genoegen")
	w.key("Return")
	w.until("the club", row("club", "Ons Genoegen"))
	w.key("Up")
	w.key("Right")
	w.until("the paper", func(s app.Screen) bool { return spotOf(s, "format") != nil })
	w.key("Down", "Down", "Right", "Right")
	w.until("A5", row("format", "A5"))
	w.key("Down", "Down", "Down", "Down", "Down", "Return")
	said(w, "Saved as")
	if files, _ := filepath.Glob(filepath.Join(documents, "*.pdf")); len(files) != 1 {
		t.Errorf("saved: %v", files)
	}
	w.key("Right", "Return")
	said(w, "No printer was found here")
}

// TestPaperShots takes pictures of the paper page in both languages and three sizes.
func TestPaperShots(t *testing.T) {
	dir := os.Getenv("KLAVERJAS_SHOTS")
	if dir == "" {
		t.Skip("KLAVERJAS_SHOTS names no folder")
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, lang := range []string{"nl", "en"} {
		shoot := func(w *window, scene string) {
			for _, size := range sizes {
				w.resize(size[0], size[1])
				w.picture(filepath.Join(dir, fmt.Sprintf("%s-%s-%dx%d.png", scene, lang, size[0], size[1])))
			}
			w.resize(sizes[0][0], sizes[0][1])
		}
		env, _ := ownHome(t, onePrinter)
		w := atTheEnd(t, lang, env)
		w.resize(sizes[0][0], sizes[0][1])
		shoot(w, "paper-end")
		w.click("paper")
		w.until("a printer", func(s app.Screen) bool { return spotOf(s, "printer") != nil })
		shoot(w, "paper-sheet")
		w.click("tab.notation")
		w.click("running.more")
		w.click("roem.more")
		shoot(w, "paper-notation")
		w.click("tab.head")
		w.click("club")
		w.do("type", "Klaverjasvereniging Ons Genoegen")
		shoot(w, "paper-heading")
		w.key("Return")
		w.click("tab.paper")
		for range 3 {
			w.click("kind.more")
		}
		w.click("printer.more")
		w.click("print")
		w.until("a trouble", func(s app.Screen) bool { return strings.Contains(s.Texts[0][0], "Zolder") })
		shoot(w, "paper-play")
		w.close()
		w = open(t, env, "--lang", lang)
		w.click("sheets")
		w.until("the page", func(s app.Screen) bool { return s.Name == "paper" })
		w.click("format.more")
		w.click("numbering.less")
		shoot(w, "paper-blank")
		w.close()
	}
}
