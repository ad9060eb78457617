package statistics

import (
	"context"
	"log/slog"
	"slices"

	"fyne.io/fyne/v2"

	"klaverjas/app/stats"
	"klaverjas/app/store"
)

// recent is how many of the newest deals the charts show.
const recent = 1000

// data is what the page shows, read from the store away from the main
// goroutine. The rating is worked out in the background as long as the page is
// open.
type data struct {
	report  stats.Report
	signals stats.Signals
	deals   []store.Deal // the newest, the oldest of them first
	players []store.Player
	ratings map[store.PlayerID]stats.Rating
	last    []store.Reference // the newest rated deals of the person
	loss    []stats.Loss      // where cards are judged

	todo   bool // deals are still being played again
	failed bool
}

// read reads what the first tabs show, for a person or for everybody.
func read(st *store.Store, judged stats.Judged, player store.PlayerID) data {
	var d data
	keep := func(err error) {
		if err != nil {
			slog.Error("statistics not read", "error", err)
			d.failed = true
		}
	}
	var err error
	d.report, err = stats.Load(st, store.Filter{Player: player})
	keep(err)
	d.signals, err = stats.LoadSignals(st, player)
	keep(err)
	d.deals, _, err = st.Deals(stats.Rated(player), store.Page{Limit: recent, Uncounted: true})
	keep(err)
	slices.Reverse(d.deals)
	d.players, err = st.Players()
	keep(err)
	if judged != nil {
		d.loss, err = judged.Losses(player)
		keep(err)
	}
	return d
}

func (d *data) readRatings(st *store.Store, player store.PlayerID, keep func(error)) {
	var err error
	d.ratings, err = stats.LoadRatings(st)
	keep(err)
	d.last, err = stats.Last(st, player, 200)
	keep(err)
}

// load reads everything and then has the reference bot play what it has not
// played yet.
func (p *Page) load() {
	p.stop()
	ctx, stop := context.WithCancel(context.Background())
	p.stop = stop
	st, judged, player := p.opt.Store, p.opt.Judged, p.opt.Player()
	p.opt.Run.Away()(func() {
		d := read(st, judged, player)
		d.todo = true
		p.show(ctx, d)
		d.readRatings(st, player, func(error) {})
		p.show(ctx, d)
		err := stats.FillReferences(ctx, st, stats.Rated(0), func(int) {
			if ctx.Err() == nil {
				d.readRatings(st, player, func(error) {})
				p.show(ctx, d)
			}
		})
		if err != nil && ctx.Err() == nil {
			slog.Error("rating not worked out to its end", "error", err)
		}
		d.todo = false
		d.readRatings(st, player, func(error) {})
		p.show(ctx, d)
	})
}

// show takes what has been read, unless the page is closed or has read again.
func (p *Page) show(ctx context.Context, d data) {
	fyne.Do(func() {
		if ctx.Err() == nil {
			on := p.opt.Player()
			if who, is := p.person(); is && p.ready {
				on = who.ID
			}
			p.data, p.ready = d, true
			p.goToPerson(on)
			p.Refresh()
		}
	})
}
