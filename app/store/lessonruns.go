package store

import "database/sql"

func init() { Register(lessonRunTopic) }

// lessonRunTopic keeps what was answered in lessons that are under way.
var lessonRunTopic = Topic{
	Name: "lesson_runs",
	Steps: []string{`
CREATE TABLE lesson_runs (
	id      INTEGER PRIMARY KEY,
	name    TEXT    NOT NULL UNIQUE, -- of the lesson
	tried   INTEGER NOT NULL, -- a bit for each step whose question was tried, from the lowest
	right   INTEGER NOT NULL, -- the same where the first try was right
	touched INTEGER NOT NULL  -- milliseconds since 1970
) STRICT`},
}

// LessonRun is what was answered so far in a lesson that is under way: a bit
// for each of at most 63 steps.
type LessonRun struct {
	Name  string // of the lesson
	Tried uint64 // whose question was tried
	Right uint64 // whose first try was right
}

// LessonRuns returns the runs of all lessons that were begun, by name. A
// lesson that was last left by an older version has none.
func (s *Store) LessonRuns() (map[string]LessonRun, error) {
	runs := map[string]LessonRun{}
	err := s.Read(func(db *sql.DB) error {
		all, err := collect(db, scanLessonRun, `SELECT name, tried, right FROM lesson_runs`)
		for _, r := range all {
			runs[r.Name] = r
		}
		return err
	})
	return runs, err
}

func scanLessonRun(r row) (run LessonRun, err error) {
	err = r.Scan(&run.Name, &run.Tried, &run.Right)
	return run, err
}

// KeepLessonRun keeps the run of a lesson in place of an older one.
func (s *Store) KeepLessonRun(r LessonRun) error {
	return s.Write(func(tx *sql.Tx) error {
		_, err := tx.Exec(`INSERT INTO lesson_runs (name, tried, right, touched) VALUES (?, ?, ?, ?)
			ON CONFLICT (name) DO UPDATE SET tried = excluded.tried, right = excluded.right, touched = excluded.touched`,
			r.Name, r.Tried, r.Right, s.now().UnixMilli())
		return err
	})
}
