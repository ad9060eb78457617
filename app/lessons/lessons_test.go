package lessons

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"unicode"

	"klaverjas/app/words"
	"klaverjas/bots/coach"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// What a file says is right is what engine, exact play or the regular's
// bidding say is right, and every fact that a text tells is one.
func TestFilesAgreeWithTheEngine(t *testing.T) {
	for _, l := range All() {
		for i := range l.Steps {
			s := &l.Steps[i]
			for _, f := range s.Facts {
				right, err := f.Question.Right(t.Context())
				if err != nil || !f.Answer.is(right) {
					t.Errorf("%s %s: fact %s %q: %v, %v", l.ID, s.Name, f.Question.Kind, f.Answer, right, err)
				}
			}
			if s.Question == nil {
				continue
			}
			right, err := s.Question.Right(t.Context())
			slices.Sort(right)
			slices.Sort(s.Accept)
			if err != nil || !slices.Equal(right, s.Accept) {
				t.Errorf("%s %s: %s: the file accepts %q, right is %q, %v", l.ID, s.Name, s.Question.Kind, s.Accept, right, err)
			}
		}
	}
}

func TestEnoughLessons(t *testing.T) {
	all := All()
	if len(all) < 14 {
		t.Errorf("%d lessons", len(all))
	}
	var ids []string
	for i := range all {
		l := &all[i]
		if len(l.Steps) < 7 || len(l.Steps) > 63 || l.Questions() < 5 {
			t.Errorf("%s has %d steps and %d questions", l.ID, len(l.Steps), l.Questions())
		}
		ids = append(ids, l.ID)
	}
	if slices.Sort(ids); len(slices.Compact(ids)) != len(all) {
		t.Errorf("lessons share a name: %v", ids)
	}
}

// What the lesson on making trump teaches is what the coach says too: its answer
// is the coach's, and the coach would blame every other one.
func TestBidsTaughtAreTheCoachs(t *testing.T) {
	c, err := coach.New(1, coach.Usual)
	if err != nil {
		t.Fatal(err)
	}
	asked := 0
	for _, l := range All() {
		for i := range l.Steps {
			s := &l.Steps[i]
			if s.Question == nil || s.Question.Kind != Bid {
				continue
			}
			asked++
			h, err := c.Hint(t.Context(), s.Question.Deal.View(engine.South))
			if err != nil {
				t.Fatal(err)
			}
			best, next := h.Options[0], h.Options[1]
			said := Answer("pass")
			if best.Action.Kind == engine.Choose {
				said = Answer(best.Action.Suit.String())
			}
			if !slices.Equal(s.Accept, []Answer{said}) || next.Behind-next.Error < coach.InaccuracyFrom {
				t.Errorf("%s %s accepts %q, the coach says %q and loses only %.1f by %v", l.ID, s.Name, s.Accept, said, next.Behind, next.Action)
			}
		}
	}
	if asked < 5 {
		t.Errorf("only %d bids are asked", asked)
	}
}

// Every lesson is walked by the right answers and by every wrong one, in both
// languages: right is right, wrong is wrong, and both are explained.
func TestEveryPath(t *testing.T) {
	before := i18n.Current()
	defer i18n.Set(before)
	for _, l := range i18n.Languages() {
		i18n.Set(l)
		for _, lesson := range All() {
			whole(t, lesson.Title())
			whole(t, lesson.Line())
			for i := range lesson.Steps {
				s := &lesson.Steps[i]
				whole(t, s.Text())
				if after, more := s.After(); more {
					whole(t, after)
				} else if s.Question != nil && s.Question.Kind == Best {
					t.Errorf("%s %s asks for the best card and does not say why", s.Lesson, s.Name)
				}
				if s.Question != nil {
					walk(t, s)
				}
			}
		}
	}
}

func walk(t *testing.T, s *Step) {
	t.Helper()
	whole(t, s.Question.Sentence())
	for _, a := range possible(s.Question) {
		whole(t, s.Question.Label(a))
		v, err := s.Question.Judge(t.Context(), a)
		if err != nil || v.Right != a.is(s.Accept) || len(v.Why) == 0 {
			t.Fatalf("%s %s, answer %q: %+v, %v", s.Lesson, s.Name, a, v, err)
		}
		for _, why := range v.Why {
			whole(t, why)
		}
	}
	for _, a := range s.Accept {
		if !a.is(possible(s.Question)) {
			t.Errorf("%s %s: %q cannot be answered", s.Lesson, s.Name, a)
		}
	}
}

// possible returns every answer that a screen can give; where cards are
// marked, the right ones, and those with one mark too many or too few.
func possible(q *Question) []Answer {
	if !q.Kind.ByCards() {
		return q.Options()
	}
	var all []Answer
	legal := q.Deal.Legal()
	if q.Kind == Legal {
		all = append(all, AnswerOf(legal))
	}
	for c := range q.Cards().All() {
		switch {
		case q.Kind != Legal:
			all = append(all, Answer(c.String()))
		case legal.Has(c) && legal.Len() > 1:
			all = append(all, AnswerOf(legal.Without(c)))
		case !legal.Has(c):
			all = append(all, AnswerOf(legal.With(c)))
		}
	}
	return all
}

// whole fails unless a sentence has a text of its own and every value it shows.
func whole(t *testing.T, s Say) {
	t.Helper()
	text := s.Text()
	if !i18n.Has(s.Key) || strings.ContainsAny(text, "…{}") || strings.Contains(text, "!") && strings.Contains(text, "%") {
		t.Errorf("%s in %s: %q", s.Key, i18n.Current(), text)
	}
}

// Whether roem is to be claimed can only be asked of a trick of ours that the
// rules ask to claim and that is not claimed yet.
func TestClaimIsAskedWhereItCanBe(t *testing.T) {
	const hands = "S DAQ87 HK SQJT / W CAJ8 DJ HQ SK87 / N DK9 HAJ97 SA9 / E CKQT97 DT HT8 | N H | "
	for text, want := range map[string]Answer{
		"amsterdam-cafe | dealer W proposed H | " + hands + "D9 DT DA DJ":  "roem",
		"amsterdam-cafe | dealer W proposed H | " + hands + "DK DT DA DJ":  "on",
		"amsterdam-cafe | dealer W proposed H | " + hands + "S9 H8 ST SK":  "", // theirs
		"amsterdam-cafe | dealer W proposed H | " + hands + "D9 DT DA":     "", // not full
		"amsterdam-cafe | dealer W proposed H | " + hands + "D9 DT DA DJ!": "", // claimed
		"web-amsterdam | dealer W proposed H | " + hands + "D9 DT DA DJ":   "", // counts by itself
	} {
		d, err := engine.ParseDeal(text)
		if err != nil {
			t.Fatal(text, err)
		}
		q := Question{Kind: Claim, Deal: d}
		right, err := q.Right(t.Context())
		if want == "" && !errors.Is(err, ErrNoAnswer) || want != "" && (err != nil || !want.is(right)) {
			t.Errorf("%s: %v, %v", text, right, err)
		}
	}
}

// No text of a lesson names a number by itself, so none can contradict the engine.
func TestTextsNameNoNumbers(t *testing.T) {
	for _, l := range i18n.Languages() {
		for _, lesson := range All() {
			for i := range lesson.Steps {
				s := lesson.Steps[i]
				say := s.Text()
				for j := 1; j < len(say.Pairs); j += 2 {
					say.Pairs[j] = "N"
				}
				i18n.Set(l)
				if text := say.Text(); strings.ContainsFunc(text, unicode.IsDigit) {
					t.Errorf("%s %s: %q", lesson.ID, s.Name, text)
				}
			}
		}
	}
}

// A seat, a suit or a card that a text names is one of its position.
func TestTextsNameTheTrumpOfTheirPosition(t *testing.T) {
	for _, l := range i18n.Languages() {
		i18n.Set(l)
		for _, lesson := range All() {
			for i := range lesson.Steps {
				s := &lesson.Steps[i]
				text := strings.ToLower(s.Text().Text())
				for _, suit := range engine.Suits {
					named := []string{words.Suit(suit) + " is troef", words.Suit(suit) + " is nu troef", words.Suit(suit) + " are trump"}
					for _, name := range named {
						if strings.Contains(text, name) && s.TrumpSuit() != suit {
							t.Errorf("%s %s says %q; trump is %s", s.Lesson, s.Name, name, s.TrumpSuit())
						}
					}
				}
			}
		}
	}
}

func TestParseErrors(t *testing.T) {
	for text, want := range map[string]string{
		"":                                          "at the end: expected a lesson with steps",
		"step a":                                    "line 1: expected lesson and its name first",
		"lesson A":                                  "line 1: expected one name of a lesson",
		"lesson a\nlesson b":                        "line 2: expected one name of a lesson",
		"lesson a\nrow CA":                          `line 2: expected a step before "row"`,
		"lesson a\nstep b\nrow CA CA":               "line 3: CA stands in the row twice",
		"lesson a\nstep b\nrow":                     "line 3: expected one to eight cards",
		"lesson a\nstep b\nrow C1":                  `line 3: no card "C1"`,
		"lesson a\nstep b\ntrump X":                 `line 3: no suit "X"`,
		"lesson a\nstep b\ndeal x":                  "line 3: line 1, column 2: expected five parts",
		"lesson a\nstep b\nsing":                    `line 3: no word "sing" in a lesson`,
		"lesson a\nstep b\nstep b":                  "line 3: expected a new name for the step",
		"lesson a\nstep b\nask best":                "at the end: step b: expected both ask and accept",
		"lesson a\nstep b\nask best\naccept CA":     "at the end: step b: best needs a deal",
		"lesson a\nstep b\nask worth\naccept 3":     "at the end: step b: worth needs a row",
		"lesson a\nstep b\nask dance\naccept CA":    `at the end: step b: no question "dance"`,
		"lesson a\nstep b\nrow CA\nfact winner S\n": "at the end: step b: winner needs a deal",
	} {
		if _, err := Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

func TestReadNamesTheFile(t *testing.T) {
	_, err := read(fstest.MapFS{"data/01.lesson": {Data: []byte("lesson a\nstep b\nsing")}})
	if err == nil || !strings.Contains(err.Error(), "data/01.lesson: line 3") {
		t.Error(err)
	}
}

// Whatever the text, Parse answers with a lesson whose questions fit or with
// an error that names the line.
func FuzzParse(f *testing.F) {
	files, err := filepath.Glob("data/*.lesson")
	if err != nil || len(files) == 0 {
		f.Fatal("no lessons", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	f.Fuzz(func(t *testing.T, text string) {
		l, err := Parse(text)
		if err != nil {
			if msg := err.Error(); !strings.HasPrefix(msg, "line ") && !strings.HasPrefix(msg, "at the end") {
				t.Errorf("%q names no line", msg)
			}
			return
		}
		for i := range l.Steps {
			if q := l.Steps[i].Question; q != nil {
				if err := q.fits(); err != nil {
					t.Errorf("%s: %v", l.Steps[i].Name, err)
				}
				q.Options()
			}
		}
	})
}
