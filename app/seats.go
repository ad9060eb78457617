package app

import (
	"crypto/rand"
	"encoding/binary"
	"log/slog"
	"time"

	"klaverjas/app/session"
	"klaverjas/bots"
	"klaverjas/engine"
)

// botBudget is how long a bot may think before a legal card is played for it.
const botBudget = 5 * time.Second

// seats returns the human at South and three bots.
func seats(seed uint64) ([4]session.Player, error) {
	players := [4]session.Player{engine.South: session.NewHuman()}
	for _, s := range engine.Seats[1:] {
		bot, err := bots.New("regular", seed+uint64(s))
		if err != nil {
			return players, err
		}
		players[s] = session.BotPlayer(bots.Safe(bot, botBudget, func(f bots.Fault) {
			slog.Error("bot replaced for one action", "seat", s.String(), "fault", f)
		}))
	}
	return players, nil
}

// randomSeed returns a seed from the system's source of randomness.
func randomSeed() uint64 {
	var b [8]byte
	if _, err := rand.Read(b[:]); err != nil {
		return uint64(time.Now().UnixNano())
	}
	return binary.LittleEndian.Uint64(b[:])
}
