package external

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"klaverjas/bots"
	"klaverjas/engine"
)

// patience is how long a served bot may think if the arena names no limit.
const patience = time.Minute

// server answers an arena's lines.
type server struct {
	name    string
	make    func(seed uint64) (bots.Bot, error)
	onFault func(bots.Fault)
	limit   time.Duration

	bot  bots.Bot // plays for that seat with that seed; nil before the first question
	seat engine.Seat
	seed uint64
}

// Serve answers the lines of an arena until its input ends or the context
// does. The bot is made afresh for every table or match, which its seed tells.
// A line that makes no sense is answered with an error; an answer that the bot
// fails to give is replaced by a legal one and reported to onFault. The error
// is that of reading or writing.
func Serve(ctx context.Context, in io.Reader, out io.Writer, name string,
	newBot func(seed uint64) (bots.Bot, error), onFault func(bots.Fault),
) error {
	s := server{name: name, make: newBot, onFault: onFault, limit: patience}
	lines := bufio.NewReaderSize(in, longestLine)
	answers := json.NewEncoder(out)
	for ctx.Err() == nil {
		line, err := readLine(lines)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if err := answers.Encode(s.answer(ctx, line)); err != nil {
			return err
		}
	}
	return ctx.Err()
}

// readLine returns a line, or nothing for one that is too long.
func readLine(r *bufio.Reader) ([]byte, error) {
	line, more, err := r.ReadLine()
	if !more {
		return line, err
	}
	for more && err == nil {
		_, more, err = r.ReadLine()
	}
	return nil, err
}

// answer returns the reply to a line.
func (s *server) answer(ctx context.Context, line []byte) reply {
	q, v, err := parseRequest(line)
	var r reply
	if q.ID != 0 {
		r.ID = &q.ID
	}
	if err == nil {
		err = s.reply(ctx, &q, &v, &r)
	}
	if err != nil {
		text := err.Error()
		r.Error = &text
	}
	return r
}

// reply fills in the reply to a request.
func (s *server) reply(ctx context.Context, q *request, v *engine.View, r *reply) error {
	if q.Type == typeHello {
		version := Version
		r.Protocol, r.Name = &version, s.name
		if q.LimitMS > 0 {
			s.limit = time.Duration(q.LimitMS) * time.Millisecond * 9 / 10
		}
		return nil
	}
	if s.bot == nil || s.seed != q.Seed || s.seat != v.Seat {
		b, err := s.make(q.Seed)
		if err != nil {
			return err
		}
		s.bot, s.seed, s.seat = bots.Safe(b, s.limit, s.onFault), q.Seed, v.Seat
	}
	ask := map[string]func(context.Context, engine.View) (bots.Decision, error){
		typeBid: s.bot.Bid, typePlay: s.bot.Play, typeClaim: s.bot.Claim,
	}[q.Type]
	d, err := ask(ctx, *v)
	word := wordOf(d.Action)
	if q.Type == typeClaim && d.Action.Kind != engine.Claim {
		word = wordNone
	}
	r.Action = &word
	return err
}

// parseRequest reads an arena's line. A question comes with the view, which is
// one in which that question can be asked. The request's number is right even
// with an error, if it could be read.
func parseRequest(line []byte) (request, engine.View, error) {
	var q request
	if len(line) == 0 {
		return q, engine.View{}, fmt.Errorf("expected one JSON object of at most %d bytes", longestLine)
	}
	if err := json.Unmarshal(line, &q); err != nil {
		return q, engine.View{}, err
	}
	switch q.Type {
	case typeHello:
		if q.Protocol != Version {
			return q, engine.View{}, fmt.Errorf("protocol %d: expected %d", q.Protocol, Version)
		}
		if q.LimitMS < 0 || q.LimitMS > int64(time.Hour/time.Millisecond) {
			return q, engine.View{}, fmt.Errorf("limit_ms %d: expected 1 to one hour", q.LimitMS)
		}
		return q, engine.View{}, nil
	case typeBid, typePlay, typeClaim:
	default:
		return q, engine.View{}, fmt.Errorf("no type %q: expected %s, %s, %s or %s", clip(q.Type), typeHello, typeBid, typePlay, typeClaim)
	}
	if q.View == nil {
		return q, engine.View{}, errors.New("no view")
	}
	v, err := q.View.read()
	if err != nil {
		return q, v, err
	}
	return q, v, askable(q.Type, &v)
}

// askable tells whether a question fits a view.
func askable(kind string, v *engine.View) error {
	fits := v.MyTurn()
	switch kind {
	case typeBid:
		fits = fits && v.Phase == engine.Bidding
	case typePlay:
		fits = fits && v.Phase == engine.Playing && v.Legal() != 0
	case typeClaim:
		fits = v.CanClaim(v.Seat)
	}
	if !fits {
		return fmt.Errorf("%s is not due from seat %s in this view", kind, v.Seat)
	}
	return nil
}
