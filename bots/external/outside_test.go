package external

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"testing"
	"time"

	"klaverjas/bots"
)

// TestMain lets the test program be an outside bot too, of the kind that the
// word after "outside" names.
func TestMain(m *testing.M) {
	if len(os.Args) == 3 && os.Args[1] == "outside" {
		outside(os.Args[2])
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// command returns the command of an outside bot of a kind.
func command(kind string) string { return fmt.Sprintf("'%s' outside %s", os.Args[0], kind) }

// outside behaves as a kind of bot does.
func outside(kind string) {
	switch kind {
	case "good":
		_ = Serve(context.Background(), os.Stdin, os.Stdout, "first-legal", maker("first-legal"), nil)
	case "mute":
		time.Sleep(time.Hour)
	case "deaf":
		for {
			fmt.Println("I do not listen")
		}
	case "family": // one that leaves a child behind which holds on to everything
		child := exec.Command(os.Args[0], "outside", "mute")
		child.Stdin, child.Stdout, child.Stderr = os.Stdin, os.Stdout, os.Stderr
		_ = child.Start()
		fmt.Fprintln(os.Stderr, "off to school")
		os.Exit(3)
	default:
		listen(kind)
	}
}

// listen greets, and then answers the questions about cards badly.
func listen(kind string) {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, longestLine)
	for n := 0; lines.Scan(); n++ {
		q, v, _ := parseRequest(lines.Bytes())
		good := server{name: kind, make: maker("first-legal"), limit: time.Second}
		switch {
		case q.Type != typePlay || n%3 == 0:
			line, _ := json.Marshal(good.answer(context.Background(), lines.Bytes()))
			fmt.Println(string(line))
		case kind == "hangs":
			time.Sleep(time.Hour)
		case kind == "crashes":
			panic("ouch")
		case kind == "babbles":
			fmt.Println("the seven, I think")
		case kind == "long":
			fmt.Printf("%0*d\n", 3*longestLine, 1)
		case kind == "cheats":
			fmt.Printf(`{"id":%d,"action":"%s"}`+"\n", q.ID, (v.Unseen() | v.Played()).First())
		case kind == "apologises":
			fmt.Printf(`{"id":%d,"error":"I do not know"}`+"\n", q.ID)
		case kind == "chatters": // answers well, but every question twice
			line, _ := json.Marshal(good.answer(context.Background(), lines.Bytes()))
			fmt.Printf("%s\n%s\n", line, line)
		}
	}
}

func maker(name string) func(uint64) (bots.Bot, error) {
	return func(seed uint64) (bots.Bot, error) { return bots.New(name, seed) }
}
