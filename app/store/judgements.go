package store

import (
	"database/sql"
	"errors"
	"time"
)

// Judgement is what the coach made of a deal. What it says of every decision
// is kept as it was handed in; beside it stand the figures of the cards of the
// person here, for statistics.
type Judgement struct {
	DealKey
	Coach     string // which coach it was: another one judges anew
	Data      []byte
	Decisions int // cards of the person at South that were not the only ones
	Loss      int // tenths of expected points lost by them
	Errors    int // of them: an inaccuracy or worse
}

// MatchLoss is what a person's cards in one match lost.
type MatchLoss struct {
	Started   time.Time
	Decisions int
	Loss      int // tenths of expected points
}

func init() { Register(judgementTopic) }

// judgementTopic keeps the judgements of deals that were reviewed.
var judgementTopic = Topic{
	Name: "judgements",
	Steps: []string{`
CREATE TABLE judgements (
	deal      INTEGER PRIMARY KEY, -- the number of its row among the deals
	coach     TEXT    NOT NULL,
	data      BLOB    NOT NULL,
	decisions INTEGER NOT NULL,
	loss      INTEGER NOT NULL,
	errors    INTEGER NOT NULL
) STRICT`},
	Dropped: func(tx *sql.Tx, id MatchID, from int) error {
		low, high := rowsOf(id, from)
		_, err := tx.Exec(`DELETE FROM judgements WHERE deal BETWEEN ? AND ?`, low, high)
		return err
	},
}

// KeepJudgement keeps a judgement in place of an older one of its deal.
func (s *Store) KeepJudgement(j Judgement) error {
	return s.Write(func(tx *sql.Tx) error {
		_, err := tx.Exec(`INSERT OR REPLACE INTO judgements VALUES (?, ?, ?, ?, ?, ?)`,
			j.row(), j.Coach, j.Data, j.Decisions, j.Loss, j.Errors)
		return err
	})
}

// JudgementOf returns what a coach made of a deal, and whether that is kept.
func (s *Store) JudgementOf(key DealKey, coach string) (j Judgement, ok bool, err error) {
	j = Judgement{DealKey: key, Coach: coach}
	err = s.Read(func(db *sql.DB) error {
		row := db.QueryRow(`SELECT data, decisions, loss, errors FROM judgements WHERE deal = ? AND coach = ?`, key.row(), coach)
		err := row.Scan(&j.Data, &j.Decisions, &j.Loss, &j.Errors)
		ok = err == nil
		if errors.Is(err, sql.ErrNoRows) {
			return nil
		}
		return err
	})
	return j, ok, err
}

// Losses returns what a person's cards lost in the ordinary deals that were
// judged and in which no hint told him what to do, match by match, the oldest
// first; of everybody for player 0. Matches given up count for nothing.
func (s *Store) Losses(player PlayerID) (all []MatchLoss, err error) {
	err = s.Read(func(db *sql.DB) (err error) {
		all, err = collect(db, scanLoss, `SELECT m.started, sum(j.decisions), sum(j.loss)
			FROM judgements j JOIN deals d ON d.id = j.deal JOIN matches m ON m.id = j.deal >> ?
			WHERE m.deleted = 0 AND m.kind = 0 AND m.state <> 2 AND d.practice = 0 AND d.id NOT IN (SELECT id FROM advised) AND (? = 0 OR m.player = ?)
			GROUP BY m.id ORDER BY m.id`, part, player, player)
		return err
	})
	return all, err
}

func scanLoss(r row) (l MatchLoss, err error) {
	var started int64
	err = r.Scan(&started, &l.Decisions, &l.Loss)
	l.Started = moment(started)
	return l, err
}
