package i18n

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Every key that the program asks for by name has a text in both languages; of
// a key that it makes, such as "seat." + name, at least the beginning is known.
func TestKeysInUseExist(t *testing.T) {
	asked := keysInUse(t, os.DirFS(".."))
	if len(asked) == 0 {
		t.Fatal("nothing in the tree asks for a text")
	}
	for _, a := range asked {
		for _, l := range Languages() {
			if !answers(Keys(l), a) {
				t.Errorf("%s: %s has no text for %q", a.at, l, a.key)
			}
		}
	}
}

func TestKeysInUseAreFound(t *testing.T) {
	found := keysIn(t, "x.go", `package x
import words "klaverjas/i18n"
var a = words.T("seat.S", "Name", "no.key") + words.T("seat." + b()) + words.T(c) + other.T("no.key")
`)
	want := []use{{"seat.S", true, "x.go:3"}, {"seat.", false, "x.go:3"}}
	if !slices.Equal(found, want) {
		t.Errorf("found %v, want %v", found, want)
	}
	for _, c := range []struct {
		asked use
		want  bool
	}{
		{use{"seat.S", true, ""}, true},
		{use{"seat.", false, ""}, true},
		{use{"seat.", true, ""}, false},
		{use{"nowhere.", false, ""}, false},
	} {
		if got := answers(Keys(Dutch), c.asked); got != c.want {
			t.Errorf("%v: %v", c.asked, got)
		}
	}
}

// use is a place where the program asks for a text.
type use struct {
	key   string
	whole bool   // false when key is only the beginning
	at    string // file:line
}

func answers(keys []string, u use) bool {
	return slices.ContainsFunc(keys, func(key string) bool {
		return key == u.key || !u.whole && strings.HasPrefix(key, u.key)
	})
}

// keysInUse finds every call of this package's T in the Go files of a tree.
func keysInUse(t *testing.T, tree fs.FS) (all []use) {
	t.Helper()
	err := fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != "." && (strings.HasPrefix(d.Name(), ".") || slices.Contains([]string{"build", "testdata", "vendor"}, d.Name())):
			return fs.SkipDir
		case d.IsDir() || path.Ext(name) != ".go":
			return nil
		}
		text, err := fs.ReadFile(tree, name)
		if err == nil {
			all = append(all, keysIn(t, name, string(text))...)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// keysIn finds the calls in one file.
func keysIn(t *testing.T, name, text string) (all []use) {
	t.Helper()
	set := token.NewFileSet()
	f, err := parser.ParseFile(set, name, text, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	local := localName(f)
	ast.Inspect(f, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || local == "" || !isT(call.Fun, local) || len(call.Args) == 0 {
			return true
		}
		if key, whole, ok := beginning(call.Args[0]); ok {
			at := set.Position(call.Pos())
			all = append(all, use{key, whole, name + ":" + strconv.Itoa(at.Line)})
		}
		return true
	})
	return all
}

// localName returns the name by which a file knows this package, or nothing.
func localName(f *ast.File) string {
	for _, i := range f.Imports {
		if i.Path.Value != `"klaverjas/i18n"` {
			continue
		}
		if i.Name != nil {
			return i.Name.Name
		}
		return "i18n"
	}
	return ""
}

func isT(fun ast.Expr, local string) bool {
	s, ok := fun.(*ast.SelectorExpr)
	if !ok || s.Sel.Name != "T" {
		return false
	}
	x, ok := s.X.(*ast.Ident)
	return ok && x.Name == local
}

// beginning returns the literal with which an expression begins.
func beginning(e ast.Expr) (key string, whole, ok bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		key, err := strconv.Unquote(e.Value)
		return key, true, err == nil
	case *ast.BinaryExpr:
		key, _, ok := beginning(e.X)
		return key, false, ok
	}
	return "", false, false
}
