package settings

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"klaverjas/app/look"
	"klaverjas/app/prefs"
	"klaverjas/app/sound"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

var testLevels = []string{"beginner", "regular", "club", "champion"}

// open returns the page in a window of the smallest size.
func openPage(t *testing.T) (*Page, prefs.Prefs) {
	t.Helper()
	p := prefs.New(test.NewTempApp(t).Preferences())
	page := New(Options{
		Prefs: p, Levels: testLevels, Voice: true, Playing: func() bool { return true },
		Letters: func() assets.Letters { return assets.Dutch }, Apply: func() {}, Language: i18n.Set,
		Test:  func(_ string, told func(sound.State)) { told(sound.NoDevice) },
		Edit:  func(prefs.Ruleset) { p.SetChosen("edited") },
		Focus: func(fyne.Focusable) {}, Delete: func(prefs.Ruleset) {}, Close: func() {}, Changed: func() {},
	})
	show(t, page.form, 1024, 640)
	page.Refresh()
	return page, p
}

func show(t *testing.T, f *form, w, h float32) {
	t.Helper()
	window := test.NewTempWindow(t, f.root)
	window.SetPadded(false)
	window.Resize(fyne.NewSize(w, h))
}

// inBothLanguages runs a test in Dutch and in English.
func inBothLanguages(t *testing.T, f func(t *testing.T)) {
	t.Cleanup(func() { i18n.Set(i18n.Dutch) })
	for _, l := range i18n.Languages() {
		i18n.Set(l)
		t.Run(string(l), f)
	}
}

// checkFits checks that everything on a tab lies within the panel, that no
// writing is too small to read or runs into a control, and that no two places
// to click overlap.
func checkFits(t *testing.T, f *form) {
	t.Helper()
	u := look.Unit(f.root.Size())
	panelEnd := f.panel.Position().Y + f.panel.Size().Height
	for _, v := range f.views {
		control := f.panel.Position().X + f.panel.Size().Width
		for _, b := range v.buttons {
			control = min(control, b.Position().X)
			if size := look.Fit(buttonLabel(t, b), b.Size().Width-2*0.22*b.Size().Height, 14.5*u, fyne.TextStyle{Bold: true}); size < 11.5*u {
				t.Errorf("%s: the button's letters are %.1f high", b.ID, size/u)
			}
			if b.Position().X+b.Size().Width > f.panel.Position().X+f.panel.Size().Width {
				t.Errorf("%s: runs out of the panel", b.ID)
			}
		}
		for _, text := range []*canvas.Text{v.label, v.line} {
			end := text.Position().X + fyne.MeasureText(text.Text, text.TextSize, text.TextStyle).Width
			if text.Text != "" && (text.TextSize < leastText*u || end > control) {
				t.Errorf("%s: %q is %.1f high and ends at %.0f of %.0f", v.row.id, text.Text, text.TextSize/u, end, control)
			}
		}
		if end := v.ground.Position().Y + v.ground.Size().Height; end > panelEnd {
			t.Errorf("%s: ends at %.0f, the panel at %.0f", v.row.id, end, panelEnd)
		}
	}
	for _, text := range append(f.foot[:], f.heading) {
		if text.Text != "" && (text.TextSize < leastText*u || text.Position().Y+text.Size().Height > f.root.Size().Height) {
			t.Errorf("%q is %.1f high", text.Text, text.TextSize/u)
		}
	}
	checkSpots(t, f.Spots(), f.root.Size())
}

// buttonLabel reads a button's words from its picture.
func buttonLabel(t *testing.T, b *look.Button) string {
	for _, o := range test.TempWidgetRenderer(t, b).Objects() {
		if text, ok := o.(*canvas.Text); ok {
			return text.Text
		}
	}
	return ""
}

func checkSpots(t *testing.T, spots []look.Spot, size fyne.Size) {
	t.Helper()
	for i, a := range spots {
		if a.X < 0 || a.Y < 0 || a.X+a.W > size.Width+0.5 || a.Y+a.H > size.Height+0.5 || a.W < 20 || a.H < 20 {
			t.Errorf("%+v is not within %v", a, size)
		}
		for _, b := range spots[i+1:] {
			if a.X+a.W > b.X+0.5 && b.X+b.W > a.X+0.5 && a.Y+a.H > b.Y+0.5 && b.Y+b.H > a.Y+0.5 {
				t.Errorf("%s lies over %s", a.Name, b.Name)
			}
		}
	}
}

func TestEveryTabFits(t *testing.T) {
	inBothLanguages(t, func(t *testing.T) {
		page, p := openPage(t)
		p.SetOwn("Bij oma", engine.DefaultRules())
		p.SetChosen("own:Bij oma")
		page.testSound()
		for _, size := range [][2]float32{{1024, 640}, {1600, 640}, {1024, 1000}} {
			page.root.Resize(fyne.NewSize(size[0], size[1]))
			for i, tab := range page.tabs {
				page.open(i, 0)
				t.Run(fmt.Sprint(tab.id, size), func(t *testing.T) { checkFits(t, page.form) })
			}
		}
	})
}

// Every value of every setting is reached by keyboard, and by mouse.
func TestEverySettingByKeyboard(t *testing.T) {
	page, _ := openPage(t)
	for range page.tabs {
		for row := range page.views {
			for page.row != row {
				page.Key(fyne.KeyDown)
			}
			r := page.current()
			if r.number == nil || r.choices == nil {
				continue
			}
			page.walkChoices(t, row)
		}
		for page.row >= 0 {
			page.Key(fyne.KeyUp)
		}
		page.Key(fyne.KeyRight)
	}
}

// walkChoices steps through all values of a row, and back.
func (p *Page) walkChoices(t *testing.T, row int) {
	t.Helper()
	id, count := p.views[row].row.id, len(p.views[row].row.choices)
	for range count {
		p.Key(fyne.KeyLeft)
	}
	for i := range count {
		if at := p.views[row].row.number.value; at != i {
			t.Errorf("%s: the value is number %d, want %d", id, at, i)
		}
		p.Key(fyne.KeyRight)
	}
	if p.Key(fyne.KeyReturn); p.views[row].row.number.value != 0 {
		t.Errorf("%s: Return after the last value gives number %d", id, p.views[row].row.number.value)
	}
	if p.row != row {
		t.Errorf("%s: the keyboard went to row %d", id, p.row)
	}
	p.Refresh()
}

func TestEverySettingByMouse(t *testing.T) {
	page, _ := openPage(t)
	for i, tab := range page.tabs {
		page.open(i, -1)
		for row := range page.views {
			for c := range page.views[row].row.choices {
				if page.views[row].arrows {
					continue
				}
				test.Tap(page.views[row].buttons[c])
				if got := page.views[row].row.number.value; got != c || page.row != row {
					t.Errorf("%s %s: clicked %d, the value is %d", tab.id, page.views[row].row.id, c, got)
				}
			}
		}
	}
}

// openTab opens a tab by its name.
func (p *Page) openTab(id string) {
	p.open(slices.IndexFunc(p.tabs, func(t tab) bool { return t.id == id }), -1)
}

func TestVolumeIsTyped(t *testing.T) {
	page, p := openPage(t)
	page.openTab("sound")
	page.Key(fyne.KeyDown)
	page.Key(fyne.KeyDown)
	page.Key(fyne.Key3)
	page.Key(fyne.Key5)
	if got := prefs.Volume.Get(p); got != 35 {
		t.Errorf("typed 35, volume %d", got)
	}
	page.Key(fyne.Key9) // 359 cannot be
	if got := prefs.Volume.Get(p); got != 35 {
		t.Errorf("typed 359, volume %d", got)
	}
	page.Key(fyne.KeyRight)
	if got := prefs.Volume.Get(p); got != 45 {
		t.Errorf("a step up from 35 is %d", got)
	}
}

func TestNameIsTyped(t *testing.T) {
	page, p := openPage(t)
	page.Key(fyne.KeyDown)
	page.Key(fyne.KeyReturn)
	if page.entry == nil {
		t.Fatal("nothing to type in")
	}
	test.Type(page.entry, "Truus en nog veel meer")
	page.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if got := p.Name(engine.South); page.entry != nil || got != "Truus en nog v" {
		t.Errorf("%q", got)
	}
	page.Key(fyne.KeyReturn)
	test.Type(page.entry, "x")
	page.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if got := p.Name(engine.South); got != "Truus en nog v" {
		t.Errorf("after Escape %q", got)
	}
	page.Key(fyne.KeyReturn)
	page.entry.SetText("Wil")
	page.entry.FocusLost() // something else was clicked
	if got := p.Name(engine.South); got != "Wil" || page.entry != nil {
		t.Errorf("after a click elsewhere %q", got)
	}
}

func TestTheSoundSaysWhatIsWrong(t *testing.T) {
	i18n.Set(i18n.Dutch)
	page, _ := openPage(t)
	page.openTab("sound")
	for range 3 {
		page.Key(fyne.KeyDown)
	}
	page.Key(fyne.KeyReturn)
	last := page.views[len(page.views)-1]
	if said := last.label.Text + " " + last.line.Text; !strings.Contains(said, "geen geluidsuitvoer") {
		t.Errorf("%q", said)
	}
	page.Key(fyne.KeyUp)
	page.Key(fyne.KeyRight)
	if len(page.views) != 3 {
		t.Error("the answer stays after a change")
	}
}

func TestRulesAreChosen(t *testing.T) {
	page, p := openPage(t)
	p.SetOwn("Bij oma", engine.DefaultRules())
	page.openTab("rules")
	page.Key(fyne.KeyDown)
	page.Key(fyne.KeyDown)
	if p.Chosen().ID != engine.Profiles()[1].Name {
		t.Errorf("%s", p.Chosen().ID)
	}
	for range 20 {
		page.Key(fyne.KeyDown)
		if page.current() == nil || page.current().list == nil {
			break
		}
	}
	if p.Chosen().Own != "Bij oma" || len(page.current().buttons) != 2 {
		t.Errorf("the end of the list is %+v", p.Chosen())
	}
	spots := page.Spots()
	if !slices.ContainsFunc(spots, func(s look.Spot) bool { return s.Name == "profile.own:Bij oma" }) {
		t.Error("the chosen rules cannot be seen")
	}
}

// What a screen reader says of a button tells which setting it changes, and
// no two say the same.
func TestEveryButtonIsSpoken(t *testing.T) {
	inBothLanguages(t, func(t *testing.T) {
		page, _ := openPage(t)
		for i, tab := range page.tabs {
			page.open(i, -1)
			said := map[string]string{}
			for _, v := range page.views {
				for _, b := range v.buttons {
					label := b.AccessibilityLabel()
					if v.row.label != "" && !strings.HasPrefix(label, v.row.label+": ") {
						t.Errorf("%s %s: says %q", tab.id, b.ID, label)
					}
					if said[label] != "" {
						t.Errorf("%s %s: says %q, as %s does", tab.id, b.ID, label, said[label])
					}
					said[label] = b.ID
				}
				if v.row.list != nil {
					checkListIsSpoken(t, v)
				}
			}
		}
	})
}

// checkListIsSpoken asks whether each item of a list says its name and meaning.
func checkListIsSpoken(t *testing.T, v *view) {
	t.Helper()
	var labels []string
	for _, o := range v.f.list.Objects() {
		if a, ok := o.(fyne.Accessible); ok && o.Visible() {
			labels = append(labels, a.AccessibilityLabel())
		}
	}
	for i, item := range v.row.list.items {
		if i < len(labels) && (!strings.HasPrefix(labels[i], item.Title) || !strings.Contains(labels[i], item.Line)) {
			t.Errorf("%s says %q", item.ID, labels[i])
		}
	}
	if len(labels) == 0 {
		t.Error("no item is spoken")
	}
}
