package arena

import (
	"fmt"
	"log/slog"
	"sync"

	"klaverjas/bots"
)

// mostLines is how many faults of one bot are told one by one.
const mostLines = 100

// faultLog writes a line for each fault, until a bot has had its share.
type faultLog struct {
	mu   sync.Mutex
	log  *slog.Logger
	told map[string]int
}

func newFaultLog(log *slog.Logger) *faultLog {
	return &faultLog{log: log, told: map[string]int{}}
}

// tell writes a fault that happened at some place, such as a board.
func (l *faultLog) tell(name, place string, f bots.Fault) {
	if l.log == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.told[name]++
	switch n := l.told[name]; {
	case n <= mostLines:
		l.log.Warn("fault", "bot", name, "at", fmt.Sprintf("%s seat %s", place, f.Seat), "kind", string(f.Kind), "detail", f.Detail)
	case n == mostLines+1:
		l.log.Warn("further faults are only counted", "bot", name)
	}
}
