package statistics

import (
	"cmp"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"klaverjas/app/frame"
	"klaverjas/app/stats"
	"klaverjas/app/store"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// ratingBody explains the rating with the numbers it is worked out from, and
// lists the deals behind them.
func (p *Page) ratingBody() frame.Body {
	return frame.Body{
		Objects: []fyne.CanvasObject{p.formula.Object(), p.last}, Zones: []frame.Zone{p.last},
		Layout: func(x, y, w, h, u float32) {
			left := 400 * u
			p.formula.Place(p.explanation(), x+4*u, y+4*u, left, h-8*u, u)
			p.last.Place(x+left+28*u, y, w-left-28*u, h, u)
		},
	}
}

// explanation works the rating out before the reader's eyes.
func (p *Page) explanation() string {
	r := p.data.ratings[p.opt.Player()]
	text := i18n.T("stats.rating.what", "Bot", words.Bot(stats.ReferenceBot)) + "\n\n"
	v, shown := r.Value()
	if !shown {
		return text + i18n.T("stats.rating.few", "N", r.Deals, "Of", stats.RatingEnough)
	}
	return text + i18n.T("stats.rating.work",
		"Deals", r.Deals, "Sum", words.Signed(float64(r.Sum), 0), "Abs", max(r.Sum, -r.Sum), "Mean", words.Signed(r.Average(), 2), "Squares", r.Squares,
		"Deviation", words.Decimal(r.Deviation(), 1), "Rating", words.Decimal(v, 0), "Off", words.Decimal(r.Uncertainty(), 0),
		"Better", r.Better, "Equal", r.Equal, "Worse", r.Worse) +
		"\n\n" + i18n.T("stats.rating.scale")
}

func lastHead() []frame.Column {
	trailing := fyne.TextAlignTrailing
	return []frame.Column{
		{Title: i18n.T("stats.last.match"), Width: 90, Align: trailing},
		{Title: i18n.T("stats.last.deal"), Width: 70, Align: trailing},
		{Title: i18n.T("stats.last.mine"), Width: 100, Align: trailing},
		{Title: words.Bot(stats.ReferenceBot), Width: 100, Align: trailing},
		{Title: i18n.T("stats.last.difference"), Width: 100, Align: trailing},
	}
}

// lastRow says one rated deal.
func (p *Page) lastRow(i int) []frame.Cell {
	r := &p.data.last[i]
	d := r.Mine - r.Bots
	return []frame.Cell{
		{Text: strconv.FormatInt(int64(r.Match), 10), Dim: true},
		{Text: strconv.Itoa(r.Index + 1), Dim: true},
		{Text: words.Signed(float64(r.Mine), 0)},
		{Text: words.Signed(float64(r.Bots), 0)},
		{Text: words.Signed(float64(d), 0), Bold: true, Alarm: d < 0},
	}
}

// ranked is a line of the ranking: a person or a kind of bot.
type ranked struct {
	person bool
	player store.Player
	name   string
	rating stats.Rating
}

// rankList returns people and bots, the strongest first; those without a
// rating come last.
func (p *Page) rankList() []ranked {
	var all []ranked
	for _, who := range p.data.players {
		all = append(all, ranked{person: true, player: who, name: who.Name, rating: p.data.ratings[who.ID]})
	}
	if r, any := p.data.ratings[0]; any || len(p.data.players) == 0 {
		all = append(all, ranked{person: true, name: i18n.T("stats.nobody"), rating: r})
	}
	for _, l := range stats.Levels() {
		if i18n.Has("level." + l.Bot) {
			all = append(all, ranked{name: words.Bot(l.Bot), rating: l.Rating})
		}
	}
	slices.SortStableFunc(all, func(a, b ranked) int {
		va, sa := a.rating.Value()
		vb, sb := b.rating.Value()
		if sa != sb {
			return cmp.Compare(btoi(sb), btoi(sa))
		}
		return cmp.Compare(vb, va)
	})
	return all
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

func rankHead() []frame.Column {
	trailing := fyne.TextAlignTrailing
	return []frame.Column{
		{Title: "", Width: 40, Align: trailing},
		{Title: i18n.T("stats.rank.name"), Width: 260},
		{Title: i18n.T("stats.rank.rating"), Width: 170, Align: trailing},
		{Title: i18n.T("stats.rank.deals"), Width: 110, Align: trailing},
		{Title: i18n.T("stats.rank.better"), Width: 110, Align: trailing},
		{Title: i18n.T("stats.rank.equal"), Width: 110, Align: trailing},
		{Title: i18n.T("stats.rank.worse"), Width: 110, Align: trailing},
	}
}

func (p *Page) rankRow(i int) []frame.Cell {
	l := p.rankList()[i]
	place := strconv.Itoa(i + 1)
	if _, shown := l.rating.Value(); !shown {
		place = dash
	}
	name := frame.Cell{Text: l.name, Bold: l.person, Dim: !l.person}
	if card, err := engine.ParseCard(l.player.Avatar); l.person && err == nil {
		name.Suit, name.HasSuit = card.Suit(), true
	}
	return []frame.Cell{
		{Text: place},
		name,
		{Text: rating(&l.rating), Bold: true},
		{Text: strconv.Itoa(l.rating.Deals), Dim: true},
		{Text: strconv.Itoa(l.rating.Better), Dim: true},
		{Text: strconv.Itoa(l.rating.Equal), Dim: true},
		{Text: strconv.Itoa(l.rating.Worse), Dim: true},
	}
}

// rankingBody is the ranking with what can be done with people.
func (p *Page) rankingBody() frame.Body {
	return frame.Body{
		Objects: append([]fyne.CanvasObject{p.ranking}, p.people.Objects()...), Zones: []frame.Zone{p.ranking, p.people},
		Layout: func(x, y, w, h, u float32) {
			p.ranking.Place(x, y, w, h-48*u, u)
			p.people.Place(x, y+h-38*u, w, 38*u, u)
		},
	}
}

// goToPerson puts the mark of the ranking on somebody, who may be elsewhere
// in it than before.
func (p *Page) goToPerson(id store.PlayerID) {
	for i, l := range p.rankList() {
		if l.person && l.player.ID == id {
			p.ranking.Go(i)
		}
	}
}

// person returns the person that the keyboard is on, and whether it is one.
func (p *Page) person() (store.Player, bool) {
	row, _ := p.ranking.At()
	if all := p.rankList(); row < len(all) && all[row].person && all[row].player.ID != 0 {
		return all[row].player, true
	}
	return store.Player{}, false
}

func (p *Page) peopleButtons() *frame.Buttons {
	nobody := func() bool { _, is := p.person(); return !is }
	return frame.NewButtons(
		frame.Choice{ID: "choose", Label: p.chooseLabel, Tapped: p.choose, Hidden: nobody},
		frame.Choice{ID: "edit", Label: func() string { return i18n.T("stats.people.edit") }, Hidden: nobody, Tapped: func() {
			if who, is := p.person(); is {
				p.opt.Edit(who, p.Reload)
			}
		}},
		frame.Choice{ID: "remove", Label: func() string { return i18n.T("stats.people.remove") }, Hidden: func() bool {
			who, is := p.person()
			return !is || who.ID == p.opt.Player()
		}, Tapped: func() {
			if who, is := p.person(); is {
				p.opt.Remove(who, p.Reload)
			}
		}},
		frame.Choice{ID: "add", Label: func() string { return i18n.T("stats.people.add") }, Tapped: func() { p.opt.Add(p.Reload) }},
	)
}

func (p *Page) chooseLabel() string {
	who, _ := p.person()
	return i18n.T("stats.people.choose", "Name", who.Name)
}

func (p *Page) choose() {
	if who, is := p.person(); is {
		p.opt.Choose(who)
		p.Reload()
	}
}

// Avatars are the pictures that a person can have: the suits of these cards.
var Avatars = []string{"HA", "SA", "DA", "CA"}
