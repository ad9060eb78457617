package review

import (
	"strings"

	"klaverjas/app/words"
	"klaverjas/bots/coach"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// verdict says how good a decision was, with its loss where that counts.
func verdict(d *coach.Decision) string {
	text := i18n.T("review.grade." + d.Grade.String())
	if d.Grade < coach.Good {
		return text
	}
	return i18n.T("review.loss", "Grade", text, "Points", words.Decimal(d.Sure, 1))
}

// remark says about a step why it was done, what was better and why, and what
// it cost with open cards.
func (p *Page) remark(step int) string {
	s := &p.state
	d := s.at(step)
	if d == nil {
		return p.plain(step)
	}
	var lines []string
	best := &d.Options[0]
	if b := p.opt.Before; b != nil && step == p.opt.Begin {
		lines = append(lines, i18n.T("review.before", "Action", words.Choice(b.Action()), "Verdict", verdict(b)))
	}
	switch {
	case d.Grade >= coach.Good && best.Action != d.Action():
		lines = append(lines, i18n.T("review.better", "Action", words.Choice(best.Action), "Why", words.Reasons(s.why(step, best.Action))))
	default:
		if why := words.Reasons(s.why(step, d.Action())); why != "" {
			lines = append(lines, i18n.T("review.why", "Why", why))
		}
	}
	switch {
	case d.Known:
		lines = append(lines, i18n.T("review.known"))
	case d.OpenLoss == 0 && d.Grade >= coach.Inaccuracy:
		lines = append(lines, i18n.T("review.lucky"))
	case d.OpenLoss > 0 && d.Grade <= coach.Good:
		lines = append(lines, i18n.T("review.unlucky", "Count", d.OpenLoss))
	}
	return strings.Join(lines, "\n")
}

// plain is what there is to say about a step that is not judged.
func (p *Page) plain(step int) string {
	s := &p.state
	if step < 1 || step >= len(s.deals) {
		return i18n.T("review.about")
	}
	actions := s.whole.Actions()
	a := actions[step-1]
	if a.Kind == engine.Play || a.Kind == engine.Pass || a.Kind == engine.Choose {
		if why := words.Reasons(s.why(step, a)); why != "" {
			return i18n.T("review.why", "Why", why)
		}
		return i18n.T("review.waits")
	}
	return ""
}

// status says how far the judging is.
func (s *state) status() string {
	switch {
	case s.running && s.progress.Total == 0:
		return i18n.T("review.begins")
	case s.running:
		return i18n.T("review.progress", "Done", s.progress.Done, "Total", s.progress.Total)
	case s.failed:
		return i18n.T("review.stopped", "Done", s.progress.Done, "Total", s.progress.Total)
	default:
		return ""
	}
}
