package store

import (
	"database/sql"
	"time"
)

// Player is a person who plays at this computer.
type Player struct {
	ID     PlayerID
	Name   string
	Avatar string // names a picture
	Since  time.Time
}

func init() { Register(playerTopic) }

// playerTopic keeps the people who play here.
var playerTopic = Topic{
	Name: "players",
	Steps: []string{`
CREATE TABLE players (
	id     INTEGER PRIMARY KEY AUTOINCREMENT,
	name   TEXT    NOT NULL,
	avatar TEXT    NOT NULL,
	since  INTEGER NOT NULL -- milliseconds since 1970
) STRICT`},
}

// Players returns the people who play at this computer, by name.
func (s *Store) Players() (all []Player, err error) {
	err = s.Read(func(db *sql.DB) (err error) {
		all, err = collect(db, scanPlayer, `SELECT id, name, avatar, since FROM players ORDER BY name COLLATE NOCASE, id`)
		return err
	})
	return all, err
}

func scanPlayer(r row) (p Player, err error) {
	var since int64
	err = r.Scan(&p.ID, &p.Name, &p.Avatar, &since)
	p.Since = moment(since)
	return p, err
}

// AddPlayer adds a person.
func (s *Store) AddPlayer(name, avatar string) (Player, error) {
	p := Player{Name: name, Avatar: avatar, Since: moment(s.now().UnixMilli())}
	err := s.Write(func(tx *sql.Tx) error {
		r, err := tx.Exec(`INSERT INTO players (name, avatar, since) VALUES (?, ?, ?)`, name, avatar, p.Since.UnixMilli())
		if err != nil {
			return err
		}
		id, err := r.LastInsertId()
		p.ID = PlayerID(id)
		return err
	})
	return p, err
}

// SetPlayer changes a person's name and avatar.
func (s *Store) SetPlayer(p Player) error {
	return s.Write(func(tx *sql.Tx) error {
		_, err := tx.Exec(`UPDATE players SET name = ?, avatar = ? WHERE id = ?`, p.Name, p.Avatar, p.ID)
		return err
	})
}

// RemovePlayer removes a person; his matches stay and are nobody's in particular.
func (s *Store) RemovePlayer(id PlayerID) error {
	return s.Write(func(tx *sql.Tx) error {
		if _, err := tx.Exec(`UPDATE matches SET player = 0 WHERE player = ?`, id); err != nil {
			return err
		}
		if _, err := tx.Exec(`DELETE FROM players WHERE id = ?`, id); err != nil {
			return err
		}
		return recountAll(tx)
	})
}
