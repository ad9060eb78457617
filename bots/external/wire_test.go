package external

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"os"
	"strings"
	"testing"
	"time"

	"klaverjas/bots"
	"klaverjas/engine"
)

// TestViewsTravel sends every view of matches under all profiles there and
// back.
func TestViewsTravel(t *testing.T) {
	for i, p := range engine.Profiles() {
		m, err := engine.NewMatch(p.Rules, uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		b, _ := bots.New("random", uint64(i))
		for !m.Over() && m.Deal().Number < 4 {
			a := engine.Action{Kind: engine.NextDeal}
			if seat, open := m.Deal().ToAct(); open {
				v := m.View(seat)
				travel(t, &v)
				a = due(t, b, v)
			}
			if m, _, err = m.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// travel asks every question that a view allows.
func travel(t *testing.T, v *engine.View) {
	t.Helper()
	for _, kind := range []string{typeBid, typePlay, typeClaim} {
		if askable(kind, v) != nil {
			continue
		}
		q := question(kind, 5, v)
		line, err := json.Marshal(&q)
		if err != nil {
			t.Fatal(err)
		}
		_, back, err := parseRequest(line)
		if err != nil || back != *v {
			t.Fatalf("%v: %+v came back as %+v by %s", err, *v, back, line)
		}
		for _, word := range q.Legal {
			a, err := actionOf(kind, word, v.Seat)
			if err != nil || kind != typeClaim && wordOf(a) != word {
				t.Fatalf("legal %q read as %v (%v)", word, a, err)
			}
		}
	}
}

func TestUnknownBiddingTravels(t *testing.T) {
	rules := engine.DefaultRules()
	pack, _ := engine.Shuffle(1, 1, 0)
	d, err := engine.StartPlay(rules, engine.South, engine.North, engine.Clubs, rules.Batches.Distribute(pack, engine.South))
	if err != nil {
		t.Fatal(err)
	}
	v := d.View(engine.West)
	travel(t, &v)
}

var update = flag.Bool("update", false, "write testdata/conversation.txt anew")

const conversation = "testdata/conversation.txt"

// TestConversation compares a whole deal, as the arena asks and first-legal
// answers, with the one that is kept, of which PROTOCOL.md shows parts.
func TestConversation(t *testing.T) {
	var asked bytes.Buffer
	r := recorder{out: json.NewEncoder(&asked)}
	playRecorded(t, &r)
	var answered bytes.Buffer
	if err := Serve(context.Background(), bytes.NewReader(asked.Bytes()), &answered, "first-legal", maker("first-legal"), nil); err != nil {
		t.Fatal(err)
	}
	questions, answers := strings.Split(asked.String(), "\n"), strings.Split(answered.String(), "\n")
	if len(questions) != len(answers) {
		t.Fatalf("%d questions, %d answers", len(questions)-1, len(answers)-1)
	}
	var text strings.Builder
	for i := range questions[:len(questions)-1] {
		text.WriteString("> " + questions[i] + "\n< " + answers[i] + "\n")
	}
	if *update {
		if err := os.WriteFile(conversation, []byte(text.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	kept, err := os.ReadFile(conversation)
	if err != nil || string(kept) != text.String() {
		t.Errorf("the conversation has changed (%v); it is now\n%s", err, text.String())
	}
}

// recorder is a bot that writes the questions that a program would get.
type recorder struct {
	bots.Bot
	out *json.Encoder
	id  int64
}

func (r *recorder) ask(q request) {
	r.id++
	q.ID = r.id
	_ = r.out.Encode(&q)
}

func (r *recorder) Bid(ctx context.Context, v engine.View) (bots.Decision, error) {
	r.ask(question(typeBid, 42, &v))
	return r.Bot.Bid(ctx, v)
}

func (r *recorder) Play(ctx context.Context, v engine.View) (bots.Decision, error) {
	r.ask(question(typePlay, 42, &v))
	return r.Bot.Play(ctx, v)
}

func (r *recorder) Claim(ctx context.Context, v engine.View) (bots.Decision, error) {
	r.ask(question(typeClaim, 42, &v))
	return r.Bot.Claim(ctx, v)
}

// recordedSeed gives a deal in which West has roem to claim.
const recordedSeed = 2

// playRecorded plays a deal under club rules in which the recorder sits West,
// bids, and captures a trick with roem.
func playRecorded(t *testing.T, r *recorder) {
	t.Helper()
	rules, _ := engine.ProfileByName("club-rotterdam")
	m, err := engine.NewMatch(rules, recordedSeed)
	if err != nil {
		t.Fatal(err)
	}
	r.Bot, _ = bots.New("first-legal", 0)
	r.ask(greeting(DefaultLimit, 42, &rules))
	for {
		a := engine.Action{Kind: engine.NextDeal}
		if seat, open := m.Deal().ToAct(); open && (m.Deal().Number < 2 || seat != engine.West) {
			a = due(t, r.Bot, m.View(seat))
		} else if open {
			a = due(t, r, m.View(seat))
		}
		if m, _, err = m.Apply(a); err != nil {
			t.Fatal(err)
		}
		if d := m.Deal(); d.Number == 2 && d.Phase == engine.Settled {
			return
		}
	}
}

// TestProtocolShowsWhatIsSaid looks for every line of the documentation in the
// conversation that is kept.
func TestProtocolShowsWhatIsSaid(t *testing.T) {
	doc, err := os.ReadFile("../PROTOCOL.md")
	if err != nil {
		t.Fatal(err)
	}
	kept, err := os.ReadFile(conversation)
	if err != nil {
		t.Fatal(err)
	}
	shown := 0
	for line := range strings.Lines(string(doc)) {
		if strings.HasPrefix(line, "> ") || strings.HasPrefix(line, "< ") {
			shown++
			if !strings.Contains("\n"+string(kept), "\n"+line) {
				t.Errorf("not said like this any more: %.100s", line)
			}
		}
	}
	if shown < 8 {
		t.Errorf("only %d lines of a conversation are shown", shown)
	}
	for _, f := range engine.RuleFields() {
		if !strings.Contains(string(doc), "`"+f.Key+"`") && !strings.HasPrefix(f.Key, "four_") {
			t.Errorf("the rule %q is not explained", f.Key)
		}
	}
}

// TestServeGoesOn answers lines that make no sense with errors, and then a
// good one.
func TestServeGoesOn(t *testing.T) {
	kept, err := os.ReadFile(conversation)
	if err != nil {
		t.Fatal(err)
	}
	good := strings.TrimPrefix(strings.Split(string(kept), "\n")[2], "> ")
	bad := []string{
		"hello", "", "{}", "[]", "null", `{"type":"bid"}`, `{"type":"sing","id":3}`, `{"type":"hello","protocol":9}`,
		`{"type":"hello","protocol":1,"limit_ms":-5}`, `{"type":"play","view":{}}`, strings.Repeat("x", 3*longestLine),
		strings.Replace(good, `"bid"`, `"play"`, 1),
		strings.Replace(good, `"run3":20`, `"run3":-20`, 1),
		strings.Replace(good, `"run3":20,`, ``, 1),
		strings.Replace(good, `"dealer":"`, `"dealer":"X`, 1),
		strings.Replace(good, `"dealt":["`, `"dealt":["C7","`, 1),
	}
	var out strings.Builder
	in := strings.NewReader(strings.Join(append(bad, good), "\n"))
	if err := Serve(context.Background(), in, &out, "first-legal", maker("first-legal"), nil); err != nil {
		t.Fatal(err)
	}
	answers := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(answers) != len(bad)+1 {
		t.Fatalf("%d answers to %d lines", len(answers), len(bad)+1)
	}
	for i, a := range answers[:len(bad)] {
		if !strings.Contains(a, `"error":"`) {
			t.Errorf("%.80s was answered by %s", bad[i], a)
		}
	}
	if a := answers[len(bad)]; !strings.Contains(a, `"action":"`) {
		t.Errorf("after that a good line was answered by %s", a)
	}
	if !strings.Contains(answers[6], `"id":3`) {
		t.Errorf("an error without its number: %s", answers[6])
	}
}

func FuzzRequest(f *testing.F) {
	kept, err := os.ReadFile(conversation)
	if err != nil {
		f.Fatal(err)
	}
	for line := range strings.Lines(string(kept)) {
		if text, ok := strings.CutPrefix(line, "> "); ok {
			f.Add([]byte(text))
		}
	}
	s := server{name: "regular", make: maker("regular"), limit: time.Minute}
	s.onFault = func(fault bots.Fault) { f.Errorf("%v", fault) }
	f.Fuzz(func(t *testing.T, line []byte) {
		q, v, err := parseRequest(line)
		r := s.answer(t.Context(), line)
		if (err != nil) != (r.Error != nil) {
			t.Fatalf("%v, answered %+v", err, r)
		}
		if err != nil || q.Type == typeHello {
			return
		}
		if r.Action == nil {
			t.Fatal("no action")
		}
		if a, err := actionOf(q.Type, *r.Action, v.Seat); err != nil {
			t.Fatalf("%q: %v as %v", *r.Action, err, a)
		}
		travel(t, &v)
	})
}

func FuzzReply(f *testing.F) {
	for _, text := range []string{`{"id":3,"action":"HJ"}`, `{"protocol":1,"name":"x"}`, `{"error":"no"}`, `{"action":7}`, `[]`, `{"id":1e9}`, ``} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		r, err := parseReply(line)
		if err != nil && (strings.ContainsAny(err.Error(), "\n\r") || len(err.Error()) > 500) {
			t.Fatalf("no line for a log: %q", err)
		}
		if err != nil || r.Action == nil {
			return
		}
		for _, kind := range []string{typeBid, typePlay, typeClaim} {
			if a, err := actionOf(kind, *r.Action, engine.West); err == nil && a.Kind != engine.Claim && a != (engine.Action{}) && wordOf(a) != *r.Action {
				t.Fatalf("%q read as %v", *r.Action, a)
			}
		}
	})
}
