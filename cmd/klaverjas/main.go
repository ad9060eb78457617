// Command klaverjas is the game: it reads the command line, makes the window and runs it.
package main

import (
	"fmt"
	"os"

	"fyne.io/fyne/v2"
	fyneapp "fyne.io/fyne/v2/app"

	"klaverjas/app"
	"klaverjas/app/cli"
)

func main() {
	opt, done, err := cli.Parse(os.Args[1:], os.Stdout)
	switch {
	case err != nil:
		fmt.Fprintln(os.Stderr, err)
		os.Exit(cli.ExitCode(err))
	case done:
		return
	}
	if err := cli.CheckDisplay(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	opt.Settings = cli.RescueSettings()
	fyneapp.SetMetadata(fyne.AppMetadata{ID: cli.AppID, Name: cli.AppName, Version: cli.Version})
	app.New(fyneapp.NewWithID(cli.AppID), opt).Run()
}
