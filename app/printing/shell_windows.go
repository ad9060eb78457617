package printing

import "golang.org/x/sys/windows"

// shellPrint has the program that is registered for the file print it.
func shellPrint(file string) error { return shell("print", file, windows.SW_HIDE) }

// shellOpen shows the file in the program that is registered for it.
func shellOpen(file string) error { return shell("open", file, windows.SW_SHOWNORMAL) }

func shell(verb, file string, show int32) error {
	v, err := windows.UTF16PtrFromString(verb)
	if err != nil {
		return err
	}
	f, err := windows.UTF16PtrFromString(file)
	if err != nil {
		return err
	}
	return windows.ShellExecute(0, v, f, nil, nil, show)
}
