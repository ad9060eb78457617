//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"klaverjas/app"
	"klaverjas/engine"
)

// sizes are the windows of which pictures are taken; of what is played with
// there is a fourth.
var (
	sizes      = [][2]int{{1024, 640}, {1280, 800}, {3840, 2160}}
	tableSizes = [][2]int{{1024, 640}, {1280, 800}, {1920, 1080}, {3840, 2160}}
)

// TestShots takes pictures of every scene, in both languages and four sizes,
// into the folder that KLAVERJAS_SHOTS names. `make shots` runs it.
func TestShots(t *testing.T) {
	takeShotsAt(t, tableSizes, (*window).still, func(lang string, shoot camera) {
		shootStart(t, lang, shoot)
		shootTrick(t, lang, shoot)
		shootDeals(t, lang, shoot)
		shootEnd(t, lang, shoot)
	})
}

// camera takes pictures of a scene that a window shows, at every size.
type camera func(w *window, scene string)

// takeShots has pictures taken in both languages at the usual sizes. ready, if
// there is one, waits until a picture may be taken. Without a folder for them
// it skips.
func takeShots(t *testing.T, ready func(*window), each func(lang string, shoot camera)) {
	takeShotsAt(t, sizes, ready, each)
}

// takeShotsAt is takeShots at sizes of its own.
func takeShotsAt(t *testing.T, sizes [][2]int, ready func(*window), each func(lang string, shoot camera)) {
	dir := shotsFolder(t)
	for _, lang := range []string{"nl", "en"} {
		each(lang, func(w *window, scene string) {
			for _, size := range oneOf(sizes) {
				w.resize(size[0], size[1])
				if ready != nil {
					ready(w)
				}
				w.picture(filepath.Join(dir, fmt.Sprintf("%s-%s-%dx%d.png", scene, lang, size[0], size[1])))
			}
			w.resize(sizes[0][0], sizes[0][1])
		})
	}
}

// shotsFolder returns the folder for pictures; the test is skipped if none is named.
func shotsFolder(t *testing.T) string {
	dir := os.Getenv("KLAVERJAS_SHOTS")
	if dir == "" {
		t.Skip("KLAVERJAS_SHOTS names no folder")
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	return dir
}

// oneOf returns the sizes of the pictures; KLAVERJAS_SHOTS_SIZE, as 1024x640,
// makes it one.
func oneOf(sizes [][2]int) [][2]int {
	var one [2]int
	if n, _ := fmt.Sscanf(os.Getenv("KLAVERJAS_SHOTS_SIZE"), "%dx%d", &one[0], &one[1]); n == 2 {
		return [][2]int{one}
	}
	return sizes
}

func shootStart(t *testing.T, lang string, shoot func(*window, string)) {
	w := open(t, noPause, "--lang", lang)
	w.until("the start screen", func(s app.Screen) bool { return s.Name == "start" })
	shoot(w, "start")
	w.close()
	seed := fmt.Sprint(seedAtForehand())
	w = open(t, noPause, "--lang", lang, "--profile", "amsterdam-cafe", "--seed", seed)
	w.until("a bid", func(s app.Screen) bool { return s.Table.Asking && s.Table.Phase == "bidding" })
	shoot(w, "bidding")
	w.close()
	w = open(t, noPause, "--lang", lang, "--profile", "room-rotterdam", "--seed", seed)
	w.until("a bid", func(s app.Screen) bool { return s.Table.Asking && s.Table.Phase == "bidding" })
	shoot(w, "proposed")
	w.close()
}

// seedAtForehand returns a seed with which South speaks first.
func seedAtForehand() uint64 {
	seed := uint64(1)
	for engine.FirstDealer(seed) != engine.East {
		seed++
	}
	return seed
}

// shootTrick shows a trick being played, a refusal, the last trick, menu and keys.
func shootTrick(t *testing.T, lang string, shoot func(*window, string)) {
	w, card := atIllegalCard(t, lang, noPause)
	shoot(w, "trick")
	before := w.until("the turn", func(s app.Screen) bool { return s.Table.Asking }).Table.Status
	w.click(card)
	w.until("a refusal", func(s app.Screen) bool { return s.Table.Status != before })
	shoot(w, "illegal")
	w.key("l")
	w.until("the last trick", func(s app.Screen) bool { return s.Table.Peeking })
	shoot(w, "last-trick")
	w.key("l")
	w.until("the table", func(s app.Screen) bool { return !s.Table.Peeking })
	w.click("menu")
	w.until("the menu", func(s app.Screen) bool { return s.Name == "overlay" })
	shoot(w, "menu")
	w.key("F1")
	shoot(w, "keys")
	w.close()
}

// results are the ends of a deal of which pictures are taken. Where forehand
// has to play, even a counter-pit is not too rare to be found.
var results = []struct {
	scene, profile string
	wanted         func(d *engine.Deal, r engine.Result) bool
}{
	{"result", "amsterdam-cafe", func(_ *engine.Deal, r engine.Result) bool {
		return r.Verdict == engine.Made && r.Makers == engine.SouthNorth && r.Roem != [2]int{}
	}},
	{"nat", "amsterdam-cafe", func(d *engine.Deal, r engine.Result) bool {
		return r.Verdict == engine.Nat && d.Maker == engine.South
	}},
	{"pit", "amsterdam-cafe", func(_ *engine.Deal, r engine.Result) bool { return r.Verdict == engine.Pit }},
	{"counter-pit", "utrecht", func(_ *engine.Deal, r engine.Result) bool { return r.Verdict == engine.CounterPit }},
}

// shootDeals shows results of the first deal of well-chosen matches.
func shootDeals(t *testing.T, lang string, shoot func(*window, string)) {
	for _, c := range results {
		rules, _ := engine.ProfileByName(c.profile)
		seed := seedFor(t, rules, func(d *engine.Deal) bool { return d.Phase == engine.Settled && c.wanted(d, d.Result()) })
		m := plan(t, rules, seed)
		w := open(t, noPause, "--lang", lang, "--profile", c.profile, "--seed", fmt.Sprint(seed))
		playDeal(t, w, mouse{}, &m.Deals[0])
		w.until("the result", func(s app.Screen) bool { return s.Table.Result != "" })
		shoot(w, c.scene)
		w.close()
	}
	rules, _ := engine.ProfileByName("amsterdam-cafe")
	shootClaim(t, lang, rules, shoot)
}

// shootClaim shows a full trick whose roem is the human's to claim.
func shootClaim(t *testing.T, lang string, rules engine.Rules, shoot func(*window, string)) {
	claims := func(a step) bool { return a.Kind == engine.Claim }
	seed := seedFor(t, rules, func(d *engine.Deal) bool {
		for _, a := range southSteps(d) {
			if claims(a) {
				return true
			}
		}
		return false
	})
	m := plan(t, rules, seed)
	w := open(t, noPause, "--lang", lang, "--profile", "amsterdam-cafe", "--seed", fmt.Sprint(seed))
	for _, a := range southSteps(&m.Deals[0]) {
		s := w.due(a)
		if claims(a) {
			shoot(w, "claim")
			break
		}
		w.perform(mouse{}, a, s)
	}
	w.close()
}

// shootEnd shows the end of a whole match with its full sheet.
func shootEnd(t *testing.T, lang string, shoot func(*window, string)) {
	rules, _ := engine.ProfileByName("club-amsterdam")
	m := plan(t, rules, 3)
	w := open(t, noPause, "--lang", lang, "--profile", "club-amsterdam", "--seed", "3")
	for i := range m.Deals {
		playDeal(t, w, mouse{}, &m.Deals[i])
		w.until("the result", func(s app.Screen) bool { return s.Table.Result != "" && s.Table.Deal == m.Deals[i].Number })
		if i < len(m.Deals)-1 {
			w.click("next")
		}
	}
	w.until("the end", func(s app.Screen) bool { return s.Table.Over })
	shoot(w, "end")
	w.close()
}
