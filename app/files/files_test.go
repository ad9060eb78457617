package files

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"klaverjas/app/look"
	"klaverjas/i18n"
)

// tree makes files, and folders where a name ends in a slash, and returns
// where.
func tree(t *testing.T, names ...string) string {
	t.Helper()
	dir := t.TempDir()
	for _, name := range names {
		path := filepath.Join(dir, name)
		make := func() error { return os.WriteFile(path, []byte(name), 0o600) }
		if strings.HasSuffix(name, "/") {
			make = func() error { return os.Mkdir(path, 0o700) }
		}
		if err := make(); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// shown is a page in a window.
type shown struct {
	*Page
	chosen, asked []string
	backs         int
}

func show(t *testing.T, opt Options) *shown {
	t.Helper()
	test.NewTempApp(t)
	i18n.Set(i18n.English)
	s := &shown{}
	w := test.NewTempWindow(t, nil)
	opt.Title = func() string { return "title" }
	opt.Run = func(do func()) { do() }
	opt.Focus = func(o fyne.Focusable) { w.Canvas().Focus(o) }
	opt.Replace = func(file string, yes func()) { s.asked = append(s.asked, file); yes() }
	opt.Chosen = func(path string) { s.chosen = append(s.chosen, path) }
	opt.Back, opt.Changed = func() { s.backs++ }, func() {}
	s.Page = New(opt)
	w.SetContent(s.Root())
	w.Resize(fyne.NewSize(1024, 640))
	s.Shown()
	return s
}

// names lists what is in the list.
func (s *shown) names() (all []string) {
	for _, i := range s.items {
		all = append(all, i.name)
	}
	return all
}

func TestFoldersComeFirstAndOthersAreLeftOut(t *testing.T) {
	dir := tree(t, "b.txt", "A.TXT", "c.db", ".hidden.txt", "zoo/", "Attic/", ".config/")
	s := show(t, Options{Folder: dir, Ends: []string{".txt"}})
	if got, want := s.names(), []string{"Attic", "zoo", "A.TXT", "b.txt"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestAFileIsOpenedByKeyboard(t *testing.T) {
	dir := tree(t, "a.txt", "b.txt", "deeper/")
	s := show(t, Options{Folder: dir, Ends: []string{".txt"}})
	s.Key(fyne.KeyDown)
	s.Key(fyne.KeyDown)
	s.Key(fyne.KeyReturn)
	if len(s.chosen) != 0 || s.field.Text() != "b.txt" {
		t.Fatalf("one press chose %v, %q is in the field", s.chosen, s.field.Text())
	}
	s.Key(fyne.KeyReturn)
	if want := filepath.Join(dir, "b.txt"); !slices.Equal(s.chosen, []string{want}) || s.backs != 1 {
		t.Errorf("chose %v and left %d times", s.chosen, s.backs)
	}
}

func TestFoldersAreEnteredAndLeft(t *testing.T) {
	dir := tree(t, "deeper/")
	s := show(t, Options{Folder: dir, Ends: []string{".txt"}})
	s.press(0)
	if s.folder != filepath.Join(dir, "deeper") || len(s.items) != 0 || len(s.chosen) != 0 {
		t.Errorf("in %s with %v", s.folder, s.names())
	}
	s.up()
	if s.folder != dir || len(s.items) != 1 {
		t.Errorf("in %s with %v", s.folder, s.names())
	}
	for range 20 { // there is an end to it
		s.up()
	}
	s.enter(filepath.Join(dir, "nowhere"))
	if !strings.Contains(s.foot(), "cannot be read") {
		t.Errorf("says %q", s.foot())
	}
}

func TestANameIsOfferedThatIsFree(t *testing.T) {
	dir := tree(t, "matches.txt", "matches (2).txt")
	s := show(t, Options{Folder: dir, Save: true, Name: "matches.txt", Ends: []string{".txt"}})
	if s.field.Text() != "matches (3).txt" {
		t.Errorf("offers %q", s.field.Text())
	}
	s.submit()
	if len(s.asked) != 0 || !slices.Equal(s.chosen, []string{filepath.Join(dir, "matches (3).txt")}) {
		t.Errorf("asked %v, chose %v", s.asked, s.chosen)
	}
}

func TestWhatIsTypedIsUnderstood(t *testing.T) {
	dir := tree(t, "old.txt", "deeper/")
	home, err := os.UserHomeDir()
	if err != nil {
		t.Skip(err)
	}
	for _, c := range []struct {
		typed string
		want  string // chosen; empty: nothing
		asks  bool
	}{
		{"", "", false},
		{"new", filepath.Join(dir, "new.txt"), false},
		{" new.TXT ", filepath.Join(dir, "new.TXT"), false},
		{"old", filepath.Join(dir, "old.txt"), true},
		{filepath.Join("deeper", "new"), filepath.Join(dir, "deeper", "new.txt"), false},
		{filepath.Join("nowhere", "new"), "", false},
		{"deeper", "", false}, // is entered
		{"~" + string(filepath.Separator) + "klaverjas-no-such-file", filepath.Join(home, "klaverjas-no-such-file.txt"), false},
	} {
		s := show(t, Options{Folder: dir, Save: true, Name: "x.txt", Ends: []string{".txt"}})
		s.field.SetText(c.typed)
		s.submit()
		if got := strings.Join(s.chosen, " "); got != c.want || (len(s.asked) > 0) != c.asks {
			t.Errorf("%q: chose %q, want %q; asked %v", c.typed, got, c.want, s.asked)
		}
	}
}

func TestAFileThatIsNotThereIsNotOpened(t *testing.T) {
	s := show(t, Options{Folder: tree(t), Ends: []string{".txt"}})
	s.field.SetText("nothing.txt")
	s.submit()
	if len(s.chosen) != 0 || !strings.Contains(s.foot(), "not there") {
		t.Errorf("chose %v and says %q", s.chosen, s.foot())
	}
}

// Keys that do not type leave the field, and Escape the page.
func TestTheFieldGivesItsKeysToThePage(t *testing.T) {
	s := show(t, Options{Folder: tree(t), Save: true, Name: "x.txt", Ends: []string{".txt"}})
	typing := func() fyne.Focusable { return fyne.CurrentApp().Driver().CanvasForObject(s.Root()).Focused() }
	if typing() == nil {
		t.Fatal("the field does not have the keyboard")
	}
	typing().TypedRune('y')
	if s.field.Text() != "x.txty" {
		t.Errorf("%q is typed", s.field.Text())
	}
	field := typing()
	field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyTab})
	if typing() != nil {
		t.Error("Tab stays in the field")
	}
	s.Key(fyne.KeyUp)
	if typing() == nil {
		t.Error("the field cannot be gone back to")
	}
	typing().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if s.backs != 1 {
		t.Error("Escape does not leave the page")
	}
}

func TestThePageFitsSmallWindows(t *testing.T) {
	s := show(t, Options{Folder: tree(t, "a.txt"), Ends: []string{".txt"}, Places: Places()})
	for _, name := range []string{"up", "file.0", "name", "choose", "close"} {
		i := slices.IndexFunc(s.Spots(), func(p look.Spot) bool { return p.Name == name })
		if i < 0 {
			t.Errorf("no %s", name)
			continue
		}
		if p := s.Spots()[i]; p.X < 0 || p.Y < 0 || p.X+p.W > 1024 || p.Y+p.H > 640 {
			t.Errorf("%s lies at %+v", name, p)
		}
	}
}

func TestNames(t *testing.T) {
	for name, want := range map[string]string{
		"Boompje 1": "Boompje 1", "../../etc/x": "etc x", "Score: sheets": "Score sheets", `a:b*c?"d"`: "a b c d", "...": "klaverjassen", "": "klaverjassen",
	} {
		if got := Name(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}

func TestDocuments(t *testing.T) {
	home, config := t.TempDir(), t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", config)
	want := func(dir string) {
		t.Helper()
		if got := Documents(); got != dir {
			t.Errorf("%s, want %s", got, dir)
		}
	}
	want(home)
	make := func(name string) string {
		dir := filepath.Join(home, name)
		if err := os.Mkdir(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		return dir
	}
	want(make("Documents"))
	papers := make("Papieren")
	line := []byte("# eigen\nXDG_DOCUMENTS_DIR=\"$HOME/Papieren\"\n")
	if err := os.WriteFile(filepath.Join(config, "user-dirs.dirs"), line, 0o644); err != nil {
		t.Fatal(err)
	}
	want(papers)
}
