package store

import "database/sql"

func init() { Register(lessonTopic) }

// lessonTopic keeps how far each lesson was followed.
var lessonTopic = Topic{
	Name: "lessons",
	Steps: []string{`
CREATE TABLE lessons (
	id      INTEGER PRIMARY KEY,
	name    TEXT    NOT NULL UNIQUE,
	step    INTEGER NOT NULL, -- the one to go on with, from 0
	best    INTEGER NOT NULL, -- most questions answered right at the first try
	done    INTEGER NOT NULL, -- times followed to the end
	touched INTEGER NOT NULL  -- milliseconds since 1970
) STRICT`},
}

// LessonMark is how far one lesson was followed.
type LessonMark struct {
	Name string
	Step int // the one to go on with, from 0
	Best int // most questions answered right at the first try, in one go
	Done int // times followed to the end
}

// Lessons returns the marks of all lessons that were begun, by name.
func (s *Store) Lessons() (map[string]LessonMark, error) {
	marks := map[string]LessonMark{}
	err := s.Read(func(db *sql.DB) error {
		all, err := collect(db, scanLesson, `SELECT name, step, best, done FROM lessons`)
		for _, m := range all {
			marks[m.Name] = m
		}
		return err
	})
	return marks, err
}

func scanLesson(r row) (m LessonMark, err error) {
	err = r.Scan(&m.Name, &m.Step, &m.Best, &m.Done)
	return m, err
}

// KeepLesson keeps the mark of a lesson in place of an older one.
func (s *Store) KeepLesson(m LessonMark) error {
	return s.Write(func(tx *sql.Tx) error {
		_, err := tx.Exec(`INSERT INTO lessons (name, step, best, done, touched) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT (name) DO UPDATE SET step = excluded.step, best = excluded.best, done = excluded.done, touched = excluded.touched`,
			m.Name, m.Step, m.Best, m.Done, s.now().UnixMilli())
		return err
	})
}
