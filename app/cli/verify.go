package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"

	"klaverjas/app/verify"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// verifyWord is the subcommand that checks records; it needs no display.
const verifyWord = "verify"

// longestRecord is how much of a file is read, in bytes.
const longestRecord = 64 << 20

// verifyFiles checks the records in files, or of the standard input for "-",
// and writes what it finds. The error is one line in the user's language.
func verifyFiles(args []string, in io.Reader, out io.Writer) error {
	if len(args) >= 2 && args[0] == "--lang" {
		if _, err := language(args[1]); err != nil {
			return err
		}
		args = args[2:]
	}
	if len(args) == 0 {
		return errors.New(i18n.T("verify.usage"))
	}
	for _, name := range args {
		text, err := readFile(name, in)
		if err != nil {
			return &FileError{i18n.T("verify.unreadable", "File", name)}
		}
		if err := verifyText(name, text, out); err != nil {
			return err
		}
	}
	return nil
}

func readFile(name string, in io.Reader) (string, error) {
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return "", err
		}
		defer f.Close()
		in = f
	}
	text, err := io.ReadAll(io.LimitReader(in, longestRecord+1))
	if err == nil && len(text) > longestRecord {
		err = errors.New("too long")
	}
	return string(text), err
}

// verifyText checks one text and writes a line for each deal.
func verifyText(name, text string, out io.Writer) error {
	reports, err := verify.Text(text)
	var wrong *engine.ParseError
	switch {
	case errors.As(err, &wrong):
		return &FileError{i18n.T("verify.refused", "File", name, "Why", words.Wrong(wrong))}
	case err != nil:
		return err
	}
	for i := range reports {
		r := &reports[i]
		if _, err := fmt.Fprintln(out, verifyHeading(name, r)); err != nil {
			return err
		}
		for j := range r.Deals {
			if err := verifyDeal(r, &r.Deals[j], out); err != nil {
				return err
			}
		}
		if !r.Fair() {
			return &FileError{i18n.T("verify.unfair", "File", name)}
		}
		if _, err := fmt.Fprintln(out, i18n.T("verify.fair", "Count", len(r.Deals))); err != nil {
			return err
		}
	}
	return nil
}

func verifyHeading(name string, r *verify.Report) string {
	key := "verify.open"
	if r.Match.Sealed {
		key = "verify.sealed"
	}
	return i18n.T(key, "File", name, "Rules", r.Match.Rules.String(), "Seed", strconv.FormatUint(r.Match.Seed, 10))
}

// verifyDeal writes a deal: its cards, and in a sealed match the line and the
// hash that was shown before it.
func verifyDeal(r *verify.Report, c *verify.Checked, out io.Writer) error {
	state := "verify.same"
	if !c.Same {
		state = "verify.other"
	}
	_, err := fmt.Fprintf(out, "  %s: %s\n", i18n.T("verify.deal", "Number", c.Deal.Number, "Redeals", c.Deal.Redeals), i18n.T(state))
	if err == nil && r.Match.Sealed {
		_, err = fmt.Fprintf(out, "    %s\n    sha256 %s\n", c.Opening.Line(), c.Opening.Commitment())
	}
	return err
}
