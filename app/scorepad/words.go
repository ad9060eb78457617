package scorepad

import (
	"errors"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"klaverjas/app/look"
	"klaverjas/app/pad"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// player returns the name of who sits at a seat, or the seat's.
func player(h *pad.Heading, s engine.Seat) string {
	if name := h.Players[s&3]; name != "" {
		return name
	}
	return i18n.T("pad.seat." + s.String())
}

// short returns the first name of a player, or the whole name where two share
// the first.
func short(h *pad.Heading, s engine.Seat) string {
	first := func(s engine.Seat) string {
		name, _, _ := strings.Cut(strings.TrimSpace(player(h, s)), " ")
		return name
	}
	for other := range engine.Seat(4) {
		if other != s&3 && first(other) == first(s) {
			return player(h, s)
		}
	}
	return first(s)
}

// The three ways in which a side is named: as a heading, as who does something
// and as who gets something.
func side(s engine.Side) string { return i18n.T("pad.side." + sideKeys[s&1]) }

func doer(s engine.Side) string { return i18n.T("pad.doer." + sideKeys[s&1]) }

func taker(s engine.Side) string { return i18n.T("pad.taker." + sideKeys[s&1]) }

var sideKeys = [2]string{"us", "them"}

// refusal says why an entry is not accepted.
func refusal(h *pad.Heading, err error) string {
	var r *pad.Refusal
	if !errors.As(err, &r) {
		return i18n.T("pad.refuse.bad_rules")
	}
	key := "pad.refuse." + string(r.Code)
	if r.Code == pad.NoRoem && r.Low == 0 {
		key += "_low"
	}
	text := i18n.T(key,
		"Name", player(h, r.Seat), "Side", taker(r.Side), "Doer", doer(r.Side), "Points", r.Points, "Total", r.Total,
		"Limit", h.Rules.Limit, "Most", pad.MaxDeals, "Low", r.Low, "Count", r.Low, "High", r.High, "Roem", r.Roem[r.Side&1], "Us", r.Roem[0], "Them", r.Roem[1])
	if r.Row > 0 {
		text = i18n.T("pad.refuse.row", "Row", r.Row, "Why", text)
	}
	return text
}

// verdict says what comes of a deal and why, in two sentences.
func verdict(h *pad.Heading, e *pad.Entry, res *engine.Result) (what, why string) {
	makers, defenders := res.Makers, res.Makers.Other()
	points := e.PointsOf(&h.Rules)
	what = i18n.T("pad.verdict."+res.Verdict.String(), "Doer", doer(makers), "Side", taker(makers), "Taker", taker(defenders))
	key := "pad.why." + res.Verdict.String()
	if h.Rules.Nat == engine.NatThreshold && !pitted(res.Verdict) {
		key += "_threshold"
	}
	if res.Verdict == engine.CounterPit && res.Pit == [2]int{} {
		key = "pad.why.nat"
	}
	why = i18n.T(key,
		"Doer", doer(makers), "Other", doer(defenders), "Taker", taker(defenders),
		"Mine", sum(points[makers], e.Roem[makers]), "Theirs", sum(points[defenders], e.Roem[defenders]),
		"Points", res.Points[defenders], "Roem", res.Bonus[defenders], "MadePoints", res.Points[makers], "MadeRoem", res.Bonus[makers])
	return what, why
}

func pitted(v engine.Verdict) bool { return v == engine.Pit || v == engine.CounterPit }

// sum writes points and roem as one adds them up.
func sum(points, roem int) string {
	if roem == 0 {
		return strconv.Itoa(points)
	}
	return strconv.Itoa(points) + " + " + strconv.Itoa(roem)
}

// wrap breaks a text into at most so many lines that fit a width; the last line
// takes the rest. Nothing is no line.
func wrap(text string, width, size float32, style fyne.TextStyle, lines int) []string {
	broken := look.Break(text, width, size, style)
	switch {
	case text == "":
		return nil
	case len(broken) <= lines:
		return broken
	}
	return append(broken[:lines-1], strings.Join(broken[lines-1:], " "))
}

func codeOf(err error) pad.Code {
	var r *pad.Refusal
	if errors.As(err, &r) {
		return r.Code
	}
	return ""
}

// ended says, of a pad on which no more can be written, who has won or leads and
// how one can play on.
func ended(p *pad.Pad) []string {
	s, key := p.Sheet(), "pad.leads."
	if s.Over(len(s.Rows)) {
		key = "pad.finished."
	}
	by := abs(s.Difference())
	return []string{
		i18n.T(key+outcome(s.Difference()), "Difference", by, "Count", by),
		i18n.T("pad.more."+string(p.End()), "Most", pad.MaxDeals),
	}
}

// outcome is the last part of the key of who has won.
func outcome(difference int) string {
	switch {
	case difference > 0:
		return "us"
	case difference < 0:
		return "them"
	default:
		return "shared"
	}
}

func abs(n int) int { return max(n, -n) }
