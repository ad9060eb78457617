package paper

import (
	"klaverjas/app/sheet"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Deal composes the four hands of a deal on one page, for discussion, with
// the play if it is wanted.
func (p *Press) Deal(d *engine.Deal, h sheet.Head, play bool) *Document {
	title := i18n.T("paper.title.deal", "Number", d.Number)
	doc := p.document(title)
	on := p.page(doc, title)
	for _, b := range p.Options.Format.boxes() {
		page := dealPage{pen: on, box: b, deal: d, head: h, opt: p.Options, u: min(b.w/designWidth, b.h/designHeight)}
		if !play {
			page.u *= handsAlone
		}
		page.draw(play)
	}
	p.cutLine(doc)
	return doc
}

// handsAlone is how much larger the hands are where there is no play below.
const handsAlone = 1.2

// dealPage is one deal in its place on a page.
type dealPage struct {
	pen
	box  box
	deal *engine.Deal
	head sheet.Head
	opt  Options
	u    float64
}

func (p *dealPage) font(size float64, bold bool) style {
	return style{size: max(smallest, size*p.u), bold: bold}
}

// name returns who sits on a seat.
func (p *dealPage) name(s engine.Seat) string {
	seat := i18n.T("paper.seat." + s.String())
	if p.head.Names[s] == "" {
		return seat
	}
	return seat + ": " + p.head.Names[s]
}

func (p *dealPage) draw(play bool) {
	base := p.box.y + 7*p.u
	p.wordsOn(p.box, base, i18n.T("paper.deal.heading", "Number", p.deal.Number), p.font(17, true), left)
	p.wordsOn(box{p.box.x + p.box.w*0.35, 0, p.box.w * 0.65, 0}, base, p.head.Profile, p.font(8.5, false), right)
	p.facts(base + 8*p.u)
	y := p.hands(base + 14*p.u)
	y = p.bids(y + 3*p.u)
	if play && p.deal.FullTricks() > 0 {
		y = p.tricks(y + 5*p.u)
		if p.deal.Phase == engine.Settled {
			y = p.result(y + 4*p.u)
		}
	}
	p.notes(y + 8*p.u)
}

// facts tells dealer, maker and trump in one line.
func (p *dealPage) facts(base float64) {
	d := p.deal
	x := p.run(p.box.x, base, i18n.T("paper.deal.dealer", "Name", i18n.T("paper.seat."+d.Dealer.String())))
	if d.Phase == engine.Bidding || d.Phase == engine.PassedOut {
		return
	}
	x = p.run(x+5*p.u, base, i18n.T("paper.deal.maker", "Name", i18n.T("paper.seat."+d.Maker.String())))
	x = p.run(x+5*p.u, base, i18n.T("paper.deal.trump"))
	p.suit(int(d.Trump), x+4*p.u, base-1.4*p.u, 4.4*p.u, p.opt.Colour)
}

// run writes words one behind the other and returns where they end.
func (p *dealPage) run(x, base float64, text string) float64 {
	f := p.font(11, false)
	p.wordsOn(box{x, 0, p.box.right() - x, 0}, base, text, f, left)
	return x + p.fonts.width(text, f)
}

// hands puts the hands around a table and returns where they end.
func (p *dealPage) hands(y float64) float64 {
	h := 32 * p.u
	middle := p.box.x + p.box.w/2
	table := box{middle - 13*p.u, y + 1.5*h - 10*p.u, 26 * p.u, 20 * p.u}
	west := p.box.x + 8*p.u
	east := table.right() + 18*p.u
	for s, at := range [4]box{
		engine.North: {table.x, y, p.box.right() - table.x, h},
		engine.West:  {west, y + h, table.x - 3*p.u - west, h},
		engine.East:  {east, y + h, p.box.right() - east, h},
		engine.South: {table.x, y + 2*h, p.box.right() - table.x, h},
	} {
		p.hand(engine.Seat(s), at)
	}
	p.frame(table, thin)
	for s, at := range [4][2]float64{engine.North: {0.5, 0.17}, engine.South: {0.5, 0.83}, engine.West: {0.14, 0.5}, engine.East: {0.86, 0.5}} {
		spot := box{table.x + at[0]*table.w - 5*p.u, table.y + at[1]*table.h - 3*p.u, 10 * p.u, 6 * p.u}
		p.words(spot, i18n.T("seat.short."+engine.Seat(s).String()), p.font(9, engine.Seat(s) == p.deal.Dealer), centre)
	}
	return y + 3*h
}

// hand writes the cards of a seat, a line for each suit, high to low.
func (p *dealPage) hand(s engine.Seat, b box) {
	line := b.h / 5.6
	p.words(box{b.x, b.y, b.w, line}, p.name(s), p.font(11, true), left)
	for i, suit := range []engine.Suit{engine.Spades, engine.Hearts, engine.Clubs, engine.Diamonds} {
		y := b.y + line*(1.15+float64(i)*1.05)
		p.suit(int(suit), b.x+2.6*p.u, y+line/2, line*0.66, p.opt.Colour)
		p.words(box{b.x + 7*p.u, y, b.w - 7*p.u, line}, p.ranks(s, suit), p.font(12, false), left)
	}
}

// ranks returns a seat's cards of a suit from high to low.
func (p *dealPage) ranks(s engine.Seat, suit engine.Suit) string {
	text := ""
	rest := p.deal.Hands[s].Of(suit)
	if rest == 0 {
		return "–"
	}
	for rest != 0 {
		c := rest.Strongest(suit, p.trump())
		rest = rest.Without(c)
		text += p.rank(c.Rank()) + " "
	}
	return text
}

// trump returns the trump suit, and a suit that is none before it is chosen.
func (p *dealPage) trump() engine.Suit {
	if p.deal.Phase == engine.Bidding || p.deal.Phase == engine.PassedOut {
		return engine.Spades + 1
	}
	return p.deal.Trump
}

// rank returns a rank's letter as the cards on the screen have it.
func (p *dealPage) rank(r engine.Rank) string {
	dutch := map[engine.Rank]string{engine.Jack: "B", engine.Queen: "V", engine.King: "H"}
	switch {
	case r == engine.Ten:
		return "10"
	case p.opt.Letters == assets.Dutch && dutch[r] != "":
		return dutch[r]
	default:
		return r.String()
	}
}

// bids writes the bidding in one line.
func (p *dealPage) bids(y float64) float64 {
	base := y + 4*p.u
	x := p.run(p.box.x, base, i18n.T("paper.deal.bids"))
	for _, b := range p.deal.BidList() {
		seat := i18n.T("seat.short." + b.Seat.String())
		if b.Passed {
			x = p.run(x+3*p.u, base, i18n.T("paper.deal.pass", "Seat", seat))
			continue
		}
		x = p.run(x+3*p.u, base, seat)
		p.suit(int(b.Suit), x+3.6*p.u, base-1.4*p.u, 4*p.u, p.opt.Colour)
		x += 6.6 * p.u
	}
	return y + 5*p.u
}

// notes leaves lines to write on below.
func (p *dealPage) notes(y float64) {
	if y+14*p.u > p.box.bottom() {
		return
	}
	p.wordsOn(p.box, y, i18n.T("paper.deal.notes"), p.font(9, false), left)
	for y += 9 * p.u; y < p.box.bottom(); y += 9 * p.u {
		p.line(p.box.x, y, p.box.right(), y, hair)
	}
}
