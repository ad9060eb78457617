package preview

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"klaverjas/app/files"
	"klaverjas/app/page"
	"klaverjas/app/prefs"
	"klaverjas/app/printing"
	"klaverjas/app/sheet"
	"klaverjas/app/sheet/paper"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// screen is a page in a window of the toolkit's tests.
type screen struct {
	*Page
	t      *testing.T
	window fyne.Window
	kept   prefs.Paper
	asked  func()
	picked func(file string) // takes the place that is chosen
	queue  chan func()       // what other goroutines have to say
}

// openPage shows a job on a page, with a folder and a print system of its own.
func openPage(t *testing.T, job Job) *screen {
	t.Helper()
	i18n.Set(i18n.English)
	t.Cleanup(func() { i18n.Set(i18n.Dutch) })
	t.Setenv("PATH", t.TempDir()) // no lp
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	a := test.NewApp()
	t.Cleanup(a.Quit)
	s := &screen{t: t, window: a.NewWindow(""), queue: make(chan func(), 100)}
	page.OnMain = func(f func()) { s.queue <- f }
	s.Page = New(Options{
		Job: job, Paper: prefs.New(a.Preferences()).Paper(), Folder: t.TempDir(), System: &printing.System{GOOS: "linux"},
		Keep:    func(p prefs.Paper) { s.kept = p },
		Replace: func(_ string, yes func()) { s.asked = yes },
		Choose:  func(_ string, chosen func(string)) { s.picked = chosen },
		Focus: func(o fyne.Focusable) {
			if o == nil {
				s.window.Canvas().Unfocus()
			} else {
				s.window.Canvas().Focus(o)
			}
		},
		Close: func() {},
	})
	s.window.SetContent(s.Root())
	s.window.Resize(fyne.NewSize(1024, 640))
	return s
}

// await waits for what the page has to say.
func (s *screen) await(part string) {
	s.t.Helper()
	for end := time.After(30 * time.Second); ; {
		if strings.Contains(s.Texts()[0][0], part) {
			return
		}
		select {
		case f := <-s.queue:
			f()
			continue
		case <-end:
		}
		break
	}
	s.t.Fatalf("it says %q, not %q", s.Texts()[0][0], part)
}

func (s *screen) value(id string) string {
	for _, r := range s.Texts()[2:] {
		if r[0] == id {
			return r[1]
		}
	}
	return ""
}

// walk presses Down until the keyboard is on a row.
func (s *screen) walk(id string) {
	s.t.Helper()
	for range 30 {
		if v := s.view(); v != nil && v.row.id == id {
			return
		}
		s.Key(fyne.KeyDown)
	}
	s.t.Fatalf("the keyboard never came to %s", id)
}

func blankJob() Job { return Job{Name: "Score: sheets", Rules: engine.DefaultRules()} }

// matchJob is the job of a match with one deal.
func matchJob(t *testing.T) Job {
	t.Helper()
	r, err := engine.ParseRules("utrecht claim=automatic")
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.NewMatch(r, 1)
	if err != nil {
		t.Fatal(err)
	}
	for m.Deal().Phase != engine.Settled {
		seat, _ := m.Deal().ToAct()
		a := engine.ChooseBy(seat, engine.Clubs)
		if m.Deal().Phase != engine.Bidding {
			a = engine.PlayBy(seat, m.Deal().Legal().First())
		}
		if m, _, err = m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	s := sheet.Of(&m)
	return Job{Name: "Match", Rules: r, Sheet: &s, Deals: m.Settled()}
}

func TestSavingAsksBeforeItReplaces(t *testing.T) {
	s := openPage(t, blankJob())
	s.Key(fyne.KeyReturn) // the keyboard begins on saving
	s.await("Saved as")
	file := s.Texts()[1][0]
	first, err := os.ReadFile(file)
	if err != nil || filepath.Base(file) != "Score sheets.pdf" {
		t.Fatal(file, err)
	}
	s.walk("copies")
	s.Key(fyne.KeyRight)
	s.save.OnTapped()
	s.await("already")
	if s.asked == nil {
		t.Fatal("nobody was asked")
	}
	if now, _ := os.ReadFile(file); len(now) != len(first) {
		t.Error("the file was replaced without an answer")
	}
	s.asked()
	s.await("Saved as")
	if now, _ := os.ReadFile(file); len(now) <= len(first) {
		t.Error("the file was not replaced after the answer")
	}
	if next := files.Free(filepath.Dir(file), filepath.Base(file)); next != "Score sheets (2).pdf" {
		t.Error(next)
	}
}

// A place that is chosen is where the PDF goes at once.
func TestAPlaceIsChosen(t *testing.T) {
	s := openPage(t, blankJob())
	s.walk("file")
	s.Key(fyne.KeyRight)
	if s.picked == nil {
		t.Fatal("no place is asked for")
	}
	file := filepath.Join(t.TempDir(), "elsewhere.pdf")
	s.picked(file)
	s.await("Saved as")
	if _, err := os.Stat(file); err != nil || s.Texts()[1][0] != file {
		t.Errorf("%v, the row says %s", err, s.Texts()[1][0])
	}
}

func TestTroubleIsOneSentence(t *testing.T) {
	s := openPage(t, blankJob())
	s.want.file = filepath.Join(t.TempDir(), "no", "where")
	s.save.OnTapped()
	s.await("does not exist")
	s.print.OnTapped() // neither printer nor viewer
	s.await("No printer was found")
	s.open.OnTapped()
	s.await("no program that shows")
	if !s.alarm {
		t.Error("a trouble looks like news")
	}
}

func TestEverythingCanBeChosen(t *testing.T) {
	s := openPage(t, blankJob())
	for range 3 {
		s.turn(1)
	}
	s.Key(fyne.KeyUp)
	s.walk("format")
	s.Key(fyne.KeyRight)
	s.walk("numbering")
	s.Key(fyne.KeyLeft)
	if s.value("format") != "A4, two side by side" || s.value("numbering") != "tables and rounds" || s.value("rounds") != "3" {
		t.Error(s.Texts())
	}
	s.walk("copies")
	s.Key(fyne.KeyReturn)
	if s.entry == nil {
		t.Fatal("nothing can be typed")
	}
	s.entry.SetText("300")
	s.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if s.value("copies") != "99" || len(s.doc.Pages) != 50 || s.kept.Copies != 99 {
		t.Errorf("%v: %d pages", s.Texts(), len(s.doc.Pages))
	}
	s.Key(fyne.KeyPageDown)
	if s.shown != 1 {
		t.Error("Page Down shows no other page")
	}
	s.toTab(tabNotation)
	for range s.rows() {
		s.Key(fyne.KeyDown)
		s.Key(fyne.KeyRight)
	}
	want := sheet.Notation{Roem: sheet.RoemStrokes, Nat: sheet.NatShort, Pit: sheet.PitM, PitColumn: true, Strike: true, Running: true}
	if s.kept.Notation != want || s.want.Format != paper.A4Pair {
		t.Errorf("%+v", s.kept)
	}
	s.toTab(tabHead)
	s.walk("club")
	s.Key(fyne.KeyReturn)
	s.entry.SetText("Ons Genoegen")
	s.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape}) // thrown away
	s.Key(fyne.KeyReturn)
	s.entry.SetText("De Hoop")
	s.entry.FocusLost() // kept
	if s.value("club") != "De Hoop" || s.kept.Club != "De Hoop" {
		t.Error(s.Texts())
	}
	if s.Key(fyne.KeyEscape) {
		t.Error("Escape belongs to the owner, who closes the page")
	}
}

func TestEveryKindOfAMatch(t *testing.T) {
	s := openPage(t, matchJob(t))
	var seen []string
	for range kinds {
		seen = append(seen, s.value("kind")+" "+s.doc.Title)
		s.stepRow(s.views[0], 1)
	}
	want := "score sheet Klaverjassen score sheet|rules The rules of klaverjassen|four hands Klaverjassen: deal 1|deal with tricks Klaverjassen: deal 1"
	if got := strings.Join(seen, "|"); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	i18n.Set(i18n.Dutch)
	s.Refresh()
	if s.value("kind") != "scoreformulier" || s.doc.Lang != i18n.Dutch {
		t.Error("the page does not follow the language")
	}
}

// awaitPicture waits until the page that is wanted has been drawn.
func (s *screen) awaitPicture() {
	s.t.Helper()
	for !s.picture.Drawn() {
		select {
		case f := <-s.queue:
			f()
		case <-time.After(30 * time.Second):
			s.t.Fatal("the page was never drawn")
		}
	}
}

// However fast one chooses and resizes, the picture is in the end that of the
// page that is wanted, at the pixels of the screen.
func TestThePictureFollows(t *testing.T) {
	for name, job := range map[string]Job{"blank": blankJob(), "match": matchJob(t)} {
		s := openPage(t, job)
		s.awaitPicture()
		s.walk("format")
		for i := range 5 {
			s.Key(fyne.KeyRight)
			s.window.Resize(fyne.NewSize(1024+float32(i)*90, 640+float32(i)*50))
		}
		s.Refresh()
		s.awaitPicture()
		got, place := s.picture.Image.Image.Bounds().Size(), s.picture.Image.Size()
		if float32(got.X) != place.Width || float32(got.Y) != place.Height || s.picture.Page() != s.doc.Pages[s.shown] {
			t.Errorf("%s: a picture of %v at %v", name, got, place)
		}
	}
}

// Nothing overlaps at any size, and no row is left without a place.
func TestPlacesDoNotOverlap(t *testing.T) {
	s := openPage(t, blankJob())
	s.printers = []printing.Printer{{Name: "Office"}}
	s.want.Numbering = paper.NumberBoth
	for _, size := range []fyne.Size{fyne.NewSize(1024, 640), fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160), fyne.NewSize(800, 1000)} {
		s.window.Resize(size)
		for tab := range tabs {
			s.toTab(tab)
			if len(s.rows()) > rowsShown {
				t.Fatalf("tab %d has %d rows", tab, len(s.rows()))
			}
			bottom := float32(0)
			for i := range s.rows() {
				v := s.views[i].ground
				if v.Position().Y < bottom {
					t.Errorf("%v tab %d: row %d lies on the one before", size, tab, i)
				}
				bottom = v.Position().Y + v.Size().Height
			}
			if s.file.ground.Position().Y < bottom {
				t.Errorf("%v tab %d: the file lies on a row", size, tab)
			}
		}
	}
}
