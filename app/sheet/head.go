package sheet

import "klaverjas/engine"

// Head is what stands above a score sheet. What is empty is left open, to be
// written by hand.
type Head struct {
	Club    string
	Date    string // as it is to be read
	Table   string
	Round   string
	Names   [4]string // by seat
	Profile string    // the rules in one line
}

// headTags are the tags of a record that fill a head.
var headTags = map[string]func(*Head) *string{
	"Club":  func(h *Head) *string { return &h.Club },
	"Date":  func(h *Head) *string { return &h.Date },
	"Table": func(h *Head) *string { return &h.Table },
	"Round": func(h *Head) *string { return &h.Round },
	"South": func(h *Head) *string { return &h.Names[engine.South] },
	"West":  func(h *Head) *string { return &h.Names[engine.West] },
	"North": func(h *Head) *string { return &h.Names[engine.North] },
	"East":  func(h *Head) *string { return &h.Names[engine.East] },
}

// HeadOf returns the head that a record's tags fill.
func HeadOf(tags []engine.Tag) Head {
	var h Head
	for _, t := range tags {
		if at, known := headTags[t.Key]; known {
			*at(&h) = t.Value
		}
	}
	return h
}
