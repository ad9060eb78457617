package solver

import "klaverjas/engine"

// duties are the rules of legal play in the form that the search reads.
type duties struct {
	beatTrump   bool    // a trump lead must be beaten
	mustTrump   [2]bool // a void player must trump: opponent winning, partner winning
	overtrump   bool
	underAllows bool
}

func dutiesOf(r *engine.PlayRules) duties {
	return duties{
		beatTrump:   r.TrumpLedMustBeat,
		mustTrump:   [2]bool{r.VoidOpponentWinning == engine.MustTrump, r.VoidPartnerWinning == engine.MustTrump},
		overtrump:   r.MustOvertrump,
		underAllows: r.Undertrump == engine.UndertrumpAllowed,
	}
}

// legal returns the cards of a hand that may follow: led is the mask of the
// suit led, top the winning card, partner 1 if it is the partner's.
func (d *duties) legal(hand, led uint32, top int, partner int) uint32 {
	own := hand & led
	if own == 0 {
		return d.void(hand, top, partner)
	}
	if led == trumpMask && d.beatTrump {
		if higher := own & beat[top&31]; higher != 0 {
			return higher
		}
	}
	return own
}

// void returns the legal cards of a hand without the suit led.
func (d *duties) void(hand uint32, top int, partner int) uint32 {
	held := hand & trumpMask
	if held == 0 {
		return hand
	}
	playable := held
	if top >= 8*trumpByte && d.overtrump {
		if higher := held & beat[top&31]; higher != 0 || !d.underAllows {
			playable = higher
		}
	}
	if playable != 0 && d.mustTrump[partner&1] {
		return playable
	}
	if cards := hand&^trumpMask | playable; cards != 0 {
		return cards
	}
	return hand
}
