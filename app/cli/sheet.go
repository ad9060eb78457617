package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"klaverjas/app/page"
	"klaverjas/app/printing"
	"klaverjas/app/ruletext"
	"klaverjas/app/sheet"
	"klaverjas/app/sheet/paper"
	"klaverjas/app/words"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// sheetWord is the subcommand that makes PDFs; it needs no display.
const sheetWord = "sheet"

// FileError is a mistake that is not in the command line but in what it names.
type FileError struct{ text string }

// Error returns one line in the user's language.
func (e *FileError) Error() string { return e.text }

// ExitCode returns the exit status for an error of Parse: 1 where a file is
// the trouble, 2 where the command line is.
func ExitCode(err error) int {
	var file *FileError
	if errors.As(err, &file) {
		return 1
	}
	return 2
}

// sheetFlags are what the subcommand is told.
type sheetFlags struct {
	set                                      *flag.FlagSet
	blank, rules, force                      *bool
	pitColumn, running, strike, colour, play *bool
	copies, rounds, deal, rows               *int
	lang, format, out, record, profile       *string
	number, roem, nat, pit                   *string
	club, date, table, round                 *string
}

func newSheetFlags() *sheetFlags {
	f := &sheetFlags{set: flag.NewFlagSet("klaverjas sheet", flag.ContinueOnError)}
	f.set.SetOutput(io.Discard)
	yes := func(name string) *bool { return f.set.Bool(name, false, "") }
	word := func(name, value string) *string { return f.set.String(name, value, "") }
	f.blank, f.rules, f.force = yes("blank"), yes("rules"), yes("force")
	f.pitColumn, f.running, f.strike, f.colour, f.play = yes("pit-column"), yes("running"), yes("strike"), yes("colour"), yes("play")
	f.copies, f.rounds = f.set.Int("copies", 1, ""), f.set.Int("rounds", 3, "")
	f.deal, f.rows = f.set.Int("deal", 0, ""), f.set.Int("rows", 16, "")
	f.lang, f.format, f.out, f.record, f.profile = word("lang", ""), word("paper", "a4"), word("o", ""), word("record", ""), word("profile", "")
	f.number, f.roem, f.nat, f.pit = word("number", "none"), word("roem", "figures"), word("nat", "nat"), word("pit", "p")
	f.club, f.date, f.table, f.round = word("club", ""), word("date", ""), word("table", ""), word("round", "")
	return f
}

// makeSheet makes a PDF as the arguments ask. The error is one line in the
// user's language.
func makeSheet(args []string, in io.Reader, out io.Writer) error {
	f := newSheetFlags()
	err := f.set.Parse(args)
	if _, wrong := language(*f.lang); wrong != nil {
		return wrong
	}
	switch {
	case errors.Is(err, flag.ErrHelp):
		_, err := fmt.Fprintln(out, i18n.T("cli.sheet.help", "Max", paper.MaxCopies, "Profiles", profileNames()))
		return err
	case err != nil:
		return errors.New(i18n.T("cli.sheet.wrong", "Error", culprit(err)))
	case f.set.NArg() > 0:
		return errors.New(i18n.T("cli.sheet.wrong", "Error", f.set.Arg(0)))
	case *f.out == "":
		return errors.New(i18n.T("cli.sheet.no_file"))
	}
	press, err := f.press()
	if err != nil {
		return err
	}
	doc, err := f.document(press, in)
	if err != nil {
		return err
	}
	return f.write(doc, press, out)
}

// press returns the press that the flags ask for.
func (f *sheetFlags) press() (*paper.Press, error) {
	fonts, err := page.Fonts()
	if err != nil {
		return nil, err
	}
	p := &paper.Press{Fonts: fonts}
	format, ok := paper.ParseFormat(strings.ToLower(*f.format))
	if !ok {
		return nil, errors.New(i18n.T("cli.sheet.paper", "Name", *f.format, "Formats", formatNames()))
	}
	p.Options.Format, p.Options.Colour = format, *f.colour
	if i18n.Current() == i18n.English {
		p.Options.Letters = assets.International
	}
	n := &p.Options.Notation
	n.PitColumn, n.Running, n.Strike = *f.pitColumn, *f.running, *f.strike
	for _, c := range []struct {
		flag, value string
		set         func(int)
		values      []string
	}{
		{"roem", *f.roem, func(i int) { n.Roem = sheet.RoemNotation(i) }, []string{"figures", "strokes"}},
		{"nat", *f.nat, func(i int) { n.Nat = sheet.NatWord(i) }, []string{"nat", "n"}},
		{"pit", *f.pit, func(i int) { n.Pit = sheet.PitLetter(i) }, []string{"p", "m"}},
	} {
		i, err := oneOf(c.flag, c.value, c.values)
		if err != nil {
			return nil, err
		}
		c.set(i)
	}
	return p, nil
}

// oneOf returns the place of a value among those that a flag may have.
func oneOf(flag, value string, values []string) (int, error) {
	for i, v := range values {
		if strings.EqualFold(v, value) {
			return i, nil
		}
	}
	return 0, errors.New(i18n.T("cli.sheet.value", "Flag", flag, "Value", value, "Values", strings.Join(values, ", ")))
}

func formatNames() string {
	var names []string
	for _, f := range paper.Formats() {
		names = append(names, f.String())
	}
	return strings.Join(names, ", ")
}

// document composes what is asked for, which must be one thing.
func (f *sheetFlags) document(p *paper.Press, in io.Reader) (*paper.Document, error) {
	rules, err := f.ruleset()
	if err != nil {
		return nil, err
	}
	switch {
	case *f.record != "" && !*f.blank:
		return f.ofRecord(p, in)
	case *f.rules && !*f.blank:
		return p.Rules(rules), nil
	case *f.blank && *f.record == "" && !*f.rules:
		return f.blankSheets(p, rules)
	default:
		return nil, errors.New(i18n.T("cli.sheet.what"))
	}
}

// ruleset returns the rules that --profile names.
func (f *sheetFlags) ruleset() (engine.Rules, error) {
	if *f.profile == "" {
		return engine.DefaultRules(), nil
	}
	r, err := engine.ParseRules(*f.profile)
	if err != nil {
		return r, errors.New(i18n.T("cli.profile", "Name", *f.profile, "Profiles", profileNames()))
	}
	return r, nil
}

// blankSheets composes sheets to be filled in by hand.
func (f *sheetFlags) blankSheets(p *paper.Press, rules engine.Rules) (*paper.Document, error) {
	for _, c := range []struct {
		flag            string
		value, from, to int
	}{{"copies", *f.copies, 1, paper.MaxCopies}, {"rounds", *f.rounds, 1, paper.MaxCopies}, {"rows", *f.rows, 4, 16}} {
		if c.value < c.from || c.value > c.to {
			return nil, errors.New(i18n.T("cli.sheet.range", "Flag", c.flag, "Value", strconv.Itoa(c.value), "Min", c.from, "Max", c.to))
		}
	}
	number, err := oneOf("number", *f.number, []string{"none", "tables", "rounds", "both"})
	if err != nil {
		return nil, err
	}
	head := f.head(sheet.Head{})
	if *f.profile != "" {
		head.Profile = ruletext.Line(rules)
	}
	return p.Blank(head, paper.Stack{Copies: *f.copies, Numbering: paper.Numbering(number), Rounds: *f.rounds, Rows: *f.rows}), nil
}

// head puts what the flags say over what is known.
func (f *sheetFlags) head(h sheet.Head) sheet.Head {
	for _, c := range []struct {
		to   *string
		from string
	}{{&h.Club, *f.club}, {&h.Date, *f.date}, {&h.Table, *f.table}, {&h.Round, *f.round}} {
		if c.from != "" {
			*c.to = c.from
		}
	}
	return h
}

// readable returns the head of a record of this program's own as people read it:
// its date without the time, its bots by their names.
func readable(h sheet.Head) sheet.Head {
	if began, err := time.Parse(time.RFC3339, h.Date); err == nil {
		h.Date = words.Day(began)
	}
	for seat, name := range h.Names {
		h.Names[seat] = words.Bot(name)
	}
	return h
}

// ofRecord composes the sheet of a record, its rules, or one of its deals.
func (f *sheetFlags) ofRecord(p *paper.Press, in io.Reader) (*paper.Document, error) {
	text, err := readFile(*f.record, in)
	if err != nil {
		return nil, &FileError{i18n.T("cli.sheet.unreadable", "File", *f.record)}
	}
	rec, err := engine.ParseRecord(text)
	if err != nil {
		return nil, refusedRecord(*f.record, err)
	}
	m := &rec.Match
	head := f.head(readable(sheet.HeadOf(rec.Tags)))
	head.Profile = ruletext.Line(m.Rules)
	switch settled := m.Settled(); {
	case *f.rules:
		return p.Rules(m.Rules), nil
	case *f.deal != 0:
		for i := range settled {
			if settled[i].Number == *f.deal {
				return p.Deal(&settled[i], head, *f.play), nil
			}
		}
		return nil, &FileError{i18n.T("cli.sheet.deal", "Deal", *f.deal, "File", *f.record)}
	default:
		s := sheet.Of(m)
		return p.Filled(&s, head), nil
	}
}

// refusedRecord says in one line where a record stops being one.
func refusedRecord(file string, err error) error {
	line, column := 0, 0
	var wrong *engine.ParseError
	if errors.As(err, &wrong) {
		line, column = wrong.Line, wrong.Column
	}
	return &FileError{i18n.T("cli.sheet.record", "File", file, "Line", line, "Column", column)}
}

// write saves the document and says where; "-" is the standard output.
func (f *sheetFlags) write(doc *paper.Document, p *paper.Press, out io.Writer) error {
	write := func(w io.Writer) error { return doc.WritePDF(w, p.Fonts) }
	if *f.out == "-" {
		return write(out)
	}
	if err := printing.Save(*f.out, *f.force, write); err != nil {
		trouble := printing.SaveTrouble(err)
		if trouble == "exists" {
			return &FileError{i18n.T("cli.sheet.exists", "File", *f.out)}
		}
		return &FileError{i18n.T("preview.save."+trouble, "File", *f.out)}
	}
	_, err := fmt.Fprintln(out, i18n.T("cli.sheet.saved", "File", *f.out, "Count", len(doc.Pages)))
	return err
}
