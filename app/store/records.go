package store

import (
	"database/sql"
	"errors"
	"io"
	"strconv"
	"strings"
	"time"

	"klaverjas/engine"
)

// The tags of a match that was played here.
const (
	tagDate   = "Date"
	tagUndone = "Undone"
)

// Export writes the text records of matches, one after the other; of all
// matches, in the order in which they came, if none are named. It returns how
// many were written; those that cannot be read whole are left out. The error is
// ErrNoMatch or the writer's, or a *ReplayError where none could be read.
func (s *Store) Export(w io.Writer, ids ...MatchID) (written int, err error) {
	names, err := s.playerNames()
	if err == nil && len(ids) == 0 {
		ids, err = s.all()
	}
	if err != nil {
		return 0, err
	}
	var broken *ReplayError
	for _, id := range ids {
		l, err := s.LoadMatch(id)
		if errors.As(err, &broken) {
			continue
		}
		if err != nil {
			return written, err
		}
		text := engine.Record{Match: l.Game, Tags: l.tags(names)}.String()
		if written > 0 {
			text = "\n" + text
		}
		if _, err := io.WriteString(w, text); err != nil {
			return written, err
		}
		written++
	}
	if written == 0 && broken != nil {
		return 0, broken
	}
	return written, nil
}

// all returns the numbers of all matches.
func (s *Store) all() (ids []MatchID, err error) {
	err = s.Read(func(db *sql.DB) (err error) {
		ids, err = collect(db, scanID, `SELECT id FROM matches WHERE deleted = 0 ORDER BY id`)
		return err
	})
	return ids, err
}

func (s *Store) playerNames() (map[PlayerID]string, error) {
	people, err := s.Players()
	names := map[PlayerID]string{}
	for _, p := range people {
		names[p.ID] = p.Name
	}
	return names, err
}

// tags returns what a record tells of a match: when, who, and whether actions
// were taken back. An imported match keeps the tags it came with.
func (m *Match) tags(names map[PlayerID]string) []engine.Tag {
	if m.Kind == Imported {
		return m.Tags
	}
	tags := []engine.Tag{{Key: tagDate, Value: m.Started.Format(time.RFC3339)}}
	for i, key := range seatTags {
		name := m.Seats[i]
		if name == Human {
			name = names[m.Player]
		}
		if name != "" {
			tags = append(tags, engine.Tag{Key: key, Value: name})
		}
	}
	if m.Undone > 0 {
		tags = append(tags, engine.Tag{Key: tagUndone, Value: strconv.Itoa(m.Undone)})
	}
	return tags
}

// seatTags are the tags for who sat where, by seat.
var seatTags = [4]string{"South", "West", "North", "East"}

// Imports is what an import brought.
type Imports struct {
	Added []MatchID
	Known []MatchID // were here already
}

// longestImport is how long a text can be imported, in bytes.
const longestImport = 64 << 20

// ErrTooLong is returned for a text that is too long to be imported.
var ErrTooLong = errors.New("text is too long")

// Import reads text records and keeps their matches. If one of them is wrong
// none is kept and the error is an *engine.ParseError with line and column.
// Matches that are in the store already are left out.
func (s *Store) Import(r io.Reader) (Imports, error) {
	text, err := io.ReadAll(io.LimitReader(r, longestImport+1))
	switch {
	case err != nil:
		return Imports{}, err
	case len(text) > longestImport:
		return Imports{}, ErrTooLong
	}
	records, err := engine.ParseRecords(string(text))
	if err != nil {
		return Imports{}, err
	}
	var done Imports
	err = s.Write(func(tx *sql.Tx) error {
		done = Imports{}
		for _, rec := range records {
			if err := s.importOne(tx, rec, &done); err != nil {
				return err
			}
		}
		return nil
	})
	return done, err
}

// importOne keeps a match unless it is here.
func (s *Store) importOne(tx *sql.Tx, rec engine.Record, done *Imports) error {
	actions := actionsOf(&rec.Match)
	if len(actions) > mostActions {
		return ErrTooLong
	}
	id, err := findSame(tx, &rec.Match, actions)
	if err != nil {
		return err
	}
	if id != 0 {
		done.Known = append(done.Known, id)
		return nil
	}
	setup := Setup{Rules: rec.Match.Rules, Seed: rec.Match.Seed, Sealed: rec.Match.Sealed, Kind: Imported, Seats: seatsIn(rec.Tags)}
	if id, err = s.insertMatch(tx, setup, rec.Tags, s.dateIn(rec.Tags)); err != nil {
		return err
	}
	done.Added = append(done.Added, id)
	return recount(tx, id, func() error { return s.insertWhole(tx, id, &rec, actions) })
}

// insertWhole writes the actions and deals of a match that is there at once.
func (s *Store) insertWhole(tx *sql.Tx, id MatchID, rec *engine.Record, actions []engine.Action) error {
	insert, err := tx.Prepare(`INSERT INTO events VALUES (?, ?)`)
	if err != nil {
		return err
	}
	defer insert.Close()
	for at, a := range actions {
		if _, err := insert.Exec(eventRow(id, at), actionCode(a)); err != nil {
			return err
		}
	}
	_, err = tx.Exec(`UPDATE matches SET actions = ?, state = 2 WHERE id = ?`, len(actions), id)
	if err != nil {
		return err
	}
	for i := range rec.Match.Deals {
		if rec.Match.Deals[i].Practice {
			if err := s.addUndone(tx, DealKey{id, i}, 0); err != nil {
				return err
			}
		}
		if rec.Match.Deals[i].Phase != engine.Settled {
			continue
		}
		if err := settled(tx, DealKey{id, i}, &rec.Match); err != nil {
			return err
		}
	}
	return setProgress(tx, id, &rec.Match)
}

// actionsOf returns the actions that led to a match.
func actionsOf(m *engine.Match) []engine.Action {
	var all []engine.Action
	for i := range m.Deals {
		if i > 0 {
			all = append(all, engine.Action{Kind: engine.NextDeal, Card: engine.NoCard})
		}
		all = append(all, m.Deals[i].Actions()...)
	}
	return all
}

// findSame returns the match with the same rules, seed and actions, 0 if there is none.
func findSame(tx *sql.Tx, m *engine.Match, actions []engine.Action) (MatchID, error) {
	ids, err := collect(tx, scanID, `SELECT id FROM matches WHERE seed = ? AND sealed = ? AND rules = ? AND actions = ? AND deleted = 0`,
		int64(m.Seed), m.Sealed, m.Rules.String(), len(actions))
	if err != nil {
		return 0, err
	}
	for _, id := range ids {
		codes, err := events(tx, id)
		if err != nil {
			return 0, err
		}
		practice, err := practiceDeals(tx, id)
		if err != nil {
			return 0, err
		}
		if sameActions(codes, actions) && samePractice(practice, m) {
			return id, nil
		}
	}
	return 0, nil
}

// sameActions compares actions; which of two partners claimed is of no account.
func sameActions(codes []int64, actions []engine.Action) bool {
	if len(codes) != len(actions) {
		return false
	}
	for i, a := range actions {
		same := actionOf(codes[i])
		if same.Kind == engine.Claim && a.Kind == engine.Claim {
			continue
		}
		if codes[i] != actionCode(a) {
			return false
		}
	}
	return true
}

func samePractice(practice map[int]bool, m *engine.Match) bool {
	for i := range m.Deals {
		if m.Deals[i].Practice != practice[i] {
			return false
		}
	}
	return true
}

// longestName is how many bytes of a name are kept as who sat at a seat.
const longestName = 100

func seatsIn(tags []engine.Tag) (seats [4]string) {
	for _, t := range tags {
		for i, key := range seatTags {
			if t.Key == key {
				name := strings.ToValidUTF8(t.Value, "")
				seats[i] = strings.ToValidUTF8(name[:min(len(name), longestName)], "")
			}
		}
	}
	return seats
}

// dateIn returns when a record says that its match began, now if it does not.
func (s *Store) dateIn(tags []engine.Tag) time.Time {
	for _, t := range tags {
		for _, form := range []string{time.RFC3339, time.DateOnly} {
			date, err := time.Parse(form, t.Value)
			if t.Key == tagDate && err == nil && date.Year() >= 1900 && date.Year() < 2200 {
				return date
			}
		}
	}
	return s.now()
}
