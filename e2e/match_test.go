//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"klaverjas/app"
	"klaverjas/app/sheet"
	"klaverjas/engine"
)

// noPause makes the program show everything at once.
var noPause = []string{"KLAVERJAS_PACE=off"}

// hands are the two ways of doing what South does.
type hands interface {
	act(w *window, a engine.Action, s app.Screen)
	next(w *window)
}

// mouse clicks.
type mouse struct{}

func (mouse) act(w *window, a engine.Action, _ app.Screen) {
	switch a.Kind {
	case engine.Pass:
		w.click("pass")
	case engine.Choose:
		w.click("suit." + a.Suit.String())
	case engine.Play:
		w.click(a.Card.String())
	case engine.Claim:
		w.click("roem")
	default:
		w.click("gather")
	}
}

func (mouse) next(w *window) { w.click("next") }

// keyboard presses keys: cards by their place and by arrows in turn.
type keyboard struct{ cards int }

func (k *keyboard) act(w *window, a engine.Action, s app.Screen) {
	switch a.Kind {
	case engine.Pass:
		w.key("p")
	case engine.Choose:
		w.walkTo("suit." + a.Suit.String())
		w.key("Return")
	case engine.Play:
		k.card(w, a.Card, s)
	case engine.Claim:
		w.key("r")
	default:
		w.key("Return")
	}
}

// card plays a card by its place in the hand, or by walking to it over the legal ones.
func (k *keyboard) card(w *window, c engine.Card, s app.Screen) {
	k.cards++
	if k.cards%2 == 0 {
		w.key(strconv.Itoa(slices.Index(s.Table.Hand, c.String()) + 1))
		return
	}
	w.walkTo(c.String())
	w.key("Return")
}

func (*keyboard) next(w *window) { w.key("Return") }

// playMatch plays a whole match as planned and compares the sheet on the
// screen with the engine's.
func playMatch(t *testing.T, w *window, h hands, m engine.Match) {
	for i := range m.Deals {
		d := &m.Deals[i]
		playDeal(t, w, h, d)
		if d.Phase != engine.Settled {
			continue
		}
		w.until("the result", func(s app.Screen) bool { return s.Table.Result != "" && s.Table.Deal == d.Number })
		if i < len(m.Deals)-1 {
			w.insist("going on", func() { h.next(w) }, func(s app.Screen) bool { return s.Table.Deal > d.Number })
		}
	}
	s := w.until("the end", func(s app.Screen) bool { return s.Table.Over && s.Table.Result != "" })
	checkSheet(t, s.Table.Sheet, &m)
}

// playDeal does what South did in a deal.
func playDeal(t *testing.T, w *window, h hands, d *engine.Deal) {
	for _, a := range southSteps(d) {
		w.perform(h, a, w.due(a))
	}
}

// checkSheet compares the rows on the screen with those of the record.
func checkSheet(t *testing.T, shown [][]string, m *engine.Match) {
	t.Helper()
	want := sheet.Of(m)
	if len(shown) != len(want.Rows) || len(shown) == 0 {
		t.Fatalf("%d rows on the screen, want %d", len(shown), len(want.Rows))
	}
	letters := map[engine.Seat]string{engine.South: "S", engine.West: "W", engine.North: "N", engine.East: "E"}
	for i, r := range want.Rows {
		cells := []string{
			strconv.Itoa(r.Number), letters[r.Dealer], letters[r.Maker], points(&r, 0), roem(&r, 0), strconv.Itoa(r.Total[0]),
			points(&r, 1), roem(&r, 1), strconv.Itoa(r.Total[1]), strconv.Itoa(r.Running[0]), strconv.Itoa(r.Running[1]),
		}
		if !slices.Equal(shown[i], cells) {
			t.Errorf("row %d: %v, want %v", i+1, shown[i], cells)
		}
	}
	if last := want.Rows[len(want.Rows)-1].Running; last != m.Totals() {
		t.Errorf("the sheet adds up to %v, the match to %v", last, m.Totals())
	}
}

func points(r *sheet.Row, side int) string {
	return [...]string{sheet.NoMark: strconv.Itoa(r.Points[side]), sheet.MarkNat: "NAT", sheet.MarkPit: "P", sheet.MarkNatPit: "NAT"}[r.Marks[side]]
}

func roem(r *sheet.Row, side int) string {
	if r.Roem[side] == 0 {
		return ""
	}
	return strconv.Itoa(r.Roem[side])
}

func TestAMatchByMouse(t *testing.T) {
	rules, _ := engine.ProfileByName("amsterdam-cafe")
	m := plan(t, rules, 7)
	w := open(t, noPause, "--lang", "en", "--profile", "amsterdam-cafe", "--seed", "7")
	playMatch(t, w, mouse{}, m)
}

// TestAMatchByKeyboardOnly plays a match of 4 deals, or of 16 where
// KLAVERJAS_FULL is set.
func TestAMatchByKeyboardOnly(t *testing.T) {
	rules, _ := engine.ProfileByName("club-rotterdam")
	rules.Length, rules.Deals = engine.LengthDeals, 4
	if os.Getenv("KLAVERJAS_FULL") != "" {
		rules.Deals = 16
	}
	m := plan(t, rules, 8)
	settings := strings.Replace(settled, "{", fmt.Sprintf(`{"length": %d, `, rules.Deals), 1)
	w := openWith(t, settings, noPause, "--lang", "en", "--seed", "8")
	w.until("the start screen", func(s app.Screen) bool { return s.Name == "start" })
	w.key("Down", "Down", "Return") // choose the third set of rules
	w.key("Return")                 // and begin
	playMatch(t, w, &keyboard{}, m)
}

// TestADoubleClickPlaysOneCard clicks twice on the same spot, as fast as can be.
func TestADoubleClickPlaysOneCard(t *testing.T) {
	rules, _ := engine.ProfileByName("utrecht")
	m := plan(t, rules, 9)
	w := open(t, []string{"KLAVERJAS_PACE="}, "--lang", "en", "--profile", "utrecht", "--seed", "9")
	var card step
	for _, a := range southSteps(&m.Deals[0]) {
		s := w.due(a)
		if card = a; a.Kind == engine.Play {
			spot := spotOf(s, a.Card.String())
			x, y := strconv.Itoa(int(spot.X+spot.W/2)), strconv.Itoa(int(spot.Y+spot.H/2))
			w.do("mousemove", "--window", w.id, x, y, "click", "--repeat", "2", "--delay", "40", "1")
			break
		}
		mouse{}.act(w, a.Action, s)
	}
	w.until("the card gone", func(s app.Screen) bool { return !slices.Contains(s.Table.Hand, card.Card.String()) })
	time.Sleep(time.Second) // a second card would fall now
	if s, _ := w.screen(); len(s.Table.Hand) != 7 {
		t.Errorf("%d cards left, want 7", len(s.Table.Hand))
	}
}

// TestAnIllegalCardIsRefused clicks on a card that may not be played.
func TestAnIllegalCardIsRefused(t *testing.T) {
	w, name := atIllegalCard(t, "en", noPause)
	w.click(name)
	s := w.until("a refusal", func(s app.Screen) bool { return s.Table.Status != "It is your turn" })
	if !slices.Contains(s.Table.Hand, name) || !s.Table.Asking {
		t.Errorf("%s left the hand", name)
	}
}

// atIllegalCard plays until South holds a card that he may not play.
func atIllegalCard(t *testing.T, lang string, env []string) (*window, string) {
	var card string
	w := atCard(t, lang, env, func(s app.Screen) bool {
		i := slices.IndexFunc(s.Table.Hand, func(name string) bool { return !slices.Contains(s.Table.Legal, name) })
		if i >= 0 {
			card = s.Table.Hand[i]
		}
		return i >= 0 && s.Table.OnTable > 1
	})
	return w, card
}

// atCard plays until South is to play to a trick, the second or a later one, in
// which a card lies, and ok holds.
func atCard(t *testing.T, lang string, env []string, ok func(app.Screen) bool) *window {
	rules, _ := engine.ProfileByName("amsterdam-cafe")
	m := plan(t, rules, 5)
	w := open(t, env, "--lang", lang, "--profile", "amsterdam-cafe", "--seed", "5")
	for _, a := range southSteps(&m.Deals[0]) {
		s := w.due(a)
		if a.Kind == engine.Play && s.Table.Trick > 1 && s.Table.OnTable > 0 && s.Table.OnTable < 4 && ok(s) {
			return w
		}
		w.perform(mouse{}, a, s)
	}
	t.Fatal("there is no such moment in the deal")
	return nil
}

func TestLanguageChangesAtOnce(t *testing.T) {
	w := open(t, noPause, "--lang", "nl", "--profile", "utrecht", "--seed", "1")
	w.until("the table", func(s app.Screen) bool { return s.Name == "table" && s.Language == "nl" })
	w.click("menu")
	w.click("settings")
	w.click("tab.language")
	w.click("language.en")
	w.until("English", func(s app.Screen) bool { return s.Language == "en" && s.Name == "settings" })
	w.key("Escape")
	w.until("the table", func(s app.Screen) bool { return s.Name == "table" && s.Language == "en" })
}
