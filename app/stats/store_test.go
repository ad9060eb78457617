package stats

import (
	"database/sql"
	"slices"
	"strings"
	"testing"

	"klaverjas/app/session"
	"klaverjas/app/session/sessiontest"
	"klaverjas/app/store"
	"klaverjas/engine"
)

// played is a match in the store, with what it was played by.
type played struct {
	setup store.Setup
	state store.State
	match engine.Match
}

// openStore returns an empty store of the test's own.
func openStore(t testing.TB) *store.Store {
	t.Helper()
	s, notice, err := store.Open(t.TempDir())
	if err != nil || notice.Kind != store.NoNotice {
		t.Fatal(err, notice)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// playMatch has four bots play a match; it is left after a number of deals if
// stop is not 0, and given up if its seed is even. Among weak bots a deal is
// played again now and then, as practice.
func playMatch(t testing.TB, setup store.Setup, stop int) played {
	t.Helper()
	m, err := engine.NewMatch(setup.Rules, setup.Seed)
	if setup.Sealed {
		m, err = engine.NewSealedMatch(setup.Rules, setup.Seed)
	}
	if err != nil {
		t.Fatal(err)
	}
	players := sit(t, setup)
	random := engine.NewRandom(setup.Seed)
	for !m.Over() && (stop == 0 || len(m.Settled()) < stop) {
		if m.Deal().Phase == engine.Settled && setup.Seats[engine.West] != ReferenceBot && random.Below(6) == 0 {
			if m, err = m.PlayAgain(); err != nil {
				t.Fatal(err)
			}
		}
		m = sessiontest.Step(t, m, players)
	}
	p := played{setup, store.Finished, m}
	if !m.Over() {
		p.state = store.Running
		if setup.Seed%2 == 0 {
			p.state = store.Abandoned
		}
	}
	return p
}

// keep brings matches into a store at once, by import, and then has them be
// what their setups say.
func keep(t testing.TB, st *store.Store, all []played) {
	t.Helper()
	var text strings.Builder
	for _, p := range all {
		text.WriteString(engine.Record{Match: p.match}.String() + "\n")
	}
	done, err := st.Import(strings.NewReader(text.String()))
	if err != nil || len(done.Added) != len(all) {
		t.Fatal(err, len(done.Added))
	}
	// Out of the sums while they change, and in again.
	if err := st.Delete(done.Added...); err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := st.Undelete(done.Added...); err != nil {
			t.Fatal(err)
		}
	}()
	err = st.Write(func(tx *sql.Tx) error {
		for i, p := range all {
			seats := p.setup.Seats
			_, err := tx.Exec(`UPDATE matches SET kind = ?, state = ?, player = ?, south = ?, west = ?, north = ?, east = ? WHERE id = ?`,
				p.setup.Kind, p.state, p.setup.Player, seats[0], seats[1], seats[2], seats[3], done.Added[i])
			if err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// sit returns the players of a setup; a random one sits where the person would.
func sit(t testing.TB, setup store.Setup) [4]session.Player {
	t.Helper()
	names := setup.Seats
	for s := range names {
		if names[s] == store.Human {
			names[s] = "random"
		}
	}
	return sessiontest.Bots(t, setup.Seed, names[:]...)
}

// setups returns varied matches of a few deals each: every profile, several
// lengths and bots, practice among them.
func setups(n int) []store.Setup {
	var all []store.Setup
	kinds := []string{"random", "first-legal"}
	for i := range n {
		p := engine.Profiles()[i%len(engine.Profiles())]
		p.Rules.Deals = 1 + i%4
		if i%3 == 0 {
			p.Rules.Signals = engine.SignalsLow
		}
		s := store.Setup{
			Rules: p.Rules, Seed: uint64(i), Sealed: i%2 == 0,
			Seats: [4]string{store.Human, kinds[i/10%2], kinds[i/20%2], kinds[i/10%2]},
		}
		if i%25 == 0 {
			s.Kind = store.Practice
		}
		all = append(all, s)
	}
	return all
}

func raws(all []played) []Raw {
	var raw []Raw
	for _, p := range all {
		raw = append(raw, Raw{engine.Record{Match: p.match}.String(), p.state, p.setup.Kind, p.setup.Seats})
	}
	return raw
}

// Every figure that the store's sums give is what the records give, one by one.
func TestFiguresAgreeWithTheRecords(t *testing.T) {
	n := 1000
	if testing.Short() {
		n = 60
	}
	st := openStore(t)
	var all []played
	for i, setup := range setups(n) {
		stop := 0
		if i%15 == 7 {
			stop = 1
		}
		all = append(all, playMatch(t, setup, stop))
	}
	keep(t, st, all)
	got, err := Load(st, store.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	want, err := Slow(raws(all))
	if err != nil {
		t.Fatal(err)
	}
	compareReports(t, got, want)
	honours, err := LoadHonours(st, 0)
	if err != nil {
		t.Fatal(err)
	}
	signals, err := LoadSignals(st, 0)
	if err != nil {
		t.Fatal(err)
	}
	wantHonours, wantSignals := slowDealt(all)
	if honours != wantHonours {
		t.Errorf("dealt\n%+v\nwant\n%+v", honours, wantHonours)
	}
	if signals != wantSignals || signals.Asked.Of == 0 || signals.Answered.Of == 0 {
		t.Errorf("signals %+v, want %+v", signals, wantSignals)
	}
	t.Logf("%d matches, %d deals: all figures agree", n, got.All.Sums.Deals)
}

func compareReports(t *testing.T, got, want Report) {
	t.Helper()
	if got.Apart != want.Apart {
		t.Errorf("kept apart %+v, want %+v", got.Apart, want.Apart)
	}
	if got.All != want.All {
		t.Errorf("all\n%+v\nwant\n%+v", got.All, want.All)
	}
	if !slices.Equal(got.ByProfile, want.ByProfile) {
		t.Errorf("by profile\n%+v\nwant\n%+v", got.ByProfile, want.ByProfile)
	}
	if !slices.Equal(got.ByBots, want.ByBots) {
		t.Errorf("by bots\n%+v\nwant\n%+v", got.ByBots, want.ByBots)
	}
	if got.All.Sums.Deals == 0 || got.Apart.Abandoned == 0 || got.Apart.Open == 0 || got.Apart.Practice == 0 || got.All.Matches.Tied+got.All.Matches.Lost == 0 {
		t.Errorf("something was never played: %+v", got)
	}
}

// slowDealt counts honours and signals card by card.
func slowDealt(all []played) (h Honours, s Signals) {
	for _, p := range all {
		if p.setup.Kind != store.Ordinary {
			continue
		}
		for _, d := range p.match.Settled() {
			h.Deals++
			h.Makers[d.Bids[d.BidCount-1].Seat]++
			for seat, hand := range d.Hands {
				for c := range hand.All() {
					i := slices.Index([]string{"J", "9", "A"}, c.Rank().String())
					if i < 0 {
						continue
					}
					h.Dealt[seat][i]++
					h.Trump[seat][i] += b2i(c.Suit() == d.Trump)
				}
			}
			if !d.Practice && p.state != store.Abandoned {
				slowSignals(&d, &s)
			}
		}
	}
	return h, s
}

// slowSignals counts the signals of a deal from its actions alone.
func slowSignals(d *engine.Deal, s *Signals) {
	if d.Rules.Signals != engine.SignalsLow {
		return
	}
	var plays []engine.Action
	for _, a := range d.Actions() {
		if a.Kind == engine.Play {
			plays = append(plays, a)
		}
	}
	for at := 0; at+4 <= len(plays); at += 4 {
		trick, after := plays[at:at+4], plays[at+4:]
		for _, a := range trick {
			suit := a.Card.Suit()
			low := slices.Contains([]string{"7", "8", "9"}, a.Card.Rank().String())
			if !low || suit == trick[0].Card.Suit() || suit == d.Trump || taker(trick, d.Trump) != a.Seat.Partner() {
				continue
			}
			switch a.Seat {
			case engine.South:
				s.Asked.Of++
				s.Asked.N += b2i(holderOfBest(after, suit) == engine.South)
			case engine.North:
				if followed, could := nextLead(after, suit); could {
					s.Answered.Of++
					s.Answered.N += b2i(followed)
				}
			}
		}
	}
}

// taker returns who takes a trick of four plays.
func taker(trick []engine.Action, trump engine.Suit) engine.Seat {
	best, most := trick[0].Seat, -1
	for _, a := range trick {
		order, worth := "789JQKTA", 0
		switch a.Card.Suit() {
		case trump:
			order, worth = "78QKTA9J", 100
		case trick[0].Card.Suit():
		default:
			continue
		}
		if worth += strings.Index(order, a.Card.Rank().String()); worth > most {
			best, most = a.Seat, worth
		}
	}
	return best
}

// holderOfBest returns who plays the highest plain card of a suit that is still
// to come, nobody's seat if there is none.
func holderOfBest(after []engine.Action, suit engine.Suit) engine.Seat {
	holder, most := engine.Seat(99), -1
	for _, a := range after {
		if at := strings.Index("789JQKTA", a.Card.Rank().String()); a.Card.Suit() == suit && at > most {
			holder, most = a.Seat, at
		}
	}
	return holder
}

// nextLead tells whether South leads a suit at his first lead while he still has
// a card of it, and whether there is such a lead.
func nextLead(after []engine.Action, suit engine.Suit) (followed, could bool) {
	for at := 0; at+4 <= len(after); at += 4 {
		has := slices.ContainsFunc(after[at:], func(a engine.Action) bool { return a.Seat == engine.South && a.Card.Suit() == suit })
		if !has {
			return false, false
		}
		if after[at].Seat == engine.South {
			return after[at].Card.Suit() == suit, true
		}
	}
	return false, false
}
