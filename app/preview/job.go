package preview

import (
	"klaverjas/app/prefs"
	"klaverjas/app/sheet"
	"klaverjas/app/sheet/paper"
	"klaverjas/assets"
	"klaverjas/engine"
)

// Job is what there is to be put on paper.
type Job struct {
	Name  string // of the file, without its ending
	Head  sheet.Head
	Line  func() string // the rules in one line, in the language in force
	Rules engine.Rules
	Sheet *sheet.Sheet  // nil: sheets to be filled in by hand
	Deals []engine.Deal // settled, of which pages can be made
	Pages Pages         // something else than sheets; nil: sheets
}

// Pages composes pages of their own, in the language in force.
type Pages func(press paper.Press) *paper.Document

// kind is one of the papers that can be made of a job.
type kind uint8

const (
	kindSheet kind = iota
	kindRules
	kindHands
	kindPlay
	kinds
)

// kindPages is the one paper of a job that has pages of its own.
const kindPages = kinds

var kindNames = [kinds]string{"sheet", "rules", "hands", "play"}

// want is what is chosen on the page.
type want struct {
	prefs.Paper
	kind    kind
	deal    int // place among the job's deals
	head    sheet.Head
	file    string
	letters assets.Letters
}

// blank tells whether the job is sheets to be filled in by hand.
func (j *Job) blank() bool { return j.Sheet == nil && j.Pages == nil }

// offered returns the kinds of paper that a job has.
func (j *Job) offered() []kind {
	if j.Pages != nil {
		return []kind{kindPages}
	}
	if len(j.Deals) == 0 {
		return []kind{kindSheet, kindRules}
	}
	return []kind{kindSheet, kindRules, kindHands, kindPlay}
}

// compose makes the document that is wanted.
func (j *Job) compose(w *want, fonts *paper.Fonts) *paper.Document {
	press := paper.Press{Fonts: fonts, Options: paper.Options{
		Format: w.Format, Notation: w.Notation, Colour: w.Colour, Letters: w.letters,
	}}
	head := w.head
	if j.Line != nil {
		head.Profile = j.Line()
	}
	switch {
	case w.kind == kindPages:
		return j.Pages(press)
	case w.kind == kindRules:
		return press.Rules(j.Rules)
	case w.kind == kindHands || w.kind == kindPlay:
		return press.Deal(&j.Deals[w.deal], head, w.kind == kindPlay)
	case j.Sheet == nil:
		rows := 0
		if j.Rules.Length == engine.LengthDeals && j.Rules.Deals < 16 {
			rows = j.Rules.Deals
		}
		return press.Blank(head, paper.Stack{Copies: w.Copies, Numbering: w.Numbering, Rounds: w.Rounds, Rows: rows})
	default:
		return press.Filled(j.Sheet, head)
	}
}
