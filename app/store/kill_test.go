package store

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"testing"
	"time"

	"klaverjas/app/session"
	"klaverjas/app/session/sessiontest"
	"klaverjas/engine"
)

// childVariable names the folder that a child process plays in.
const childVariable = "KLAVERJAS_STORE_CHILD"

// killsVariable names the environment variable that says how often a process is
// killed.
const killsVariable = "KLAVERJAS_KILLS"

// TestKilledAtEveryEvent has another process play and kills it without warning,
// again and again; what it said to have seen is always there, and it goes on
// from there.
func TestKilledAtEveryEvent(t *testing.T) {
	if dir := os.Getenv(childVariable); dir != "" {
		playUntilKilled(t, dir)
		return
	}
	dir, r := t.TempDir(), rand.New(rand.NewPCG(7, 7))
	finished := map[MatchID]bool{}
	matches := 0
	kills, _ := strconv.Atoi(os.Getenv(killsVariable))
	if kills == 0 {
		kills = times(60)
	}
	for kill := range kills {
		// At every event in turn at first, then at random moments.
		after := kill%60 + 1
		seen := runAndKill(t, dir, after, time.Duration(r.IntN(8000)*(kill/60))*time.Microsecond)
		s := openIn(t, dir)
		checkSound(t, s)
		checkTotals(t, s)
		list, n, err := s.Matches(Filter{}, Page{})
		must(t, err)
		if n < matches || n > matches+3 {
			t.Fatalf("kill %d: %d matches after %d", kill, n, matches)
		}
		matches = n
		running := 0
		for _, m := range list {
			l, err := s.LoadMatch(m.ID)
			if err != nil {
				t.Fatalf("kill %d: %v", kill, err)
			}
			if m.ID == seen.id && m.Actions < seen.actions {
				t.Fatalf("kill %d: %d actions were seen, %d are kept", kill, seen.actions, m.Actions)
			}
			if finished[m.ID] != (m.State == Finished) && finished[m.ID] {
				t.Fatalf("kill %d: match %d is no longer finished", kill, m.ID)
			}
			if finished[m.ID] = l.Game.Over(); !l.Game.Over() {
				running++
			}
		}
		if running > 1 {
			t.Fatalf("kill %d: %d matches are running", kill, running)
		}
		// The bots would have played the same without being killed.
		checkSame(t, s, list)
		s.Close()
	}
	t.Logf("%d matches", matches)
}

// checkSame replays the match played last with bots that were never killed.
func checkSame(t *testing.T, s *Store, list []Match) {
	t.Helper()
	l, err := s.LoadMatch(list[0].ID)
	must(t, err)
	m, err := l.deal()
	must(t, err)
	players := sessiontest.Bots(t, l.Seed, l.Seats[:]...)
	for at, want := range l.Done {
		a := sessiontest.Due(t, &m, players)
		if a != want {
			t.Fatalf("action %d is %v, without a kill it is %v", at, want, a)
		}
		m, _, _ = m.Apply(a)
	}
}

// progress is what a child says to have seen on its screen.
type progress struct {
	id      MatchID
	actions int
}

// runAndKill lets a child play until it has seen so many actions, and then
// some time, and kills it.
func runAndKill(t *testing.T, dir string, after int, wait time.Duration) (seen progress) {
	t.Helper()
	cmd := exec.Command(os.Args[0], "-test.run=^TestKilledAtEveryEvent$")
	cmd.Env = append(os.Environ(), childVariable+"="+dir)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	must(t, err)
	must(t, cmd.Start())
	lines := bufio.NewScanner(out)
	count := 0
	for count < after && lines.Scan() {
		if _, err := fmt.Sscanf(lines.Text(), "seen %d %d", &seen.id, &seen.actions); err == nil {
			count++
		}
	}
	time.Sleep(wait)
	_ = cmd.Process.Kill()
	for lines.Scan() {
		_, _ = fmt.Sscanf(lines.Text(), "seen %d %d", &seen.id, &seen.actions)
	}
	_ = cmd.Wait()
	if count < after {
		t.Fatalf("the child ended after %d actions", count)
	}
	return seen
}

// playUntilKilled goes on with the match that is there, or begins one, and then
// another, saying what is on the screen.
func playUntilKilled(t *testing.T, dir string) {
	for {
		s, n, err := Open(dir)
		if err != nil || n.Kind != NoNotice {
			t.Fatalf("%+v %v", n, err)
		}
		open, err := s.OpenMatches()
		must(t, err)
		report := func(n Notice) { t.Errorf("not kept: %+v", n) }
		var k *Keeper
		var m engine.Match
		if len(open) > 0 {
			l, err := s.LoadMatch(open[0].ID)
			must(t, err)
			k, m = s.KeeperOf(l, report), l.Game
		} else {
			_, next, err := s.Matches(Filter{}, Page{})
			must(t, err)
			st := Setup{Rules: rules(t, "amsterdam-cafe", 2), Seed: uint64(next), Seats: [4]string{"regular", "regular", "regular", "regular"}}
			m, err = st.deal()
			must(t, err)
			k = s.NewKeeper(st, report)
		}
		playWhole(t, m, k)
		must(t, s.Close())
	}
}

// playWhole plays a match to its end, saying what is on the screen.
func playWhole(t *testing.T, m engine.Match, k *Keeper) {
	over := make(chan bool)
	var s *session.Session
	ready := make(chan bool)
	s = session.StartKept(m, sessiontest.Bots(t, m.Seed, k.setup.Seats[:]...), k, func(u session.Update) {
		<-ready
		if !u.Final {
			return
		}
		fmt.Println("seen " + strconv.Itoa(int(k.ID())) + " " + strconv.Itoa(len(actionsOf(&u.Match))))
		if u.Match.Over() {
			close(over)
			return
		}
		if _, open := u.Match.Deal().ToAct(); !open {
			_ = s.Submit(engine.Action{Kind: engine.NextDeal, Card: engine.NoCard})
		}
	})
	close(ready)
	<-over
	s.Close()
}
