package frame

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"klaverjas/app/look"
)

// fixture is a page with two tabs: a table of rows and a table of cells.
type fixture struct {
	*Frame
	pressed []int
	backs   int
	rows    *Grid
	cells   *Grid
	buttons *Buttons
	hidden  bool
}

func newFixture(t *testing.T, rows int) *fixture {
	t.Helper()
	test.NewTempApp(t)
	f := &fixture{}
	head := func() []Column { return []Column{{Title: "a", Width: 2}, {Title: "b", Width: 1}} }
	row := func(i int) []Cell {
		return []Cell{{Text: fmt.Sprint("row ", i)}, {Text: "x", Detail: fmt.Sprint("detail ", i)}}
	}
	f.rows = NewGrid(GridOptions{ID: "row", Head: head, Count: func() int { return rows }, RowAt: row, OnPress: func(i int) { f.pressed = append(f.pressed, i) }})
	f.cells = NewGrid(GridOptions{ID: "cell", Cells: true, Head: head, Count: func() int { return rows }, RowAt: row})
	label := func(s string) func() string { return func() string { return s } }
	f.buttons = NewButtons(
		Choice{ID: "one", Label: label("one"), Tapped: func() { f.pressed = append(f.pressed, -1) }},
		Choice{ID: "two", Label: label("two"), Tapped: func() { f.pressed = append(f.pressed, -2) }, Hidden: func() bool { return f.hidden }},
	)
	f.Frame = New(Options{
		Name: "fixture", Title: label("title"), Foot: func() string { return f.cells.Detail() }, Back: func() { f.backs++ }, Changed: func() {},
		Tabs: []Tab{{"first", label("first")}, {"second", label("second")}},
		Body: func(tab int) Body {
			if tab == 1 {
				return Body{Objects: []fyne.CanvasObject{f.cells}, Zones: []Zone{f.cells}, Layout: f.cells.Place}
			}
			return Body{Objects: append(f.buttons.Objects(), f.rows), Zones: []Zone{f.rows, f.buttons}, Layout: func(x, y, w, h, u float32) {
				f.rows.Place(x, y, w, h-50*u, u)
				f.buttons.Place(x, y+h-40*u, w, 40*u, u)
			}}
		},
	})
	f.Rebuild()
	w := test.NewTempWindow(t, f.Root())
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1024, 640))
	return f
}

func (f *fixture) press(keys ...fyne.KeyName) {
	for _, k := range keys {
		f.Key(k)
	}
}

func (f *fixture) spot(name string) *look.Spot {
	for _, s := range f.Spots() {
		if s.Name == name {
			return &s
		}
	}
	return nil
}

// By the keyboard alone one comes from the tabs through the rows to the
// buttons, to the way back and round to the tabs.
func TestTheKeyboardReachesEverything(t *testing.T) {
	f := newFixture(t, 3)
	f.press(fyne.KeyDown, fyne.KeyReturn, fyne.KeyDown, fyne.KeyReturn, fyne.KeyDown, fyne.KeyDown)
	f.press(fyne.KeyReturn, fyne.KeyRight, fyne.KeyReturn)
	if got := fmt.Sprint(f.pressed); got != "[0 1 -1 -2]" {
		t.Errorf("pressed %s", got)
	}
	f.press(fyne.KeyDown, fyne.KeyReturn)
	if f.backs != 1 {
		t.Errorf("the way back was pressed %d times", f.backs)
	}
	f.press(fyne.KeyDown, fyne.KeyRight)
	if f.Tab() != 1 {
		t.Errorf("tab %d is open", f.Tab())
	}
	f.press(fyne.KeyEscape)
	if f.backs != 2 {
		t.Error("Escape does not lead back")
	}
}

func TestCellsTellWhatIsBehindThem(t *testing.T) {
	f := newFixture(t, 5)
	f.press(fyne.KeyRight, fyne.KeyDown, fyne.KeyDown, fyne.KeyRight)
	if got := f.cells.Detail(); got != "detail 1" {
		t.Errorf("detail %q", got)
	}
	f.press(fyne.KeyTab)
	if got := f.cells.Detail(); got != "" {
		t.Errorf("detail %q after the keyboard has left", got)
	}
}

// A long table scrolls with the mark, and its spots are the rows in sight.
func TestALongTableScrolls(t *testing.T) {
	f := newFixture(t, 1000)
	if f.spot("row.0") == nil || f.spot("row.900") != nil {
		t.Fatal("the first rows are not in sight")
	}
	f.press(fyne.KeyDown, fyne.KeyEnd)
	if f.spot("row.999") == nil || f.spot("row.0") != nil {
		t.Error("the last rows are not in sight")
	}
	f.press(fyne.KeyPageUp, fyne.KeyReturn)
	if row, _ := f.rows.At(); row != f.pressed[0] || row >= 999 || row < 900 {
		t.Errorf("a page up leads to row %d", row)
	}
	f.rows.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 10)})
	f.press(fyne.KeyHome)
	if f.spot("row.0") == nil {
		t.Error("the first rows are not in sight again")
	}
}

func TestAClickPressesItsRow(t *testing.T) {
	f := newFixture(t, 40)
	at := f.spot("row.7")
	f.rows.Tapped(&fyne.PointEvent{Position: fyne.NewPos(at.W/2, at.Y+at.H/2-f.rows.Position().Y)})
	if fmt.Sprint(f.pressed) != "[7]" {
		t.Errorf("pressed %v", f.pressed)
	}
	f.rows.Tapped(&fyne.PointEvent{Position: fyne.NewPos(10, 5)})
	if len(f.pressed) != 1 {
		t.Error("the heading was pressed")
	}
}

func TestAnEmptyTableDoesNothing(t *testing.T) {
	f := newFixture(t, 0)
	f.press(fyne.KeyDown, fyne.KeyReturn, fyne.KeyPageDown, fyne.KeyEnd, fyne.KeyHome)
	if len(f.pressed) != 0 {
		t.Errorf("pressed %v", f.pressed)
	}
}

func TestAHiddenButtonIsPassedOver(t *testing.T) {
	f := newFixture(t, 1)
	f.hidden = true
	f.Refresh()
	if f.spot("two") != nil {
		t.Error("it can be clicked")
	}
	f.press(fyne.KeyTab, fyne.KeyTab, fyne.KeyRight, fyne.KeyReturn)
	if strings.Contains(fmt.Sprint(f.pressed), "-2") {
		t.Error("it can be pressed")
	}
}

// Where a click marks a row, a click on the marked one presses it.
func TestAClickMarksBeforeItPresses(t *testing.T) {
	f := newFixture(t, 5)
	f.rows.Select = true
	tap := func(row int) {
		f.rows.Tapped(&fyne.PointEvent{Position: fyne.NewPos(30, (float32(row)+1.5)*f.rows.rowHeight())})
	}
	tap(0) // where the mark is from the beginning
	tap(3)
	if at, _ := f.rows.At(); at != 3 || len(f.pressed) != 0 {
		t.Fatalf("row %d is marked, %v pressed", at, f.pressed)
	}
	tap(3)
	if len(f.pressed) != 1 || f.pressed[0] != 3 {
		t.Errorf("%v pressed", f.pressed)
	}
}
