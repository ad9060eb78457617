package learn

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/frame"
	"klaverjas/app/lessons"
	"klaverjas/app/look"
	"klaverjas/app/practice"
	"klaverjas/app/ruletext"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Mark is how far a lesson was followed.
type Mark struct {
	Step int // the one to go on with, from 0
	Best int // most questions answered right at the first try
	Done int // times followed to the end
	// Tried and Right hold the run under way, a bit for each step: whose question
	// was tried, and whose was answered right at the first try.
	Tried, Right uint64
}

// Page is a whole screen, as the window shows it.
type Page interface {
	Name() string
	Root() fyne.CanvasObject
	Refresh()
	Key(k fyne.KeyName) bool
}

// Options are what the pages of learning leave to their owner. Its functions
// are called on the main goroutine.
type Options struct {
	Style   func() assets.Style // of the deck in force
	Rules   func() engine.Rules // that practice and the rules book go by
	Seed    func() uint64       // of a new practice
	Open    func(desk *Desk)    // shows a desk over the list
	Close   func()              // closes the page on top
	Changed func()              // something else is on the screen now

	Marks        func() map[string]Mark // of the lessons that were begun
	KeepMark     func(lesson string, m Mark)
	Practice     func() practice.Progress
	KeepPractice func(p practice.Progress)
}

// Desk is the page on which a lesson or practice is followed.
type Desk = desk

// BookTab is the place of the rules book among the tabs of Home.
const BookTab = 2

// Home is the page with lessons, practice and the rules book.
type Home struct {
	*frame.Frame
	opt   Options
	tiles *tiles
	drill *drillList
	book  *bookView
	room  *look.Room
}

// NewHome returns the page with the lessons open.
func NewHome(opt Options) *Home {
	h := &Home{opt: opt, room: look.NewRoom()}
	h.tiles = newTiles(3, h.openLesson)
	h.drill = newDrillList(&h.opt, h.openPractice)
	h.book = newBookView(&h.opt, func() { h.Frame.Refresh() })
	h.Frame = frame.New(frame.Options{
		Name: "learn", Title: func() string { return i18n.T("start.learn") },
		Tabs: []frame.Tab{
			{ID: "lessons", Label: func() string { return i18n.T("learn.tab.lessons") }},
			{ID: "practice", Label: func() string { return i18n.T("learn.tab.practice") }},
			{ID: "book", Label: func() string { return i18n.T("learn.tab.book") }},
		},
		Body: h.body, Foot: h.foot, Back: opt.Close, Changed: opt.Changed,
	})
	return h
}

// body returns what stands on the paper of a tab.
func (h *Home) body(tab int) frame.Body {
	switch tab {
	case 1:
		return h.drill.body()
	case BookTab:
		return h.book.body()
	default:
		objects := h.tiles.set(lessonItems(lessons.All(), h.opt.Marks()))
		return frame.Body{Objects: objects, Zones: []frame.Zone{h.tiles}, Layout: h.tiles.layout}
	}
}

// foot is the line below the paper.
func (h *Home) foot() string {
	switch h.Tab() {
	case 1, BookTab:
		return i18n.T("learn.foot.rules", "Rules", ruletext.Name(h.opt.Rules()))
	default:
		done := 0
		marks := h.opt.Marks()
		for _, l := range lessons.All() {
			if marks[l.ID].Done > 0 {
				done++
			}
		}
		return i18n.T("learn.foot.done", "Done", done, "Lessons", len(lessons.All()))
	}
}

// Refresh says everything again, with what was learned meanwhile.
func (h *Home) Refresh() { h.Rebuild() }

// openLesson opens a lesson where it was left.
func (h *Home) openLesson(i int) {
	l := &lessons.All()[i]
	d := newDesk("lesson", h.room, h.opt.Style, h.opt.Changed, h.opt.Close)
	d.script = newLessonRun(l, h.opt.Marks()[l.ID], d.Refresh, h.opt.Close, func(m Mark) { h.opt.KeepMark(l.ID, m) })
	h.opt.Open(d)
}

// openPractice opens practice in one kind of drill, or all.
func (h *Home) openPractice(only lessons.Kind) {
	d := newDesk("practice", h.room, h.opt.Style, h.opt.Changed, h.opt.Close)
	run := newDrillRun(&h.opt, only, d.Refresh, h.opt.Close)
	d.script = run
	d.close = func() { run.stop(); h.opt.Close() }
	h.opt.Open(d)
}
