// Package cli reads the command line.
package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"math"
	"os"
	"regexp"
	"runtime"
	"strconv"
	"strings"

	"klaverjas/app"
	"klaverjas/app/prefs"
	"klaverjas/app/table"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// The program's identity.
const (
	AppID   = "org.klaverjassen.Klaverjassen"
	AppName = "Klaverjassen"
	Version = "0.1.0"
)

// traceVariable and paceVariable name the environment variables of the
// real-window tests: a file for traces, and "off" for no pauses. With
// soundVariable "off" the game opens no sound output.
const (
	traceVariable = "KLAVERJAS_TRACE"
	paceVariable  = "KLAVERJAS_PACE"
	soundVariable = "KLAVERJAS_SOUND"
)

// Parse reads the arguments without the program's name. It returns done after
// --help or --version, whose text it writes to out. The error is one line in
// the user's language.
func Parse(args []string, out io.Writer) (opt app.Options, done bool, err error) {
	i18n.Set(systemLanguage())
	if len(args) > 0 && args[0] == sheetWord {
		return opt, true, makeSheet(args[1:], os.Stdin, out)
	}
	if len(args) > 0 && args[0] == verifyWord {
		return opt, true, verifyFiles(args[1:], os.Stdin, out)
	}
	flags := flag.NewFlagSet("klaverjas", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	lang := flags.String("lang", "", "")
	profile := flags.String("profile", "", "")
	seed := flags.String("seed", "", "")
	version := flags.Bool("version", false, "")
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		_, err := fmt.Fprintln(out, i18n.T("cli.help", "Profiles", profileNames()))
		return opt, true, err
	case err != nil:
		return opt, false, errors.New(i18n.T("cli.wrong", "Error", culprit(err)))
	case flags.NArg() > 0:
		return opt, false, errors.New(i18n.T("cli.wrong", "Error", flags.Arg(0)))
	case *version:
		_, err := fmt.Fprintln(out, AppName, Version)
		return opt, true, err
	}
	if opt.Language, err = language(*lang); err != nil {
		return opt, false, err
	}
	if opt.Profile, err = profileName(*profile); err != nil {
		return opt, false, err
	}
	if opt.Seed, err = seedOf(*seed); err != nil {
		return opt, false, err
	}
	return opt, false, environment(&opt)
}

// badValue finds the value and the name in an error of the flag package.
var badValue = regexp.MustCompile(`^invalid (?:boolean )?value "(.*)" for (?:flag )?-(\S+):`)

// culprit returns what an error of the flag package is about: a flag, with its
// value if it has one. The rest of the error is English.
func culprit(err error) string {
	text := err.Error()
	if found := badValue.FindStringSubmatch(text); found != nil {
		return "--" + found[2] + " " + found[1]
	}
	name, _, _ := strings.Cut(text[strings.LastIndex(text, " -")+1:], ":")
	if len(name) > 2 && !strings.HasPrefix(name, "--") {
		name = "-" + name
	}
	return name
}

// environment reads what the real-window tests ask for.
func environment(opt *app.Options) error {
	opt.Silent = os.Getenv(soundVariable) == "off"
	if os.Getenv(paceVariable) == "off" {
		pace := table.NoPace()
		opt.Pace = &pace
	}
	if name := os.Getenv(traceVariable); name != "" {
		f, err := os.OpenFile(name, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o600)
		if err != nil {
			return err
		}
		opt.Trace = app.NewTracer(f)
	}
	return nil
}

func language(name string) (i18n.Lang, error) {
	switch l := i18n.Lang(name); l {
	case "", i18n.Dutch, i18n.English:
		if l != "" {
			i18n.Set(l)
		}
		return l, nil
	}
	return "", errors.New(i18n.T("cli.lang", "Name", name))
}

func profileName(name string) (string, error) {
	if name == "" {
		return "", nil
	}
	if _, ok := engine.ProfileByName(name); !ok {
		return "", errors.New(i18n.T("cli.profile", "Name", name, "Profiles", profileNames()))
	}
	return name, nil
}

// seedOf reads a seed, nil if none is given.
func seedOf(text string) (*uint64, error) {
	if text == "" {
		return nil, nil
	}
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return nil, errors.New(i18n.T("cli.seed", "Seed", text, "Max", strconv.FormatUint(math.MaxUint64, 10)))
	}
	return &seed, nil
}

func profileNames() string {
	var names []string
	for _, p := range engine.Profiles() {
		names = append(names, p.Name)
	}
	return strings.Join(names, ", ")
}

// systemLanguage returns the language of the environment's locale.
func systemLanguage() i18n.Lang {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := os.Getenv(name); v != "" {
			return i18n.FromLocale(v)
		}
	}
	return i18n.English
}

// RescueSettings looks at the settings' file before the toolkit reads it, sets
// it aside if it is damaged and tells what was found.
func RescueSettings() prefs.Outcome {
	folder, err := prefs.Folder(AppID)
	if err != nil {
		return prefs.Whole // there is no folder, and so no file
	}
	found, err := prefs.Rescue(folder)
	if err != nil {
		slog.Error("settings", "error", err)
	}
	return found
}

// CheckDisplay returns an error of one line where a window cannot be opened
// because there is no display, for which the toolkit would panic.
func CheckDisplay() error {
	switch runtime.GOOS {
	case "windows", "darwin":
		return nil
	}
	if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		return errors.New(i18n.T("cli.display"))
	}
	return nil
}
