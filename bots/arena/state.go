package arena

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"
)

// state is the file that keeps the boards of a match, as text: the lines of
// heading, and then one line for each board, such as
//
//	board 1 margin -12.5 | maker 1 made 1 nat 0 pit 0 faults 0 illegal 0 ns 8120,16034 | maker 1 ...
//
// where the two halves are bots A and B and ns is how long each bid and card took.
type state struct{ file *os.File }

// heading is what must be the same for a match to go on: all that decides the
// boards. How many are wanted may change.
func (job *Job) heading() string {
	limit := "none"
	if outside(job.A, job.B) {
		limit = job.Limit.String()
	}
	return fmt.Sprintf("klaverjas-arena match, state 1\na %s\nb %s\nrules %s\nseed %d\ncard_play_only %t\nlimit %s\n",
		job.A, job.B, job.Rules, job.Seed, job.CardPlayOnly, limit)
}

// openState opens a job's state file and returns the boards in it. A file that
// is not there or empty is begun. A last line that was cut off is dropped. It
// is an error if the file holds something else.
func openState(job *Job) ([]board, *state, error) {
	if job.State == "" {
		return nil, nil, nil
	}
	f, err := os.OpenFile(job.State, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, nil, err
	}
	boards, err := resume(f, job.heading())
	if err != nil {
		f.Close()
		return nil, nil, fmt.Errorf("%s: %w", job.State, err)
	}
	return boards, &state{f}, nil
}

// resume reads the boards of a state file and leaves it ready for the next.
func resume(f *os.File, heading string) ([]board, error) {
	text, err := io.ReadAll(f)
	if err != nil {
		return nil, err
	}
	whole := len(text)
	switch {
	case bytes.HasPrefix([]byte(heading), text): // not even the heading is complete
		whole = 0
	case bytes.HasPrefix(text, []byte(heading)):
		whole = bytes.LastIndexByte(text, '\n') + 1
	}
	if whole < len(text) {
		text = text[:whole]
		if err := f.Truncate(int64(whole)); err != nil {
			return nil, err
		}
		if _, err := f.Seek(0, io.SeekEnd); err != nil {
			return nil, err
		}
	}
	boards, err := parseState(string(text), heading)
	if err != nil {
		return nil, err
	}
	if len(text) == 0 {
		if _, err := f.WriteString(heading); err != nil {
			return nil, err
		}
	}
	_, err = f.Seek(0, io.SeekEnd)
	return boards, err
}

// add writes the board of that number, from 1. A match without a state file
// keeps nothing.
func (s *state) add(number int, b *board) error {
	if s == nil {
		return nil
	}
	_, err := s.file.WriteString(b.line(number))
	return err
}

func (s *state) close() {
	if s != nil {
		s.file.Close()
	}
}

// line returns a board as a line of the file.
func (b *board) line(number int) string {
	var text strings.Builder
	fmt.Fprintf(&text, "board %d margin %s", number, strconv.FormatFloat(b.margin, 'g', -1, 64))
	for i := range b.bots {
		c := &b.bots[i].Counts
		fmt.Fprintf(&text, " | maker %d made %d nat %d pit %d faults %d illegal %d ns ", c.Maker, c.Made, c.Nat, c.Pit, c.Faults, c.Illegal)
		for j, t := range b.bots[i].times {
			if j > 0 {
				text.WriteByte(',')
			}
			text.WriteString(strconv.FormatInt(int64(t), 10))
		}
	}
	text.WriteByte('\n')
	return text.String()
}

// parseState reads a state file's text. An empty one holds no boards.
func parseState(text, heading string) ([]board, error) {
	if text == "" {
		return nil, nil
	}
	body, ok := strings.CutPrefix(text, heading)
	if !ok {
		return nil, whyOther(text, heading)
	}
	var boards []board
	lines := bufio.NewScanner(strings.NewReader(body))
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		b, err := parseBoard(lines.Text(), len(boards)+1)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", strings.Count(heading, "\n")+len(boards)+1, err)
		}
		boards = append(boards, b)
	}
	return boards, lines.Err()
}

// whyOther tells in what a state file's heading differs.
func whyOther(text, heading string) error {
	have, want := strings.Split(text, "\n"), strings.Split(heading, "\n")
	if have[0] != want[0] {
		return errors.New("this is not the state of a match")
	}
	for i := 1; i < min(len(have), len(want)-1); i++ {
		if have[i] != want[i] {
			return fmt.Errorf("the state of another match: it has %q, now it is %q", have[i], want[i])
		}
	}
	return errors.New("this is not the state of a match")
}

// errBoard is the error for a line that is no board.
var errBoard = errors.New("expected a board as this program writes it")

// parseBoard reads the line of the board of that number.
func parseBoard(line string, number int) (board, error) {
	var b board
	parts := strings.Split(line, " | ")
	if len(parts) != 3 {
		return b, errBoard
	}
	margin, ok := strings.CutPrefix(parts[0], fmt.Sprintf("board %d margin ", number))
	if !ok {
		return b, fmt.Errorf("expected board %d", number)
	}
	var err error
	if b.margin, err = strconv.ParseFloat(margin, 64); err != nil || !(b.margin > -1e5 && b.margin < 1e5) {
		return b, errBoard
	}
	for i := range b.bots {
		if err := b.bots[i].parse(parts[1+i]); err != nil {
			return b, err
		}
	}
	return b, nil
}

// parse reads what one bot did at a board.
func (s *share) parse(text string) error {
	counts, times, ok := strings.Cut(text, " ns ")
	if !ok {
		if counts, ok = strings.CutSuffix(text, " ns"); !ok {
			return errBoard
		}
	}
	words := strings.Fields(counts)
	c := &s.Counts
	fields := []struct {
		name string
		at   *int
	}{{"maker", &c.Maker}, {"made", &c.Made}, {"nat", &c.Nat}, {"pit", &c.Pit}, {"faults", &c.Faults}, {"illegal", &c.Illegal}}
	if len(words) != 2*len(fields) {
		return errBoard
	}
	for i, f := range fields {
		n, err := strconv.ParseUint(words[2*i+1], 10, 31)
		if err != nil || words[2*i] != f.name {
			return errBoard
		}
		*f.at = int(n)
	}
	for word := range strings.SplitSeq(times, ",") {
		if word == "" && times == "" {
			break
		}
		n, err := strconv.ParseInt(word, 10, 63)
		if err != nil || n < 0 {
			return errBoard
		}
		s.times = append(s.times, time.Duration(n))
	}
	return nil
}
