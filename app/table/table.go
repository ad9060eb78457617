// Package table is the screen on which a match is played: four hands, the
// trick, name plates, bidding, claims, results and the score sheet.
package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/cards"
	"klaverjas/app/look"
	"klaverjas/app/session"
	"klaverjas/assets"
	"klaverjas/engine"
)

// Options are what the table leaves to its owner.
type Options struct {
	Pace    Pace
	Still   bool                          // nothing ever moves, whatever the speed; for tests
	Letters func() assets.Letters         // index letters for the language in force
	Menu    func()                        // the menu button was pressed
	New     func()                        // a new match is wanted after the last deal
	Ask     func(what string, yes func()) // puts a question, "ask." + what
	Paper   func()                        // the sheet is wanted on paper after the last deal; nil: there is none
	Review  func()                        // the deal that is over is to be judged; nil: it cannot be
	Changed func()                        // something else is on the screen now
	Sound   func(effect string)           // a moment that has a sound, one of the Sound constants; nil: none
	Say     func(sentence string)         // a sentence of the announcer, to be spoken; nil: none

	// Seal returns what is put into the log before a deal, so that it can be
	// checked afterwards how it was dealt; nil: nothing.
	Seal func(m *engine.Match) string

	// Hint tells a step of the hint for a view, 1 to 3, at once or later; nil: there are none.
	Hint func(v engine.View, step int, tell func(text string))

	// Judged returns what is said at once of what the human does with a deal on
	// the table; empty: nothing. Nil: never anything.
	Judged func(d *engine.Deal, a engine.Action) string

	// HintNote returns what is said beside a step of a hint: what it does to the
	// rating; empty: nothing. Nil: never anything.
	HintNote func(step int) string
	// Advised tells whether a hint keeps the deal on the table from counting for
	// the rating; nil: no.
	Advised func() bool
}

// Table is the screen. Its methods are for the main goroutine.
type Table struct {
	Content *fyne.Container
	opt     Options
	set     settings
	deck    *cards.Deck
	session *session.Session
	queue   queue
	mover   *mover
	news    announcer

	match    engine.Match // as shown, which may lag behind the session's
	hint     hint         // what is told of it
	remark   string       // what is said of what the human did last
	refusal  string       // why the last click was refused
	gathered bool         // the full trick has been taken away
	settled  bool         // the result of the deal is on show
	whole    bool         // all that the last action caused has been shown
	asking   bool         // the human's word, card or claim is awaited
	peeking  bool         // the last trick is on show
	listing  bool         // all tricks are, in its place
	sheeting bool         // the folded score card is on show
	keyboard bool         // the last card was played by a key
	chosen   bool         // the human has moved the mark in this turn
	near     int          // where in the hand the last card was that was played
	selected int          // place in the hand that Return would play, -1 for none
	acted    time.Time    // when the human last played a card
	asked    time.Time    // when his turn came

	size    fyne.Size
	travel  travel                       // how cards go to their places in the next layout
	homes   [engine.NoCard]fyne.Position // where each card belongs
	leaving engine.Set                   // cards on their way to a pile
	hidden  engine.Set                   // cards on their way from the dealer, face down
	raised  engine.Set                   // cards of the roem that is told
	dragged engine.Card                  // NoCard: none
	claim   claimClock
	forced  forcedPlay

	firstCard int // place of the card widgets among the screen's objects

	room   *look.Room
	top    *clickArea
	cards  [engine.NoCard]*cards.Card
	backs  [4]*backs
	plates [4]*plate
	piles  [2]*pile
	badge  *badge
	status *status
	slip   *hintPanel
	tools  *tools
	bids   *bidPanel
	claims *claimBar
	moment *moment
	result *resultPanel
	sheet  *sheetPanel
	log    *logPanel
	last   *lastTrick
	aids   *aidPanel
	list   *trickList
}

// New returns the table without a match.
func New(opt Options) *Table {
	t := &Table{opt: opt, set: defaultSettings(), selected: -1, dragged: engine.NoCard}
	t.deck = cards.NewDeck(t.render)
	t.mover = newMover(t.factor, t.rested)
	t.news.say = opt.Say
	t.queue = queue{show: t.show, after: t.after, ended: t.ended, before: t.before, idle: t.idle}
	t.room, t.top = look.NewRoom(), newClickArea(t.Click)
	t.sheet, t.badge, t.status = newSheetPanel(t), newBadge(), newStatus(t)
	t.tools, t.log, t.moment = newTools(t), newLogPanel(t), newMoment(t)
	t.bids, t.claims, t.slip = newBidPanel(t), newClaimBar(t), newHintPanel()
	t.result, t.last = newResultPanel(t), newLastTrick()
	t.aids, t.list = newAidPanel(t), newTrickList(t)
	t.piles = [2]*pile{newPile(), newPile()}
	t.Content = container.New(look.Layout(t.resized), t.objects()...)
	return t
}

// objects lists everything on the screen from the bottom to the top.
func (t *Table) objects() []fyne.CanvasObject {
	objects := append(t.room.Objects(), t.top)
	for _, s := range engine.Seats {
		t.plates[s] = newPlate(s)
		t.backs[s] = newBacks()
		if s != engine.South {
			objects = append(objects, t.backs[s].objects()...)
		}
	}
	for _, s := range engine.Seats {
		objects = append(objects, t.plates[s].objects()...)
	}
	for _, part := range [][]fyne.CanvasObject{
		t.piles[0].objects(), t.piles[1].objects(), t.badge.objects(), t.aids.objects(), t.status.objects(), t.tools.objects(),
	} {
		objects = append(objects, part...)
	}
	t.firstCard = len(objects)
	for c := range t.cards {
		t.cards[c] = t.newCard(engine.Card(c))
		objects = append(objects, t.cards[c])
	}
	for _, part := range [][]fyne.CanvasObject{
		t.slip.objects(), t.claims.objects(), t.bids.objects(), t.moment.objects(), t.result.objects(),
		t.sheet.objects(), t.last.objects(), t.list.objects(), t.log.objects(),
	} {
		objects = append(objects, part...)
	}
	return objects
}

// newCard returns the widget of a card, hidden.
func (t *Table) newCard(c engine.Card) *cards.Card {
	w := cards.NewCard(c, t.tapCard)
	w.OnDragged, w.OnDropped, w.OnLift = t.drag, t.drop, t.lift
	w.Label = func() string { return t.cardLabel(c) }
	w.Hide()
	return w
}

// Play puts a match on the table: what happens in it comes to Feed.
func (t *Table) Play(s *session.Session) {
	t.queue.clear()
	t.mover.finish()
	t.session = s
	t.match = s.Match()
	t.news.clear()
	t.sheet.set(&t.match)
	t.settled, t.gathered, t.asking, t.peeking = false, false, false, false
	t.refusal, t.remark, t.selected, t.dragged = "", "", -1, engine.NoCard
	t.raised = 0
	t.moment.hide()
	t.log.open = false
	t.render()
}

// Session returns the match on the table, nil if there is none.
func (t *Table) Session() *session.Session { return t.session }

// SetPace changes how long things stay on the screen.
func (t *Table) SetPace(p Pace) { t.opt.Pace = p }

// Pace returns how long things stay on the screen.
func (t *Table) Pace() Pace { return t.opt.Pace }

// Feed takes an update of the session; it shows when its turn comes.
func (t *Table) Feed(u session.Update) {
	if u.Event.Kind == engine.EventTakenBack {
		t.queue.clear() // what was still to be shown never happened
		t.mover.finish()
	}
	t.queue.push(u)
}

// submit hands an action to the session and shows its refusal, if any; it
// tells whether the action was taken.
func (t *Table) submit(a engine.Action) bool {
	if t.session == nil {
		return false
	}
	if a.Kind == engine.Play {
		t.acted = time.Now()
	}
	if err := t.session.Submit(a); err != nil {
		t.refuse(err)
		return false
	}
	if t.selected >= 0 {
		t.near = t.selected
	}
	t.judged(a)
	t.asking, t.selected, t.refusal, t.hint = false, -1, "", hint{}
	t.render()
	return true
}

// render brings everything on the screen in line with the state.
func (t *Table) render() {
	if t.session == nil {
		return
	}
	t.resized(t.Content.Size())
}

// resized places everything for the window's size.
func (t *Table) resized(size fyne.Size) {
	if size != t.size {
		t.size = size
		t.mover.finish()
		t.travel = travel{}
	}
	t.layout(size)
	t.travel = travel{}
	t.changed()
}

func (t *Table) changed() {
	if t.opt.Changed != nil {
		t.opt.Changed()
	}
}

// rested is called when the last thing has landed.
func (t *Table) rested() { t.changed() }

// Refresh says everything again, in the language and the colours now in force.
func (t *Table) Refresh() {
	if t.session != nil {
		t.sheet.set(&t.match)
	}
	t.render()
}

// sound tells of a moment that has a sound.
func (t *Table) sound(effect string) {
	if t.opt.Sound != nil {
		t.opt.Sound(effect)
	}
}

// pixelWidth returns how many pixels wide a card of this width is drawn.
func (t *Table) pixelWidth(w float32) int {
	return look.Pixels(t.Content, w)
}
