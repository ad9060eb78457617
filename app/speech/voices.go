package speech

// voice is a program that speaks: its name, and how it is asked.
type voice struct {
	program string
	command func(text, lang string) (args []string, stdin string)
}

// voicesOf returns the voices of an operating system, the best first. The
// sentence always goes by standard input, so that no sentence can be an option.
func voicesOf(system string) []voice {
	switch system {
	case "darwin":
		return []voice{{"say", say}}
	case "windows":
		return []voice{{"powershell", sapi}}
	default:
		return []voice{{"spd-say", spdSay}, {"espeak-ng", espeak}, {"espeak", espeak}}
	}
}

func spdSay(text, lang string) ([]string, string) {
	return []string{"--wait", "--pipe-mode", "--language", lang}, text
}

func espeak(text, lang string) ([]string, string) {
	return []string{"-v", lang, "--stdin"}, text
}

func say(text, lang string) ([]string, string) {
	name := map[string]string{"nl": "Xander"}[lang]
	if name == "" {
		return []string{"-f", "-"}, text
	}
	return []string{"-v", name, "-f", "-"}, text
}

// sapi speaks with the voice of the language, if Windows has one.
func sapi(text, lang string) ([]string, string) {
	const script = `Add-Type -AssemblyName System.Speech;` +
		`[Console]::InputEncoding=[Text.Encoding]::UTF8;` +
		`$s=New-Object System.Speech.Synthesis.SpeechSynthesizer;` +
		`try{$s.SelectVoiceByHints(0,0,0,[Globalization.CultureInfo]'`
	return []string{"-NoProfile", "-NonInteractive", "-Command", script + lang + `')}catch{};$s.Speak([Console]::In.ReadToEnd())`}, text
}
