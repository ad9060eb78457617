package app

import (
	"crypto/rand"
	"encoding/binary"
	"log/slog"
	"time"

	"klaverjas/app/prefs"
	"klaverjas/app/session"
	"klaverjas/app/store"
	"klaverjas/bots"
	"klaverjas/engine"
)

// botBudget is how long a bot may think before a legal card is played for it.
const botBudget = 5 * time.Second

// seatNames returns who sits where in a new match: the human at South and
// three bots of the levels chosen.
func (g *Game) seatNames() (names [4]string) {
	names[engine.South] = store.Human
	for _, s := range engine.Seats[1:] {
		role := prefs.Opponents
		if s.Side() == engine.South.Side() {
			role = prefs.Partner
		}
		names[s] = g.prefs.Level(role, levels())
	}
	return names
}

// seats returns who plays at each seat. With the same names and seed the bots
// go on as they would have, after an interruption too.
func (g *Game) seats(names [4]string, seed uint64) ([4]session.Player, error) {
	g.human = session.NewHuman()
	g.human.SetClaims(g.claims())
	players := [4]session.Player{engine.South: g.human}
	for _, s := range engine.Seats[1:] {
		bot, err := bots.New(names[s], seed+uint64(s))
		if err != nil { // it was there when the match began
			slog.Error("another bot sits down", "seat", s.String(), "error", err)
			bot, err = bots.New(levels()[0], seed+uint64(s))
		}
		if err != nil {
			return players, err
		}
		players[s] = session.BotPlayer(bots.Safe(bot, botBudget, func(f bots.Fault) {
			slog.Error("bot replaced for one action", "seat", s.String(), "fault", f)
		}))
	}
	return players, nil
}

// levels returns the names of the levels of play that one can choose, the
// weakest first.
func levels() []string {
	var names []string
	for _, k := range bots.Levels() {
		names = append(names, k.Name)
	}
	return names
}

// claims returns what is done about the human's roem.
func (g *Game) claims() session.Claims {
	switch prefs.Claiming.Get(g.prefs) {
	case prefs.ClaimPartner:
		return session.ClaimForgotten
	case prefs.ClaimAll:
		return session.ClaimAll
	default:
		return session.ClaimSelf
	}
}

// randomSeed returns a seed from the system's source of randomness.
func randomSeed() uint64 {
	var b [8]byte
	if _, err := rand.Read(b[:]); err != nil {
		return uint64(time.Now().UnixNano())
	}
	return binary.LittleEndian.Uint64(b[:])
}
