// Package session conducts one match: it asks the player whose turn it is,
// applies what he answers and tells a listener what happened. It knows
// neither windows nor pauses; pictures follow at their own pace.
package session

import (
	"context"

	"klaverjas/bots"
	"klaverjas/engine"
)

// Player decides for one seat: the human at this screen, a bot, later a
// friend elsewhere. The conductor does not know which.
type Player interface {
	// Decide returns the action of the seat that the view belongs to and that
	// has to act. It blocks until there is one or the context ends.
	Decide(ctx context.Context, v engine.View) (bots.Decision, error)
}

// botPlayer lets a bot sit at the table.
type botPlayer struct{ bot bots.Bot }

// BotPlayer returns the player that acts as the bot says. It claims the roem
// of every trick that it captured itself, before it leads.
func BotPlayer(b bots.Bot) Player { return botPlayer{b} }

// Decide asks the bot for the kind of action that is due.
func (p botPlayer) Decide(ctx context.Context, v engine.View) (bots.Decision, error) {
	return bots.Act(ctx, p.bot, v)
}
