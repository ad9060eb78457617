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
	Still   bool                  // nothing ever moves, whatever the speed; for tests
	Letters func() assets.Letters // index letters for the language in force
	Menu    func()                // the menu button was pressed
	New     func()                // a new match is wanted after the last deal
	Changed func()                // something else is on the screen now
	Sound   func(effect string)   // a moment that has a sound, one of the Sound constants; nil: none
	Say     func(sentence string) // a sentence of the announcer, to be spoken; nil: none
}

// Table is the screen. Its methods are for the main goroutine.
type Table struct {
	Content *fyne.Container
	opt     Options
	set     settings
	deck    *cards.Deck
	session *session.Session
	queue   queue

	match    engine.Match // as shown, which may lag behind the session's
	sheet    *sheetPanel
	announce engine.Event // the last event told in words
	refusal  string       // why the last click was refused
	gathered bool         // the full trick has been taken away
	settled  bool         // the result of the deal is on show
	whole    bool         // all that the last action caused has been shown
	asking   bool         // the human's word, card or claim is awaited
	peeking  bool         // the last trick is on show
	selected int          // place in the hand that Return would play, -1 for none
	acted    time.Time    // when the human last played a card

	firstCard int // place of the card widgets among the screen's objects

	cloth  *cloth
	cards  [engine.NoCard]*cards.Card
	backs  [4]*backs
	plates [4]*plate
	badge  *badge
	status *status
	tools  *tools
	bids   *bidPanel
	claim  *claimBar
	result *resultPanel
	last   *lastTrick
}

// New returns the table without a match.
func New(opt Options) *Table {
	t := &Table{opt: opt, set: defaultSettings(), selected: -1}
	t.deck = cards.NewDeck(t.render)
	t.queue = queue{
		show:  t.show,
		pause: func(shown, next *session.Update) time.Duration { return t.opt.Pace.pauseBetween(shown, next) },
		idle:  t.idle,
	}
	t.cloth, t.sheet, t.badge, t.status = newCloth(t.Click), newSheetPanel(), newBadge(), newStatus()
	t.tools = newTools(t)
	t.bids, t.claim = newBidPanel(t), newClaimBar(t)
	t.result, t.last = newResultPanel(t), newLastTrick()
	t.Content = container.New(look.Layout(t.resized), t.objects()...)
	return t
}

// objects lists everything on the screen from the bottom to the top.
func (t *Table) objects() []fyne.CanvasObject {
	objects := t.cloth.objects()
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
	objects = append(objects, t.badge.objects()...)
	objects = append(objects, t.status.objects()...)
	objects = append(objects, t.tools.objects()...)
	objects = append(objects, t.sheet.objects()...)
	t.firstCard = len(objects)
	for c := range t.cards {
		t.cards[c] = cards.NewCard(engine.Card(c), t.tapCard)
		t.cards[c].Hide()
		objects = append(objects, t.cards[c])
	}
	objects = append(objects, t.claim.objects()...)
	objects = append(objects, t.bids.objects()...)
	objects = append(objects, t.result.objects()...)
	return append(objects, t.last.objects()...)
}

// Play puts a match on the table: what happens in it comes to Feed.
func (t *Table) Play(s *session.Session) {
	t.queue.clear()
	t.session = s
	t.match = s.Match()
	t.sheet.set(&t.match)
	t.settled, t.gathered, t.asking, t.peeking = false, false, false, false
	t.refusal, t.selected = "", -1
	t.render()
}

// Session returns the match on the table, nil if there is none.
func (t *Table) Session() *session.Session { return t.session }

// SetPace changes how long things stay on the screen.
func (t *Table) SetPace(p Pace) { t.opt.Pace = p }

// Pace returns how long things stay on the screen.
func (t *Table) Pace() Pace { return t.opt.Pace }

// Feed takes an update of the session; it shows when its turn comes.
func (t *Table) Feed(u session.Update) { t.queue.push(u) }

// show shows one update.
func (t *Table) show(u session.Update) {
	t.match = u.Match
	t.asking, t.refusal, t.whole = false, "", u.Final
	switch u.Event.Kind {
	case engine.EventPlayed:
		t.gathered, t.peeking = false, false
	case engine.EventTrick:
		t.gathered = false
	case engine.EventSettled:
		t.settled, t.gathered = true, true
		t.sheet.set(&t.match)
	case engine.EventDealt:
		t.settled, t.gathered, t.peeking = false, false, false
		t.sheet.set(&t.match)
	}
	t.announce = u.Event
	t.render()
}

// idle is called when the picture has caught up with the match.
func (t *Table) idle() {
	if !t.whole {
		return
	}
	d := t.match.Deal()
	turn, open := d.ToAct()
	t.asking = open && turn == engine.South
	if trick := d.Trick(); trick.Full() && !(t.asking && d.Rules.Claim == engine.ClaimRequired) {
		t.gathered = true
	}
	if d.Phase == engine.PassedOut {
		t.submit(engine.Action{Kind: engine.NextDeal, Card: engine.NoCard})
	}
	t.render()
}

// submit hands an action to the session and shows its refusal, if any.
func (t *Table) submit(a engine.Action) {
	if t.session == nil {
		return
	}
	if a.Kind == engine.Play {
		t.acted = time.Now()
	}
	if err := t.session.Submit(a); err != nil {
		t.refuse(err)
		return
	}
	t.asking, t.selected, t.refusal = false, -1, ""
	t.render()
}

// render brings everything on the screen in line with the state.
func (t *Table) render() {
	if t.session == nil {
		return
	}
	t.resized(t.Content.Size())
}

// resized places everything for a new size of the window.
func (t *Table) resized(size fyne.Size) {
	t.layout(size)
	if t.opt.Changed != nil {
		t.opt.Changed()
	}
}

// Refresh says everything again, in the language now in force.
func (t *Table) Refresh() {
	if t.session != nil {
		t.sheet.set(&t.match)
	}
	t.render()
}

// pixelWidth returns how many pixels wide a card of this width is drawn.
func (t *Table) pixelWidth(w float32) int {
	c := fyne.CurrentApp().Driver().CanvasForObject(t.Content)
	if c == nil {
		return int(w)
	}
	px, _ := c.PixelCoordinateForPosition(fyne.NewPos(w, 0))
	return max(20, px)
}
