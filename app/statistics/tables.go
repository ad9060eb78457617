package statistics

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/frame"
	"klaverjas/app/stats"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// figure is a row of the overview: a figure of each of the people at the table.
type figure struct {
	id    string
	sides bool // it is a side's, not a seat's
	cell  func(name string, p *Page, w stats.Who) frame.Cell
}

// signalRows is how many of them, the last ones, are about agreed discards.
const signalRows = 2

// figures returns the rows of the overview.
func figures() []figure {
	share := func(of func(*stats.Figures, stats.Who) stats.Share) func(string, *Page, stats.Who) frame.Cell {
		return func(name string, p *Page, w stats.Who) frame.Cell { return percent(name, of(p.figures(), w)) }
	}
	average := func(of func(*stats.Figures, stats.Who) stats.Mean) func(string, *Page, stats.Who) frame.Cell {
		return func(name string, p *Page, w stats.Who) frame.Cell { return mean(name, of(p.figures(), w)) }
	}
	return []figure{
		{"played", true, func(name string, p *Page, _ stats.Who) frame.Cell { return count(name, p.figures().Matches.Played) }},
		{"won", true, share((*stats.Figures).Won)},
		{"deals", true, func(name string, p *Page, _ stats.Who) frame.Cell { return count(name, p.figures().Sums.Deals) }},
		{"maker", false, share((*stats.Figures).Maker)},
		{"made", false, share((*stats.Figures).Made)},
		{"nat", false, share((*stats.Figures).Nat)},
		{"pit", false, share((*stats.Figures).Pit)},
		{"trickless", false, share((*stats.Figures).Trickless)},
		{"counterpit", true, share((*stats.Figures).CounterPit)},
		{"tricks", false, share((*stats.Figures).Tricks)},
		{"points", true, average((*stats.Figures).Points)},
		{"makerpoints", true, average((*stats.Figures).MakerPoints)},
		{"defenderpoints", true, average((*stats.Figures).DefenderPoints)},
		{"roem", true, average((*stats.Figures).Roem)},
		{"missed", true, average((*stats.Figures).Missed)},
		{"asked", false, signal(func(s *stats.Signals) stats.Share { return s.Asked })},
		{"answered", false, signal(func(s *stats.Signals) stats.Share { return s.Answered })},
	}
}

// signal is a figure about agreed discards, which is kept for South alone.
func signal(of func(*stats.Signals) stats.Share) func(string, *Page, stats.Who) frame.Cell {
	return func(name string, p *Page, w stats.Who) frame.Cell {
		if w != stats.You {
			return frame.Cell{}
		}
		return percent(name, of(&p.data.signals))
	}
}

func (p *Page) overviewHead() []frame.Column {
	head := []frame.Column{{Title: i18n.T("stats.figure"), Width: 380}}
	for _, id := range []string{"you", "partner", "us", "them"} {
		head = append(head, frame.Column{Title: i18n.T("stats.who." + id), Width: 130, Align: fyne.TextAlignTrailing})
	}
	return head
}

func (p *Page) overviewRow(i int) []frame.Cell {
	f := &p.rows[i]
	name := i18n.T("stats.figure." + f.id)
	cells := []frame.Cell{{Text: name, Detail: i18n.T("stats.figure." + f.id + ".line")}}
	for c, w := range who {
		if f.sides && c < 2 {
			cells = append(cells, frame.Cell{})
			continue
		}
		cells = append(cells, f.cell(name+", "+i18n.T("stats.who."+[]string{"you", "partner", "us", "them"}[c]), p, w))
	}
	return cells
}

// trumpRows are the rows of the table of choices: four suits, free, forced.
var trumpRows = []string{"C", "D", "H", "S", "free", "forced"}

func (p *Page) trumpHead() []frame.Column {
	head := []frame.Column{{Title: i18n.T("stats.trump.chosen"), Width: 260}}
	for _, s := range engine.Seats {
		head = append(head, frame.Column{Title: words.Seat(s), Width: 110, Align: fyne.TextAlignTrailing})
	}
	return append(head,
		frame.Column{Title: i18n.T("stats.who.us"), Width: 110, Align: fyne.TextAlignTrailing},
		frame.Column{Title: i18n.T("stats.who.them"), Width: 110, Align: fyne.TextAlignTrailing})
}

// trumpRow says how often one kind of choice was made, by seat and by side.
func (p *Page) trumpRow(i int) []frame.Cell {
	first := frame.Cell{Text: i18n.T("stats.trump." + trumpRows[i])}
	if i < 4 {
		first = frame.Cell{Text: words.Suit(engine.Suit(i)), Suit: engine.Suit(i), HasSuit: true}
	}
	first.Detail = i18n.T("stats.trump.line")
	cells := []frame.Cell{first}
	var sides [2]stats.Share
	for _, s := range engine.Seats {
		share := p.choice(s, i)
		sides[s.Side()] = sides[s.Side()].Plus(share)
		cells = append(cells, percent(first.Text+", "+words.Seat(s), share))
	}
	return append(cells, percent(first.Text+", "+i18n.T("stats.who.us"), sides[0]), percent(first.Text+", "+i18n.T("stats.who.them"), sides[1]))
}

// choice returns the deals made of those in which a seat chose in a way.
func (p *Page) choice(s engine.Seat, row int) stats.Share {
	c := &p.figures().Choices[s]
	if row < 4 {
		return c[row][0].Plus(c[row][1])
	}
	var share stats.Share
	for suit := range 4 {
		share = share.Plus(c[suit][row-4])
	}
	return share
}

// partList returns the figures by profile and then by kind of bot, with a
// heading before each.
func (p *Page) partList() []partLine {
	lines := []partLine{{heading: "profiles"}}
	for i := range p.data.report.ByProfile {
		of := &p.data.report.ByProfile[i]
		title, _ := words.Profile(of.Name)
		lines = append(lines, partLine{name: title, figures: &of.Figures, part: part{"profile", of.Name}})
	}
	lines = append(lines, partLine{heading: "bots"})
	for i := range p.data.report.ByBots {
		of := &p.data.report.ByBots[i]
		lines = append(lines, partLine{name: words.Bot(of.Name), figures: &of.Figures, part: part{"bots", of.Name}})
	}
	return lines
}

// partLine is a row of that table.
type partLine struct {
	heading string
	name    string
	figures *stats.Figures
	part    part
}

func partsHead() []frame.Column {
	head := []frame.Column{{Title: "", Width: 250}}
	for _, c := range []struct {
		id    string
		width float32
	}{
		{"played", 84}, {"won", 92}, {"deals", 74}, {"made_us", 96}, {"nat_us", 76}, {"made_them", 116}, {"points_us", 112}, {"points_them", 128},
	} {
		head = append(head, frame.Column{Title: i18n.T("stats.part." + c.id), Width: c.width, Align: fyne.TextAlignTrailing})
	}
	return head
}

func (p *Page) partRow(i int) []frame.Cell {
	l := p.partList()[i]
	if l.figures == nil {
		return []frame.Cell{{Text: i18n.T("stats.part." + l.heading), Bold: true}}
	}
	f := l.figures
	name := func(id string) string { return l.name + ", " + i18n.T("stats.part."+id) }
	return []frame.Cell{
		{Text: l.name},
		count(name("played"), f.Matches.Played),
		percent(name("won"), f.Won(stats.Us)),
		count(name("deals"), f.Sums.Deals),
		percent(name("made_us"), f.Made(stats.Us)),
		percent(name("nat_us"), f.Nat(stats.Us)),
		percent(name("made_them"), f.Made(stats.Them)),
		mean(name("points_us"), f.Points(stats.Us)),
		mean(name("points_them"), f.Points(stats.Them)),
	}
}
