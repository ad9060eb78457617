package app

import (
	"context"
	"log/slog"
	"math"
	"strings"

	"fyne.io/fyne/v2"

	"klaverjas/app/duty"
	"klaverjas/app/words"
	"klaverjas/bots/coach"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// hinting is the hint for one view, worked out once.
type hinting struct {
	view engine.View
	hint *coach.Hint // nil: not yet
	tell func()      // says it when it is there
	stop context.CancelFunc
}

// hint tells a step of the hint for a view. It returns at once; what takes
// time is told when it is there.
func (g *Game) hint(v engine.View, step int, tell func(text string)) {
	if h := g.hinting; h == nil || h.view != v {
		g.startHint(v)
	}
	g.noteAdvice(coach.Step(step))
	h := g.hinting
	say := func(text string) { tell(strings.TrimSpace(i18n.T("hint.step", "Step", step, "Text", text))) }
	switch {
	case coach.Step(step) == coach.StepRule:
		h.tell = nil
		say(ruleOf(v))
	case h.hint != nil:
		say(hintText(&v, h.hint, coach.Step(step)))
	default:
		h.tell = func() { say(hintText(&v, h.hint, coach.Step(step))) }
		say(i18n.T("hint.thinking"))
	}
}

// startHint begins to work out the hint for a view.
func (g *Game) startHint(v engine.View) {
	if g.hinting != nil {
		g.hinting.stop()
	}
	ctx, stop := context.WithCancel(context.Background())
	h := &hinting{view: v, stop: stop}
	g.hinting = h
	go func() {
		defer stop()
		got := coach.Hint{Action: engine.Action{Kind: engine.Gather}}
		c, err := coach.New(coachSeed, coach.Usual)
		if err == nil {
			got, err = c.Hint(ctx, v)
		}
		if err != nil && ctx.Err() == nil {
			slog.Error("no hint", "error", err)
		}
		fyne.Do(func() {
			if h.hint = &got; g.hinting == h && h.tell != nil {
				h.tell()
			}
		})
	}()
}

// ruleOf says what the rules ask at this moment.
func ruleOf(v engine.View) string {
	if key, pairs := duty.Line(v); key != "" {
		return i18n.T(key, pairs...)
	}
	return words.Turn(v)
}

// hintText says the second or third step of a hint.
func hintText(v *engine.View, h *coach.Hint, step coach.Step) string {
	a := h.Action
	switch {
	case len(h.Options) == 0:
		return i18n.T("hint.none")
	case step == coach.StepSuit:
		return suitHint(v, a)
	}
	points, why := points(h.Expected()), words.Reasons(h.Reasons)
	switch a.Kind {
	case engine.Pass:
		return i18n.T("hint.pass_why", "Points", points, "Why", why)
	case engine.Choose:
		return i18n.T("hint.choose_why", "Suit", words.Suit(a.Suit), "Points", points, "Why", why)
	default:
		return i18n.T("hint.card_why", "Card", words.Card(a.Card), "Points", points, "Why", why)
	}
}

// suitHint says the second step: the suit, or whether to pass.
func suitHint(v *engine.View, a engine.Action) string {
	switch {
	case a.Kind == engine.Pass:
		return i18n.T("hint.pass")
	case a.Kind == engine.Choose:
		return i18n.T("hint.choose")
	case a.Card.Suit() == v.Trump:
		return i18n.T("hint.suit_trump")
	default:
		return i18n.T("hint.suit", "Suit", words.Suit(a.Card.Suit()))
	}
}

// points writes expected points with their sign.
func points(v float64) string {
	return i18n.T("hint.points", "Points", words.Signed(math.Round(v), 0))
}
