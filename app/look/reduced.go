package look

import (
	"context"
	"os/exec"
	"runtime"
	"strings"
	"time"
)

// SystemReducesMotion tells whether the desktop asks programs to move as little
// as can be. It asks the system's own tools and waits for them up to a second,
// so it is not for the main goroutine; where nobody knows it is false.
func SystemReducesMotion() bool {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	ask := func(name string, args ...string) string {
		out, err := exec.CommandContext(ctx, name, args...).Output()
		if err != nil {
			return ""
		}
		return string(out)
	}
	switch runtime.GOOS {
	case "windows":
		return lastWord(ask("reg", "query", `HKCU\Control Panel\Desktop\WindowMetrics`, "/v", "MinAnimate")) == "0"
	case "darwin":
		return lastWord(ask("defaults", "read", "com.apple.universalaccess", "reduceMotion")) == "1"
	default:
		return lastWord(ask("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")) == "false"
	}
}

func lastWord(answer string) string {
	words := strings.Fields(answer)
	if len(words) == 0 {
		return ""
	}
	return words[len(words)-1]
}
