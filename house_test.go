// Package house holds the house to its plan: which room may import which, and
// the shape of the code. It looks at source only, so it needs no window.
package house

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"slices"
	"strings"
	"testing"
)

const (
	module  = "klaverjas"
	toolkit = "fyne.io/fyne/v2"
)

// rooms says what the packages below a folder may import.
var rooms = []struct {
	folder string
	ours   []string // rooms of this house, besides the room itself
	others []string // modules of others
	never  []string // packages of the standard library
}{
	{
		folder: "engine", // no clock, no files, no printing
		never:  []string{"time", "os", "io", "log", "net", "syscall", "math/rand", "crypto/rand"},
	},
	{folder: "bots", ours: []string{"engine"}, others: []string{"golang.org/x"}},
	{folder: "assets", others: []string{toolkit, "github.com", "golang.org/x"}},
	{folder: "i18n", others: []string{"github.com", "golang.org/x"}},
	{folder: "app/session", ours: []string{"engine", "bots"}, others: everyModule},
	{folder: "app/store", ours: []string{"engine", "bots", "app/session", "app/sheet"}, others: everyModule},
	{folder: "app/ruletext", ours: []string{"engine", "i18n"}},
	{folder: "app/printing", others: everyModule},
	{folder: "app/pad", ours: []string{"engine", "i18n", "app/sheet"}, others: everyModule},
	{folder: "app/sheet", ours: []string{"engine", "i18n", "assets", "app/ruletext"}, others: everyModule},
	{folder: "app", ours: []string{"engine", "bots", "assets", "i18n"}, others: everyModule},
	{folder: "cmd", ours: []string{"engine", "bots", "app", "assets", "i18n"}, others: everyModule},
}

var everyModule = []string{""}

// noWindow are the folders which may not know the toolkit, not even through
// another package of the house.
var noWindow = []string{"engine", "bots", "i18n", "app/session", "app/store", "app/sheet", "app/stats", "app/verify", "app/replay/steps", "app/pad", "app/ruletext", "app/printing", "app/duty", "app/lessons", "app/practice", "app/rulebook"}

func TestRoomsImportOnlyWhatTheyMay(t *testing.T) {
	for _, f := range source(t) {
		if f.isTest() {
			continue
		}
		for _, i := range f.imports() {
			if why := forbidden(f.folder(), i.path); why != "" {
				t.Errorf("%s imports %q: %s", i.at, i.path, why)
			}
		}
	}
}

// forbidden says why a package in a folder may not import another, or nothing.
func forbidden(folder, wanted string) string {
	for _, r := range rooms {
		if !within(folder, r.folder) {
			continue
		}
		switch {
		case within(wanted, module):
			ours := strings.TrimPrefix(wanted, module+"/")
			if !within(ours, r.folder) && !withinAny(ours, r.ours) {
				return r.folder + "/ may not know that room"
			}
		case isStandard(wanted):
			if withinAny(wanted, r.never) {
				return "not in " + r.folder + "/"
			}
		case !withinAny(wanted, r.others):
			return "not a module for " + r.folder + "/"
		}
		return ""
	}
	return "this folder is no room of the house; add it to the plan"
}

func TestToolkitStaysInItsRooms(t *testing.T) {
	for _, f := range source(t) {
		for _, i := range f.imports() {
			switch {
			case i.path == toolkit+"/app" && !within(f.folder(), "cmd"):
				t.Errorf("%s: only cmd/ makes the application", i.at)
			case f.isTest() && within(i.path, toolkit) && withinAny(f.folder(), noWindow):
				t.Errorf("%s: %s/ has no window, and neither have its tests", i.at, f.folder())
			case i.path == toolkit+"/test" && !f.isTest():
				t.Errorf("%s: the toolkit's test package is for tests", i.at)
			case i.path != toolkit && within(i.path, toolkit) && within(f.folder(), "assets") && !f.isTest():
				t.Errorf("%s: assets/ knows a resource and nothing else of the toolkit", i.at)
			}
		}
	}
}

func TestNoWindowInTheQuietRooms(t *testing.T) {
	imports := map[string][]imported{}
	for _, f := range source(t) {
		if !f.isTest() {
			imports[f.folder()] = append(imports[f.folder()], f.imports()...)
		}
	}
	for folder := range imports {
		if !withinAny(folder, noWindow) {
			continue
		}
		if way := wayTo(toolkit, folder, imports, map[string]bool{}); way != nil {
			t.Errorf("%s: %s/ reaches the toolkit by %s", way[0].at, folder, chain(way))
		}
	}
}

// wayTo returns the chain of imports from a folder to a module, or nil.
func wayTo(target, folder string, imports map[string][]imported, seen map[string]bool) []imported {
	if seen[folder] {
		return nil
	}
	seen[folder] = true
	for _, i := range imports[folder] {
		if within(i.path, target) {
			return []imported{i}
		}
		if way := wayTo(target, strings.TrimPrefix(i.path, module+"/"), imports, seen); way != nil {
			return append([]imported{i}, way...)
		}
	}
	return nil
}

func chain(way []imported) string {
	var paths []string
	for _, i := range way {
		paths = append(paths, i.path)
	}
	return strings.Join(paths, " → ")
}

func TestEnginePrintsNothing(t *testing.T) {
	for _, f := range source(t) {
		if f.isTest() || !within(f.folder(), "engine") {
			continue
		}
		ast.Inspect(f.tree, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok && isNamed(s.X, "fmt") && strings.HasPrefix(s.Sel.Name, "Print") {
				t.Errorf("%s prints with fmt.%s", f.at(s), s.Sel.Name)
			}
			return true
		})
	}
}

// The limits on the shape of the code, in lines.
const (
	longestFile     = 500
	longestFunction = 80
	tenthFunction   = 35 // nine of ten functions are shorter
	medianFunction  = 10
)

func TestShapeOfTheCode(t *testing.T) {
	var lengths []int
	for _, f := range source(t) {
		if f.isTest() {
			continue
		}
		if n := f.set.File(f.tree.FileStart).LineCount(); n > longestFile {
			t.Errorf("%s:%d: the file has %d lines; the limit is %d", f.name, longestFile+1, n, longestFile)
		}
		for _, d := range f.tree.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			n := f.lines(fn)
			lengths = append(lengths, n)
			if n > longestFunction {
				t.Errorf("%s: %s has %d lines; the limit is %d", f.at(fn), fn.Name.Name, n, longestFunction)
			}
		}
	}
	if len(lengths) == 0 {
		t.Fatal("no functions found")
	}
	slices.Sort(lengths)
	if n := lengths[len(lengths)/2]; n > medianFunction {
		t.Errorf("the median function has %d lines; the limit is %d", n, medianFunction)
	}
	if n := lengths[len(lengths)*9/10]; n >= tenthFunction {
		t.Errorf("one function in ten has %d lines or more; the limit is %d", n, tenthFunction)
	}
}

func TestExportedNamesAreDocumented(t *testing.T) {
	for _, f := range source(t) {
		if f.isTest() || f.tree.Name.Name == "main" || !withinAny(f.folder(), []string{"engine", "bots"}) {
			continue
		}
		for _, d := range f.tree.Decls {
			for _, name := range undocumented(d) {
				t.Errorf("%s: %s has no comment", f.at(name), name.Name)
			}
		}
	}
}

// undocumented returns the exported names of a declaration which no comment
// describes: its own, one behind it, or that of its group.
func undocumented(d ast.Decl) []*ast.Ident {
	var bare []*ast.Ident
	add := func(names []*ast.Ident, comments ...*ast.CommentGroup) {
		for _, name := range names {
			if name.IsExported() && !slices.ContainsFunc(comments, func(c *ast.CommentGroup) bool { return c != nil }) {
				bare = append(bare, name)
			}
		}
	}
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil || ast.IsExported(receiver(d)) {
			add([]*ast.Ident{d.Name}, d.Doc)
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			switch s := spec.(type) {
			case *ast.TypeSpec:
				add([]*ast.Ident{s.Name}, s.Doc, d.Doc)
			case *ast.ValueSpec:
				add(s.Names, s.Doc, s.Comment, d.Doc)
			}
		}
	}
	return bare
}

func receiver(fn *ast.FuncDecl) string {
	name := ""
	ast.Inspect(fn.Recv.List[0].Type, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && name == "" {
			name = id.Name
		}
		return true
	})
	return name
}

// What is linked into the game is named in NOTICE.md, and nothing else is.
func TestNoticeIsComplete(t *testing.T) {
	out, err := exec.Command("go", "list", "-tags", "no_emoji,migrated_fynedo", "-deps",
		"-f", "{{with .Module}}{{if .Version}}| {{.Path}} | {{.Version}} |{{end}}{{end}}", "./cmd/klaverjas").Output()
	if err != nil {
		t.Fatalf("go list cannot name the modules: %v", err)
	}
	text, err := os.ReadFile("NOTICE.md")
	if err != nil {
		t.Fatal(err)
	}
	linked := slices.Compact(slices.Sorted(slices.Values(strings.Split(strings.TrimSpace(string(out)), "\n"))))
	for _, row := range linked {
		if !strings.Contains(string(text), "\n"+row+" ") {
			t.Errorf("NOTICE.md has no row %s", row)
		}
	}
	for _, line := range strings.Split(string(text), "\n") {
		cells := strings.Split(line, "|")
		if len(cells) == 6 && strings.Contains(cells[1], "/") && strings.HasPrefix(cells[2], " v") &&
			!slices.Contains(linked, "|"+cells[1]+"|"+cells[2]+"|") {
			t.Errorf("NOTICE.md names%sbut this version is not in the program", cells[1])
		}
	}
}

// file is one Go file of the house.
type file struct {
	name string // from the root, with slashes
	set  *token.FileSet
	tree *ast.File
}

func (f file) folder() string { return path.Dir(f.name) }
func (f file) isTest() bool   { return strings.HasSuffix(f.name, "_test.go") }

func (f file) at(n ast.Node) string  { return f.set.Position(n.Pos()).String() }
func (f file) lines(n ast.Node) int  { return f.line(n.End()) - f.line(n.Pos()) + 1 }
func (f file) line(at token.Pos) int { return f.set.Position(at).Line }
func (f file) imports() (all []imported) {
	for _, i := range f.tree.Imports {
		all = append(all, imported{strings.Trim(i.Path.Value, "`\""), f.at(i)})
	}
	return all
}

// imported is one import of a file: what, and where it stands.
type imported struct{ path, at string }

// source reads every Go file below the root but this one.
func source(t *testing.T) []file {
	t.Helper()
	var files []file
	err := fs.WalkDir(os.DirFS("."), ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != "." && (strings.HasPrefix(d.Name(), ".") || slices.Contains([]string{"build", "testdata", "vendor"}, d.Name())):
			return fs.SkipDir
		case d.IsDir() || path.Ext(name) != ".go" || !strings.Contains(name, "/"):
			return nil
		}
		set := token.NewFileSet()
		tree, err := parser.ParseFile(set, name, nil, parser.ParseComments)
		files = append(files, file{name, set, tree})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// within reports whether a path is a folder or lies below it; everything lies
// below "".
func within(name, folder string) bool {
	return folder == "" || name == folder || strings.HasPrefix(name, folder+"/")
}

func withinAny(name string, folders []string) bool {
	return slices.ContainsFunc(folders, func(f string) bool { return within(name, f) })
}

func isStandard(name string) bool {
	first, _, _ := strings.Cut(name, "/")
	return !strings.Contains(first, ".")
}

func isNamed(e ast.Expr, name string) bool {
	id, ok := e.(*ast.Ident)
	return ok && id.Name == name
}
