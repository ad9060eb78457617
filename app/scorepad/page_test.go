package scorepad

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"strings"
	"syscall"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"klaverjas/app/look"
	"klaverjas/app/pad"
	"klaverjas/app/store"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// drawer is a keeper in memory.
type drawer struct {
	logs    []store.PadLog
	gone    map[store.PadID]bool
	broken  error // with which everything is refused
	without bool  // it keeps nothing
}

// change changes a pad that is there unless everything is refused.
func (d *drawer) change(id store.PadID, do func(l *store.PadLog) error) error {
	i := slices.IndexFunc(d.logs, func(l store.PadLog) bool { return l.ID == id })
	switch {
	case d.broken != nil:
		return d.broken
	case i < 0:
		return store.ErrNoPad
	}
	return do(&d.logs[i])
}

func (d *drawer) Pads() ([]store.PadLog, error) {
	return slices.DeleteFunc(slices.Clone(d.logs), func(l store.PadLog) bool { return d.gone[l.ID] }), nil
}

func (d *drawer) CreatePad(change string) (store.PadID, error) {
	if d.broken != nil {
		return 0, d.broken
	}
	id := store.PadID(len(d.logs) + 1)
	d.logs = append([]store.PadLog{{ID: id, Changes: []string{change}, At: 1}}, d.logs...)
	return id, nil
}

var errGap = errors.New("changes are missing before this one")

func (d *drawer) AppendPad(id store.PadID, at int, change string) error {
	return d.change(id, func(l *store.PadLog) error {
		if at > len(l.Changes) {
			return errGap
		}
		l.Changes, l.At = append(slices.Clone(l.Changes[:at]), change), at+1
		return nil
	})
}

func (d *drawer) MovePad(id store.PadID, at int) error {
	return d.change(id, func(l *store.PadLog) error {
		if at > len(l.Changes) {
			return errGap
		}
		l.At = at
		return nil
	})
}

func (d *drawer) DeletePad(id store.PadID) error { return d.setGone(id, true) }

func (d *drawer) UndeletePad(id store.PadID) error { return d.setGone(id, false) }

func (d *drawer) setGone(id store.PadID, gone bool) error {
	return d.change(id, func(*store.PadLog) error {
		d.gone[id] = gone
		return nil
	})
}

func (d *drawer) PurgePads() error { return d.broken }

func (d *drawer) Keeps() bool { return !d.without }

func newPage(t testing.TB, d *drawer) *Page {
	t.Helper()
	test.NewApp()
	i18n.Set(i18n.Dutch)
	var keeper Keeper
	if d != nil {
		if d.gone == nil {
			d.gone = map[store.PadID]bool{}
		}
		keeper = d
	}
	p := New(Options{Keeper: keeper, Rules: engine.DefaultRules(), Run: func(do func()) { do() }})
	p.Root().Resize(fyne.NewSize(look.DesignWidth, look.DesignHeight))
	return p
}

// press presses keys, which are named as the toolkit names them.
func press(p *Page, keys ...string) {
	for _, k := range keys {
		p.Key(fyne.KeyName(k))
	}
}

// tap clicks on spots by their names.
func tap(t testing.TB, p *Page, names ...string) {
	t.Helper()
	for _, name := range names {
		o := find(p, name)
		if o == nil {
			t.Fatalf("there is no %q", name)
		}
		o.Tapped(nil)
	}
}

// find returns what lies at a spot.
func find(p *Page, name string) fyne.Tappable {
	for _, s := range p.Spots() {
		if s.Name != name {
			continue
		}
		for _, o := range slices.Backward(p.root.Objects) {
			at, size := o.Position(), o.Size()
			if t, ok := o.(fyne.Tappable); ok && o.Visible() && at.X == s.X && at.Y == s.Y && size.Width == s.W {
				return t
			}
		}
	}
	return nil
}

func rowsOf(p *Page) string {
	var rows []string
	for _, r := range p.open.Rows() {
		if r.Passed {
			rows = append(rows, "-")
			continue
		}
		rows = append(rows, r.Maker.String()+r.Trump.String()+" "+sum(r.Result.Points[0], r.Result.Bonus[0])+" : "+sum(r.Result.Points[1], r.Result.Bonus[1]))
	}
	return strings.Join(rows, ", ")
}

const twoDeals = "SH 94 + 20 : 68, WC 92 : 70 + 50"

func TestDealsByKeyboard(t *testing.T) {
	p := newPage(t, nil)
	tap(t, p, "done")
	press(p, "1", "H", "9", "4", "Return", "2", "0", "Return", "Return")
	press(p, "2", "K", "7", "0", "Return", "Return", "5", "0", "Return")
	if got := rowsOf(p); got != twoDeals {
		t.Error(got)
	}
}

func TestDealsByMouse(t *testing.T) {
	p := newPage(t, nil)
	tap(t, p, "done")
	tap(t, p, "maker.S", "trump.H", "digit.9", "digit.4", "roem.0.20", "write")
	tap(t, p, "maker.W", "trump.C", "points.1", "digit.7", "digit.0", "next", "next", "digit.5", "digit.0", "write")
	if got := rowsOf(p); got != twoDeals {
		t.Error(got)
	}
}

func TestARowIsChangedAndDeleted(t *testing.T) {
	p := newPage(t, nil)
	tap(t, p, "done")
	press(p, "1", "H", "9", "4", "Return", "Return", "Return")
	press(p, "3", "S", "1", "0", "0", "Return", "Return", "Return")
	tap(t, p, "row.1", "roem.0.20", "write") // roem that had been forgotten
	if got := rowsOf(p); got != "SH 94 + 20 : 68, NS 100 : 62" {
		t.Error(got)
	}
	press(p, "Up", "Delete")
	if got := rowsOf(p); got != "SH 94 + 20 : 68" {
		t.Error(got)
	}
	press(p, "U", "U", "U", "Y")
	if got := rowsOf(p); got != "SH 94 : 68, NS 100 : 62" {
		t.Error(got)
	}
}

func TestRefusalsAreSaid(t *testing.T) {
	p := newPage(t, &drawer{})
	tap(t, p, "done")
	for _, c := range []struct{ keys, want string }{
		{"Return", "Welke kleur is troef?"},
		{"1 H 1 6 1", "161 punten kan niet: geen verdeling van de slagen geeft dat. Wel 160 of 162."},
		{"1 H 9 9 9", "999 punten kan niet: in dit spel zitten er 162."},
		{"1 H 8 2 Return 3 0", "30 roem voor ons bestaat niet: wel 20 of 40."},
		{"1 H 8 1", "Wij zijn nat: gelijk is niet genoeg. 81 tegen 81: 162 punten en 0 roem voor hen."},
		{"1 H 8 2 Return Return 2 0", "Wij zijn nat. 82 is minder dan 80 + 20: 162 punten en 20 roem voor hen."},
		{"2 H P", "Pit: alle slagen voor hen. Zij schrijven 162 punten en 100 roem, met de pit erbij."},
		{"2 H P P", "Tegenpit: alle slagen voor ons. 162 punten en 100 roem voor ons, met de pit erbij."},
		{"A", "Iedereen paste: volgens de regels moet West nu spelen. Welke troef?"},
	} {
		p.openPad(p.open)
		if c.keys == "Return" {
			press(p, "1")
		} else {
			press(p, strings.Fields(c.keys)...)
		}
		if got := p.entry.told(); got != c.want {
			t.Errorf("%s: %q, want %q", c.keys, got, c.want)
		}
	}
}

func TestPadsSideBySide(t *testing.T) {
	d := &drawer{}
	p := newPage(t, d)
	tap(t, p, "done")
	press(p, "1", "H", "9", "4", "Return", "Return", "Return")
	tap(t, p, "pads", "new", "done")
	press(p, "1", "H", "P", "Return", "Return")
	if got := rowsOf(p); got != "SH 162 + 100 : 0" {
		t.Error(got)
	}
	tap(t, p, "pads")
	tap(t, p, "remove", "restore", "remove")
	if len(p.shelf.pads) != 1 {
		t.Fatalf("%d pads", len(p.shelf.pads))
	}
	tap(t, p, "open")
	if got := rowsOf(p); got != "SH 94 : 68" {
		t.Error(got)
	}
	if again := newPage(t, d); len(again.shelf.pads) != 1 || rowsOf(again) != "SH 94 : 68" {
		t.Errorf("kept: %d pads", len(again.shelf.pads))
	}
}

// A line that has been begun waits while another pad is turned to.
func TestALineWaitsWhileAnotherPadIsOpen(t *testing.T) {
	p := newPage(t, &drawer{})
	tap(t, p, "done")
	press(p, "1", "H", "9")
	tap(t, p, "pads", "new", "done")
	press(p, "2", "S", "P")
	tap(t, p, "pad.more")
	press(p, "4", "Return", "Return", "Return")
	if got := rowsOf(p); got != "SH 94 : 68" {
		t.Error(got)
	}
	press(p, "Next", "Return", "Return")
	if got := rowsOf(p); got != "WS 0 : 162 + 100" {
		t.Error(got)
	}
	press(p, "Prior")
	if got := rowsOf(p); got != "SH 94 : 68" || !p.entry.blank() {
		t.Error(got)
	}
}

func TestWhatIsNotKeptIsSaid(t *testing.T) {
	d := &drawer{}
	p := newPage(t, d)
	tap(t, p, "done")
	d.broken = errors.New("disk full")
	press(p, "1", "H", "9", "4", "Return", "Return", "Return")
	if got := rowsOf(p); got != "SH 94 : 68" || !strings.HasPrefix(p.entry.told(), "Let op") {
		t.Errorf("%s, %s", got, p.entry.told())
	}
	d.broken = nil
	press(p, "2", "K", "7", "0", "Return", "Return", "5", "0", "Return")
	if strings.HasPrefix(p.entry.told(), "Let op") {
		t.Error(p.entry.told())
	}
	if got := rowsOf(newPage(t, d)); got != "SH 94 : 68, WC 92 : 70 + 50" {
		t.Errorf("kept: %s", got)
	}
}

func TestExport(t *testing.T) {
	var file bytes.Buffer
	p := newPage(t, nil)
	var trouble error
	p.opt.Export = func(name string, write func(io.Writer) error, say func(string, error)) {
		file.Reset()
		say("/x/"+name, errors.Join(write(&file), trouble))
	}
	tap(t, p, "done", "export")
	if got := p.entry.told(); got != "De tabel staat in /x/Boompje 1" || !strings.Contains(file.String(), "punten wij") {
		t.Errorf("%s\n%s", got, file.String())
	}
	trouble = syscall.ENOSPC
	tap(t, p, "pads", "export")
	if want := "Er is geen ruimte meer op de schijf: Boompje 1 is niet bewaard."; p.list.gone.Text != want {
		t.Errorf("%q, want %q", p.list.gone.Text, want)
	}
}

// A deal that had been forgotten goes where it was played.
func TestADealIsInserted(t *testing.T) {
	p := newPage(t, nil)
	tap(t, p, "done")
	press(p, "1", "H", "9", "4", "Return", "Return", "Return")
	press(p, "3", "S", "1", "0", "0", "Return", "Return", "Return")
	tap(t, p, "row.2", "insert")
	if got := p.entry.heading.Text; got != "Spel 2 invoegen · West deelt" {
		t.Error(got)
	}
	press(p, "Delete") // there is nothing to delete yet
	press(p, "2", "K", "7", "0", "Return", "Return", "Return")
	const want = "SH 94 : 68, WC 162 : 0, NS 100 : 62"
	if got := rowsOf(p); got != want {
		t.Error(got)
	}
	press(p, "U", "Y")
	if got := rowsOf(p); got != want {
		t.Error(got)
	}
	press(p, "Up", "Up", "Up", "Insert", "Escape")
	if got := rowsOf(p); got != want || p.entry.form.Row >= 0 {
		t.Error(got)
	}
}

// A check that takes its time leaves the window free: what is written waits
// for it, and is dropped if something else is wanted by then.
func TestASlowCheck(t *testing.T) {
	p := newPage(t, nil)
	tap(t, p, "done")
	release, pending, slow := make(chan bool), 0, true
	p.opt.Run = func(do func()) {
		if !slow {
			do()
			return
		}
		pending++
		go func() { <-release; do() }()
	}
	later := make(chan func(), 99)
	onMain = func(do func()) { later <- do }
	t.Cleanup(func() { onMain = fyne.Do })
	settle := func() {
		slow = false
		for close(release); pending > 0; pending-- {
			(<-later)()
		}
		release, slow = make(chan bool), true
	}
	press(p, "1", "H", "9", "3")
	if got := p.entry.told(); got != "Even nakijken of dat kan…" {
		t.Errorf("%q", got)
	}
	p.entry.writeDown()
	if got := rowsOf(p); got != "" {
		t.Errorf("written before it was checked: %s", got)
	}
	settle()
	if got := rowsOf(p); got != "SH 93 : 69" {
		t.Errorf("%s, %s", got, p.entry.told())
	}
	press(p, "2", "H", "9")
	p.entry.writeDown()
	press(p, "Escape")
	settle()
	if got := rowsOf(p); got != "SH 93 : 69" {
		t.Errorf("what was given up has been written: %s", got)
	}
}

// Forty deals scroll; names of any length stay on the paper.
func TestALongGame(t *testing.T) {
	p := newPage(t, nil)
	p.setup.head.Rules.Deals = pad.MaxDeals
	p.setup.fields[0].set(strings.Repeat("Ĳ", 50))
	for s := range 4 {
		p.setup.fields[1+s].set("Maximiliaan-Christoffel-Adriën")
	}
	tap(t, p, "done")
	for range pad.MaxDeals {
		press(p, "1", "H", "9", "4", "Return", "2", "0", "Return", "Return")
	}
	if n := len(p.open.Rows()); n != pad.MaxDeals || !p.open.Finished() {
		t.Fatalf("%d deals", n)
	}
	if p.sheet.first == 0 {
		t.Error("the last deal is not in sight")
	}
	press(p, slices.Repeat([]string{"Up"}, 50)...)
	if p.sheet.first != 0 || p.sheet.mark != 0 {
		t.Errorf("line %d, row %d", p.sheet.first, p.sheet.mark)
	}
	for _, c := range p.sheet.rows[0].cells {
		if size := fyne.MeasureText(c.Text, c.TextSize, c.TextStyle); size.Width > c.Size().Width+2 {
			t.Errorf("%q needs %v, has %v", c.Text, size.Width, c.Size().Width)
		}
	}
}

// Whatever is clicked and typed in whatever order, nothing panics and the pad
// adds up.
func TestMonkey(t *testing.T) {
	keys := []string{
		"0", "1", "2", "8", "9", "H", "K", "S", "R", "P", "A", "V", "+", "=", "Return", "Tab", "BackSpace", "Delete",
		"Left", "Right", "Up", "Down", "Insert", "Prior", "Next", "U", "Y", "B", "N", "Escape", "E", "F",
	}
	random := engine.NewRandom(5)
	for range 12 {
		p := newPage(t, &drawer{})
		for range 40 {
			if random.Below(2) == 0 {
				press(p, keys[random.Below(len(keys))])
				continue
			}
			spots := p.Spots()
			if o := find(p, spots[random.Below(len(spots))].Name); o != nil {
				o.Tapped(nil)
			}
		}
		for _, k := range p.shelf.pads {
			var total [2]int
			for _, r := range k.Rows() {
				total[0], total[1] = total[0]+r.Result.Score[0], total[1]+r.Result.Score[1]
			}
			if s := k.Sheet(); s.Total != total {
				t.Fatalf("%v, want %v", s.Total, total)
			}
		}
	}
}

func TestShortNames(t *testing.T) {
	i18n.Set(i18n.Dutch)
	h := pad.Heading{Players: [4]string{"Jan de Boer", "Piet Bakker", "Jan Visser", ""}}
	for s, want := range []string{"Jan de Boer", "Piet", "Jan Visser", "Oost"} {
		if got := short(&h, engine.Seat(s)); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
