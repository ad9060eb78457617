package files

import (
	"cmp"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"time"
)

// item is a file or a folder in the list.
type item struct {
	name    string
	path    string
	folder  bool
	size    int64
	changed time.Time
}

// list returns the folders of a folder and its files with one of these ends,
// folders first, by name. What is hidden is left out.
func list(folder string, ends []string) ([]item, error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	var all []item
	for _, e := range entries {
		info, err := os.Stat(filepath.Join(folder, e.Name())) // follows links
		if err != nil || strings.HasPrefix(e.Name(), ".") {
			continue
		}
		if !info.IsDir() && (!info.Mode().IsRegular() || !ended(e.Name(), ends)) {
			continue
		}
		all = append(all, item{e.Name(), filepath.Join(folder, e.Name()), info.IsDir(), info.Size(), info.ModTime()})
	}
	slices.SortFunc(all, func(a, b item) int {
		if a.folder != b.folder {
			return cmp.Compare(rank(a), rank(b))
		}
		return cmp.Or(cmp.Compare(strings.ToLower(a.name), strings.ToLower(b.name)), cmp.Compare(a.name, b.name))
	})
	return all, nil
}

func rank(i item) int {
	if i.folder {
		return 0
	}
	return 1
}

// ended tells whether a name has one of these ends, in letters large or small.
func ended(name string, ends []string) bool {
	return slices.ContainsFunc(ends, func(end string) bool { return strings.EqualFold(filepath.Ext(name), end) })
}

// drives returns the roots of the disks where there is more than one root.
func drives() []item {
	if runtime.GOOS != "windows" {
		return nil
	}
	var all []item
	for letter := 'A'; letter <= 'Z'; letter++ {
		root := string(letter) + `:\`
		if _, err := os.Stat(root); err == nil {
			all = append(all, item{name: root, path: root, folder: true})
		}
	}
	return all
}

// resolve returns the path that is meant by what was typed in a folder.
func resolve(folder, typed string) string {
	typed = strings.TrimSpace(typed)
	if rest, home := strings.CutPrefix(typed, "~"); home && (rest == "" || os.IsPathSeparator(rest[0])) {
		if dir, err := os.UserHomeDir(); err == nil {
			return filepath.Join(dir, rest)
		}
	}
	if filepath.IsAbs(typed) {
		return filepath.Clean(typed)
	}
	return filepath.Join(folder, typed)
}

// withEnd returns a path with one of the ends that it needs.
func withEnd(path string, ends []string) string {
	if len(ends) == 0 || ended(path, ends) {
		return path
	}
	return path + ends[0]
}

// Free returns a name in a folder that no file has yet: the name itself or
// "name (2).end".
func Free(folder, name string) string {
	end := filepath.Ext(name)
	stem := strings.TrimSuffix(name, end)
	for n := 2; n < 1000; n++ {
		if _, err := os.Lstat(filepath.Join(folder, name)); err != nil {
			break
		}
		name = stem + " (" + itoa(n) + ")" + end
	}
	return name
}

var notInNames = regexp.MustCompile(`[\x00-\x1f/\\:*?"<>|]+`)

// Name returns what somebody called something as a file can be called.
func Name(name string) string {
	name = strings.Trim(strings.Join(strings.Fields(notInNames.ReplaceAllString(name, " ")), " "), " .")
	if name == "" {
		return "klaverjassen"
	}
	return name
}
