package learn

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"klaverjas/app/cards"
	"klaverjas/app/lessons"
	"klaverjas/app/look"
	"klaverjas/app/practice"
	"klaverjas/app/ruletext"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// room is the pages of learning without a window around them.
type room struct {
	t        *testing.T
	home     *Home
	open     []*Desk
	marks    map[string]Mark
	progress practice.Progress
}

// newRoom opens the page in a size, with everything done at once.
func newRoom(t *testing.T, lang i18n.Lang, w, h float32) *room {
	t.Helper()
	test.NewTempApp(t)
	real, draw, before := away, want, i18n.Current()
	away = func(work func() func()) { work()() }
	want = func(*cards.Deck, int, assets.Style) {}
	i18n.Set(lang)
	t.Cleanup(func() { away, want = real, draw; i18n.Set(before) })
	r := &room{t: t, marks: map[string]Mark{}}
	r.home = NewHome(Options{
		Style: func() assets.Style { return assets.Style{} }, Rules: engine.DefaultRules, Seed: func() uint64 { return 1 },
		Open: func(d *Desk) {
			r.open = append(r.open, d)
			d.Root().Resize(fyne.NewSize(w, h))
			d.Refresh()
		},
		Close: func() { r.open = r.open[:max(0, len(r.open)-1)] }, Changed: func() {},
		Marks: func() map[string]Mark { return r.marks }, KeepMark: func(l string, m Mark) { r.marks[l] = m },
		Practice: func() practice.Progress { return r.progress }, KeepPractice: func(p practice.Progress) { r.progress = p },
	})
	r.home.Root().Resize(fyne.NewSize(w, h))
	r.home.Refresh()
	return r
}

// desk returns the desk that is open.
func (r *room) desk() *Desk {
	r.t.Helper()
	if len(r.open) == 0 {
		r.t.Fatal("no desk is open")
	}
	return r.open[len(r.open)-1]
}

// texts returns every text that is to be seen below an object, with its place.
func texts(o fyne.CanvasObject, at fyne.Position, found func(t *canvas.Text, at fyne.Position)) {
	if !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	switch o := o.(type) {
	case *canvas.Text:
		if o.Text != "" {
			found(o, at)
		}
	case *fyne.Container:
		for _, child := range o.Objects {
			texts(child, at, found)
		}
	case fyne.Widget:
		for _, child := range test.WidgetRenderer(o).Objects() {
			texts(child, at, found)
		}
	}
}

// answer gives an answer at the desk as a player would: with the mouse.
func (r *room) answer(a lessons.Answer) {
	r.t.Helper()
	d := r.desk()
	if !d.scene.exhibit.many && d.scene.exhibit.pick == 0 {
		r.press("answer." + string(a))
		return
	}
	if !d.scene.exhibit.many {
		d.board.cards[a.Cards().First()].Tapped(nil)
		return
	}
	for c := range (a.Cards() ^ d.script.marked()).All() {
		d.board.cards[c].Tapped(nil)
	}
	r.press("check")
}

// press clicks on a button by its name.
func (r *room) press(id string) {
	r.t.Helper()
	d := r.desk()
	for _, b := range append(append(slices.Clone(d.options), d.nav...), d.leave) {
		if b.ID == id {
			b.Tapped(nil)
			return
		}
	}
	r.t.Fatalf("no button %q in %q, %q", id, d.scene.title, d.scene.progress)
}

// wrongAnswers returns some answers that are wrong.
func wrongAnswers(s *lessons.Step) []lessons.Answer {
	q := s.Question
	var wrong []lessons.Answer
	add := func(a lessons.Answer) {
		if a != "" && !slices.Contains(s.Accept, a) {
			wrong = append(wrong, a)
		}
	}
	for _, a := range q.Options() {
		add(a)
	}
	for c := range q.Cards().All() {
		if q.Kind == lessons.Legal {
			add(lessons.AnswerOf(s.Accept[0].Cards() ^ engine.SetOf(c)))
		} else {
			add(lessons.Answer(c.String()))
		}
	}
	return wrong
}

// Every lesson is followed at the desk in both languages, by every wrong
// answer and then the right one, to its end; it is kept as done.
func TestEveryLessonAtTheDesk(t *testing.T) {
	for _, lang := range i18n.Languages() {
		r := newRoom(t, lang, 1024, 640)
		for i := range lessons.All() {
			l := &lessons.All()[i]
			r.home.openLesson(i)
			for j := range l.Steps {
				r.follow(l, &l.Steps[j], j)
			}
			if d := r.desk(); d.scene.progress != i18n.T("learn.end") {
				t.Errorf("%s ends at %q", l.ID, d.scene.progress)
			}
			if m := r.marks[l.ID]; m.Done != 1 || m.Step != 0 || m.Best != 0 {
				t.Errorf("%s is kept as %+v", l.ID, m)
			}
			r.press("list")
		}
		if len(r.open) != 0 {
			t.Error("a desk stays open")
		}
	}
}

func (r *room) follow(l *lessons.Lesson, s *lessons.Step, at int) {
	r.t.Helper()
	if want := i18n.T("learn.step", "Step", at+1, "Steps", len(l.Steps)); r.desk().scene.progress != want {
		r.t.Fatalf("%s: at %q, want %q", l.ID, r.desk().scene.progress, want)
	}
	if s.Question != nil {
		for _, a := range wrongAnswers(s) {
			r.answer(a)
			if d := r.desk(); d.scene.right || d.scene.verdict == "" || d.scene.why == "" {
				r.t.Fatalf("%s %s: %q is taken for right, or not explained", l.ID, s.Name, a)
			}
		}
		r.fits(l.ID + " " + s.Name)
		r.answer(s.Accept[0])
		if d := r.desk(); !d.scene.right {
			r.t.Fatalf("%s %s: %q is taken for wrong: %s", l.ID, s.Name, s.Accept[0], d.scene.why)
		}
	}
	r.fits(l.ID + " " + s.Name)
	r.press("on")
}

// fits fails if a text of the desk leaves its window, is too small to read,
// or if the words run into the buttons below them.
func (r *room) fits(what string) {
	r.t.Helper()
	d := r.desk()
	size := d.root.Size()
	u := look.Unit(size)
	foot := size.Height - 58*u
	panel := size.Width - panelWidth*u
	texts(d.root, fyne.Position{}, func(t *canvas.Text, at fyne.Position) {
		need := fyne.MeasureText(t.Text, t.TextSize, t.TextStyle)
		if at.X < 0 || at.Y < 0 || at.X+min(need.Width, t.Size().Width) > size.Width+1 || at.Y+t.Size().Height > size.Height+1 {
			r.t.Errorf("%s: %q leaves the window at %v", what, t.Text, at)
		}
		if t.TextSize < 10.5*u {
			r.t.Errorf("%s: %q is %.1f units small", what, t.Text, t.TextSize/u)
		}
		if at.X > panel && t != d.rules && at.Y < foot && at.Y+t.Size().Height > foot-26*u && d.scene.rules != "" {
			r.t.Errorf("%s: %q runs into the foot", what, t.Text)
		}
	})
	for i, a := range d.Spots() {
		for _, b := range d.Spots()[i+1:] {
			if a.X < b.X+b.W-1 && b.X < a.X+a.W-1 && a.Y < b.Y+b.H-1 && b.Y < a.Y+a.H-1 {
				r.t.Errorf("%s: %s lies on %s", what, a.Name, b.Name)
			}
		}
	}
}

// Right answers at the first try are counted, and a lesson that was left is
// gone on with where it was.
func TestProgressIsKept(t *testing.T) {
	r := newRoom(t, i18n.Dutch, 1024, 640)
	l := &lessons.All()[0]
	r.home.openLesson(0)
	for j := range 4 {
		if q := l.Steps[j].Question; q != nil {
			r.answer(l.Steps[j].Accept[0])
		}
		r.press("on")
	}
	r.press("close")
	if m := r.marks[l.ID]; m != (Mark{Step: 4, Best: 2, Tried: 0b0110, Right: 0b0110}) {
		t.Errorf("%+v", m)
	}
	r.home.openLesson(0)
	if want := i18n.T("learn.step", "Step", 5, "Steps", len(l.Steps)); r.desk().scene.progress != want {
		t.Errorf("goes on at %q", r.desk().scene.progress)
	}
	r.press("back")
	r.press("on")
	for range len(l.Steps) - 4 {
		r.press("on")
	}
	r.press("again")
	if r.desk().scene.progress != i18n.T("learn.step", "Step", 1, "Steps", len(l.Steps)) {
		t.Error("cannot be done again")
	}
}

// A lesson that is followed in several sittings ends with what was right in
// all of them, and a question that was tried before is not counted again.
func TestSittingsAreCountedTogether(t *testing.T) {
	r := newRoom(t, i18n.Dutch, 1024, 640)
	l := &lessons.All()[0]
	r.home.openLesson(0)
	missed := 0
	for j := range l.Steps {
		s := &l.Steps[j]
		if s.Question != nil {
			if missed == 0 {
				missed = j
				r.answer(wrongAnswers(s)[0])
			}
			r.leaveAndReturn()
			r.answer(s.Accept[0])
			r.leaveAndReturn()
		}
		r.press("on")
	}
	right := l.Questions() - 1
	if want := i18n.T("learn.end.text", "Right", right, "Questions", l.Questions()); r.desk().scene.text != want {
		t.Errorf("%q, want %q", r.desk().scene.text, want)
	}
	if m := r.marks[l.ID]; m != (Mark{Best: right, Done: 1}) {
		t.Errorf("kept as %+v", m)
	}
	if state, _ := stateOf(l, r.marks[l.ID]); state != i18n.T("learn.state.done", "Best", right, "Questions", l.Questions()) {
		t.Errorf("the tile says %q", state)
	}
	r.press("list")
	r.home.openLesson(0)
	for range l.Steps {
		r.press("on")
	}
	if want := i18n.T("learn.end.text", "Right", 0, "Questions", l.Questions()); r.desk().scene.text != want {
		t.Errorf("the next time it ends with %q", r.desk().scene.text)
	}
}

// A lesson that an older version kept, without its tries, is gone on with.
func TestOldMarks(t *testing.T) {
	r := newRoom(t, i18n.English, 1024, 640)
	l := &lessons.All()[0]
	r.marks[l.ID] = Mark{Step: len(l.Steps) - 2, Best: 5, Done: 1}
	r.home.openLesson(0)
	r.answer(l.Steps[len(l.Steps)-2].Accept[0])
	r.press("on")
	r.press("on")
	if want := i18n.T("learn.end.text", "Right", 1, "Questions", l.Questions()); r.desk().scene.text != want {
		t.Errorf("%q, want %q", r.desk().scene.text, want)
	}
	if m := r.marks[l.ID]; m != (Mark{Best: 5, Done: 2}) {
		t.Errorf("kept as %+v", m)
	}
}

// leaveAndReturn closes the first lesson and opens it again.
func (r *room) leaveAndReturn() {
	r.press("close")
	r.home.openLesson(0)
}

// A step says by which rules it is played, changed ones as well.
func TestRulesOfAStep(t *testing.T) {
	r := newRoom(t, i18n.Dutch, 1024, 640)
	changed := false
	for i := range lessons.All() {
		l := &lessons.All()[i]
		r.home.openLesson(i)
		for j := range l.Steps {
			want := ""
			if d := l.Steps[j].Deal; d != nil {
				want = i18n.T("learn.rules", "Rules", ruletext.Name(d.Rules))
				_, exact := d.Rules.Nearest()
				changed = changed || !exact
			}
			if r.desk().scene.rules != want {
				t.Errorf("%s %s: %q, want %q", l.ID, l.Steps[j].Name, r.desk().scene.rules, want)
			}
			r.press("on")
		}
		r.press("list")
	}
	if !changed {
		t.Error("no step has rules of its own")
	}
}

// A lesson can be followed without a mouse.
func TestKeyboardAlone(t *testing.T) {
	r := newRoom(t, i18n.English, 1024, 640)
	r.home.Key(fyne.KeyDown)
	r.home.Key(fyne.KeyRight)
	r.home.Key(fyne.KeyReturn)
	d := r.desk()
	if d.scene.title != lessons.All()[1].Title().Text() {
		t.Fatalf("opened %q", d.scene.title)
	}
	l := &lessons.All()[1]
	for j := range l.Steps {
		s := &l.Steps[j]
		if s.Question != nil {
			for c := range s.Accept[0].Cards().All() {
				walkTo(t, d, "card."+c.String())
				d.Key(fyne.KeySpace)
			}
			if s.Question.Kind == lessons.Legal {
				walkTo(t, d, "check")
				d.Key(fyne.KeyReturn)
			} else if !s.Question.Kind.ByCards() {
				walkTo(t, d, "answer."+string(s.Accept[0]))
				d.Key(fyne.KeyReturn)
			}
			if !d.scene.right {
				t.Fatalf("%s: %q", s.Name, d.scene.why)
			}
		}
		walkTo(t, d, "on")
		d.Key(fyne.KeyReturn)
	}
	if d.scene.progress != i18n.T("learn.end") {
		t.Error(d.scene.progress)
	}
	if d.Key(fyne.KeyEscape) {
		t.Error("Escape is not left to the window")
	}
}

func walkTo(t *testing.T, d *Desk, spot string) {
	t.Helper()
	for range 30 {
		if d.focus == spot {
			return
		}
		d.Key(fyne.KeyRight)
	}
	t.Fatalf("the arrows never come to %s", spot)
}

// Practice goes on from drill to drill, counts first answers and keeps them.
func TestPractice(t *testing.T) {
	for _, lang := range i18n.Languages() {
		r := newRoom(t, lang, 1024, 640)
		r.home.openPractice("")
		run := r.desk().script.(*drillRun)
		for i := range 25 {
			q := run.drill.Question
			right, err := q.Right(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			wrong := wrongAnswers(&lessons.Step{Question: &q, Accept: right})
			if i%5 == 4 && len(wrong) > 0 {
				r.answer(wrong[0])
			}
			r.fits(string(q.Kind))
			r.answer(right[0])
			if !r.desk().scene.right {
				t.Fatalf("%s: %q is taken for wrong", q.Kind, right[0])
			}
			r.fits(string(q.Kind))
			r.press("on")
		}
		asked, good := 0, 0
		for _, s := range r.progress.Skills {
			asked, good = asked+s.Asked, good+s.Right
		}
		if asked != 25 || good >= 25 || good < 20 || r.progress.Record != 4 {
			t.Errorf("%+v", r.progress)
		}
	}
}

// Every tab and every page of the book fits, in both languages and all sizes,
// and is reached with the keyboard.
func TestPagesFit(t *testing.T) {
	for _, lang := range i18n.Languages() {
		for _, size := range [][2]float32{{1024, 640}, {1280, 800}, {3840, 2160}, {900, 1200}} {
			r := newRoom(t, lang, size[0], size[1])
			for tab := range 3 {
				r.home.Open(tab)
				for chapter := range r.home.book.book {
					if tab == 2 {
						r.home.book.open(chapter)
					}
					for page := 0; ; page++ {
						inside(t, r.home, fmt.Sprintf("%s %v tab %d chapter %d page %d", lang, size, tab, chapter, page))
						if tab != 2 || page >= r.home.book.pages-1 {
							break
						}
						r.home.book.leafBy(1)
					}
					if tab != 2 {
						break
					}
				}
			}
		}
	}
}

func inside(t *testing.T, h *Home, what string) {
	t.Helper()
	size := h.Root().Size()
	u := look.Unit(size)
	texts(h.Root(), fyne.Position{}, func(x *canvas.Text, at fyne.Position) {
		if at.X < 0 || at.Y < 0 || at.X+fyne.MeasureText(x.Text, x.TextSize, x.TextStyle).Width > size.Width+1 || at.Y+x.Size().Height > size.Height+1 {
			t.Errorf("%s: %q leaves the window", what, x.Text)
		}
		if x.TextSize < 9.5*u {
			t.Errorf("%s: %q is %.1f units small", what, x.Text, x.TextSize/u)
		}
	})
}

// Every word on every page comes from the texts: in a language of another
// alphabet no letter of ours is left.
func TestEveryWordIsTranslated(t *testing.T) {
	r := newRoom(t, i18n.Dutch, 1024, 640)
	restore := i18n.Pseudo(func(text string) string {
		return strings.Map(func(c rune) rune {
			if unicode.IsLetter(c) && c < 0x250 {
				return 'ж'
			}
			return c
		}, text)
	})
	defer restore()
	look := func(what string, o fyne.CanvasObject) {
		texts(o, fyne.Position{}, func(x *canvas.Text, _ fyne.Position) {
			if slices.Contains([]string{"A", "K", "Q", "J", "B", "H", "V"}, x.Text) {
				return // the corner of a card
			}
			if strings.ContainsFunc(x.Text, func(c rune) bool { return unicode.IsLetter(c) && c < 0x250 }) {
				t.Errorf("%s: %q", what, x.Text)
			}
		})
	}
	for tab := range 3 {
		r.home.Open(tab)
		look(fmt.Sprint("tab ", tab), r.home.Root())
	}
	for i := range r.home.book.book {
		r.home.book.open(i)
		look(fmt.Sprint("chapter ", i), r.home.Root())
		for r.home.book.page < r.home.book.pages-1 {
			r.home.book.leafBy(1)
			look(fmt.Sprint("chapter ", i), r.home.Root())
		}
	}
	for i := range lessons.All() {
		l := &lessons.All()[i]
		r.home.openLesson(i)
		for j := range l.Steps {
			if s := &l.Steps[j]; s.Question != nil {
				for _, a := range wrongAnswers(s)[:1] {
					r.answer(a)
					look(l.ID, r.desk().Root())
				}
				r.answer(s.Accept[0])
			}
			look(l.ID, r.desk().Root())
			r.press("on")
		}
		look(l.ID, r.desk().Root())
		r.press("list")
	}
	for _, kind := range practice.Kinds {
		r.home.openPractice(kind)
		run := r.desk().script.(*drillRun)
		for range 3 {
			q := run.drill.Question
			right, err := q.Right(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			for _, a := range append(wrongAnswers(&lessons.Step{Question: &q, Accept: right})[:1], right[0]) {
				look(string(kind), r.desk().Root())
				r.answer(a)
			}
			look(string(kind), r.desk().Root())
			r.press("on")
		}
		run.drill, run.failed = nil, true
		r.desk().Refresh()
		look(string(kind)+" without an answer", r.desk().Root())
		run.failed = false
		r.desk().Refresh()
		look(string(kind)+" being looked for", r.desk().Root())
		r.press("close")
	}
}
