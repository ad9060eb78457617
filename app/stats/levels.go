package stats

import (
	_ "embed"
	"fmt"
	"strings"
)

// levels.txt is written by TestLevels -update.
//
//go:embed levels.txt
var levelText string

// Level is a kind of bot with its rating, measured as a person's is: it has
// played South's cards of many deals among three reference bots.
type Level struct {
	Bot string
	Rating
}

// Levels returns the kinds of bot whose rating is known.
func Levels() []Level {
	var all []Level
	for line := range strings.Lines(levelText) {
		var l Level
		n, _ := fmt.Sscanf(line, "%s %d %d %d %d %d %d", &l.Bot, &l.Deals, &l.Sum, &l.Squares, &l.Better, &l.Equal, &l.Worse)
		if n == 7 {
			all = append(all, l)
		}
	}
	return all
}
