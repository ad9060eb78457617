package table

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"klaverjas/app/cards"
	"klaverjas/app/session"
	"klaverjas/assets"
	"klaverjas/bots"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// player is a table with a match on it, in a window without a screen. The
// session's updates are fed by the test.
type player struct {
	*Table
	updates chan session.Update
	sounds  []string
	said    []string
	asked   []string // questions put
	yes     func()   // what the last one is about
}

func sit(t *testing.T, profile string, seed uint64) *player {
	t.Helper()
	test.NewTempApp(t)
	i18n.Set(i18n.English)
	rules, err := engine.ParseRules(profile)
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.NewMatch(rules, seed)
	if err != nil {
		t.Fatal(err)
	}
	p := &player{updates: make(chan session.Update, 1000)}
	p.Table = New(Options{
		Pace: NoPace(), Still: true, Letters: func() assets.Letters { return assets.International },
		Menu: func() {}, New: func() {},
		Ask:   func(what string, yes func()) { p.asked, p.yes = append(p.asked, what), yes },
		Sound: func(s string) { p.sounds = append(p.sounds, s) },
		Say:   func(s string) { p.said = append(p.said, s) },
	})
	p.deck = cards.NewDeck(func() {}) // without a screen it would be ready on a goroutine of its own
	w := test.NewWindow(p.Content)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1024, 640))
	t.Cleanup(w.Close)
	players := [4]session.Player{session.NewHuman()}
	for _, s := range engine.Seats[1:] {
		bot, err := bots.New("beginner", seed+uint64(s))
		if err != nil {
			t.Fatal(err)
		}
		players[s] = session.BotPlayer(bot)
	}
	s := session.Start(m, players, func(u session.Update) { p.updates <- u })
	t.Cleanup(s.Close)
	p.Play(s)
	return p
}

// until feeds updates until ok holds.
func (p *player) until(t *testing.T, ok func() bool) {
	t.Helper()
	for !ok() {
		select {
		case u := <-p.updates:
			p.Feed(u)
		case <-time.After(20 * time.Second):
			t.Fatalf("nothing more happens: %+v", p.Snapshot())
		}
	}
}

// toCard plays until South is asked for a card, and returns a legal one.
func (p *player) toCard(t *testing.T) engine.Card {
	t.Helper()
	for {
		p.until(t, func() bool { return p.asking || p.settled })
		d := p.match.Deal()
		switch v := p.match.View(engine.South); {
		case p.settled:
			p.goOn()
			p.settled = false
		case d.Phase == engine.Bidding:
			p.submit(bots.SafeBid(&v))
		case d.Phase == engine.LastClaim:
			p.submit(engine.GatherBy(engine.South))
		default:
			return d.Legal().First()
		}
	}
}

func (p *player) holds(c engine.Card) bool {
	return p.session.Match().Deals[0].Hand(engine.South).Has(c)
}

func (p *player) pull(c engine.Card, x, y float32) {
	p.cards[c].Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(x, y)})
	p.cards[c].DragEnd()
}

func TestAShortPullIsAClick(t *testing.T) {
	p := sit(t, "room-amsterdam", 3)
	c := p.toCard(t)
	p.pull(c, 3, -4)
	p.until(t, func() bool { return !p.match.Deal().Hand(engine.South).Has(c) })
}

func TestACardIsDraggedToTheTableOrBack(t *testing.T) {
	p := sit(t, "room-amsterdam", 3)
	c := p.toCard(t)
	home := p.cards[c].Position()
	p.pull(c, 60, -10)
	if !p.holds(c) || p.cards[c].Position() != home {
		t.Errorf("let go over the hand it lies at %v, not %v", p.cards[c].Position(), home)
	}
	p.pull(c, 0, -300)
	p.until(t, func() bool { return !p.match.Deal().Hand(engine.South).Has(c) })
}

func TestAnIllegalCardGoesBack(t *testing.T) {
	p := sit(t, "room-amsterdam", 3)
	for {
		c := p.toCard(t)
		legal := p.match.Deal().Legal()
		i := slices.IndexFunc(p.hand(), func(c engine.Card) bool { return !legal.Has(c) })
		if i < 0 {
			p.playCard(c)
			continue
		}
		c = p.hand()[i]
		home := p.cards[c].Position()
		if p.pull(c, 0, -300); !p.holds(c) || p.cards[c].Position() != home || p.refusal == "" {
			t.Errorf("%s lies at %v, refusal %q", c, p.cards[c].Position(), p.refusal)
		}
		return
	}
}

func TestSelectAndConfirm(t *testing.T) {
	p := sit(t, "room-amsterdam", 3)
	p.SetPlayMode(PlayConfirm)
	c := p.toCard(t)
	if p.tapCard(c); !p.holds(c) || p.marked() != c.String() {
		t.Fatalf("the first click marks %q", p.marked())
	}
	p.tapCard(c)
	p.until(t, func() bool { return !p.match.Deal().Hand(engine.South).Has(c) })
}

func TestACardIsTakenBackByKey(t *testing.T) {
	p := sit(t, "utrecht", 3)
	c := p.toCard(t)
	for { // until the card is to lie in a trick that it does not close
		if next := p.match.Deal().Next(); next.Count < 3 {
			break
		}
		p.playCard(c)
		c = p.toCard(t)
	}
	if p.Key(fyne.KeyBackspace); p.refusal != "" {
		t.Errorf("nothing to take back, but %q", p.refusal)
	}
	p.playCard(c)
	p.until(t, func() bool { return !p.match.Deal().Hand(engine.South).Has(c) })
	p.Key(fyne.KeyBackspace)
	p.until(t, func() bool { return p.asking && p.match.Deal().Hand(engine.South).Has(c) })
	if !p.match.Deal().Practice || !p.cards[c].Visible() {
		t.Error("the deal is no practice, or the card is not seen")
	}
}

// TestAForcedCardIsPlayedByItself plays a whole deal with automatic play.
func TestAForcedCardIsPlayedByItself(t *testing.T) {
	p := sit(t, "room-amsterdam", 3)
	p.SetAutoForced(true)
	for p.match.Deal().Number == 1 {
		p.until(t, func() bool { return p.asking || p.settled })
		if p.settled {
			return
		}
		d := p.match.Deal()
		if n := d.Legal().Len(); n == 1 {
			hand := d.Hand(engine.South)
			p.until(t, func() bool { return p.match.Deal().Hand(engine.South) != hand || p.settled })
			continue
		}
		v := p.match.View(engine.South)
		if d.Phase == engine.Bidding {
			p.submit(bots.SafeBid(&v))
		} else {
			p.submit(bots.SafeCard(&v))
		}
	}
}

// TestEverythingIsSaid plays a deal and asks whether log and voice told each card.
func TestEverythingIsSaid(t *testing.T) {
	p := sit(t, "room-amsterdam", 3)
	for !p.settled {
		p.until(t, func() bool { return p.asking || p.settled })
		if p.settled {
			break
		}
		c := p.toCard(t)
		p.playCard(c)
	}
	played := 0
	for _, line := range p.news.lines {
		for _, start := range []string{"You play the ", "West plays the ", "North plays the ", "East plays the "} {
			if len(line) > len(start) && line[:len(start)] == start {
				played++
			}
		}
	}
	if played != 32 || len(p.said) < played {
		t.Errorf("%d cards told, %d sentences spoken:\n%v", played, len(p.said), p.news.lines)
	}
	for _, s := range []string{SoundCard, SoundDeal, SoundTrick, SoundYourTurn} {
		if !slices.Contains(p.sounds, s) {
			t.Errorf("no sound of %s", s)
		}
	}
	if p.tricks(engine.SouthNorth)+p.tricks(engine.WestEast) != 8 {
		t.Error("the piles do not hold eight tricks")
	}
}

// TestTheKeyboardIsNeverLost plays by Return and asks for a mark at each turn.
func TestTheKeyboardIsNeverLost(t *testing.T) {
	p := sit(t, "room-amsterdam", 3)
	p.toCard(t)
	p.Key(fyne.KeyRight)
	for range 4 {
		if p.marked() == "" {
			t.Fatal("no card is marked")
		}
		p.Key(fyne.KeyReturn)
		hand := p.match.Deal().Hand(engine.South)
		p.until(t, func() bool { return p.match.Deal().Hand(engine.South) != hand })
		p.toCard(t)
	}
}

func TestRoemCards(t *testing.T) {
	rules := engine.DefaultRules().Roem
	for _, c := range []struct{ trick, want []string }{
		{[]string{"H7", "H8", "H9", "CA"}, []string{"H7", "H8", "H9"}},
		{[]string{"SJ", "SQ", "SK", "SA"}, []string{"SJ", "SQ", "SK", "SA"}},
		{[]string{"CK", "CQ", "D7", "D9"}, []string{"CK", "CQ"}},
		{[]string{"CA", "DA", "HA", "SA"}, []string{"CA", "DA", "HA", "SA"}},
		{[]string{"CA", "DA", "H7", "S8"}, nil},
	} {
		trick := setOf(t, c.trick)
		if got := roemCards(trick, engine.Clubs, rules.OfTrick(trick, engine.Clubs)); got != setOf(t, c.want) {
			t.Errorf("roem of %v is %v", c.trick, got.Cards())
		}
	}
}

func setOf(t *testing.T, names []string) engine.Set {
	t.Helper()
	var s engine.Set
	for _, n := range names {
		c, err := engine.ParseCard(n)
		if err != nil {
			t.Fatal(err)
		}
		s |= engine.SetOf(c)
	}
	return s
}
