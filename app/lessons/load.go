package lessons

import (
	"embed"
	"fmt"
	"io/fs"
	"sync"
)

//go:embed data/*.lesson
var files embed.FS

// All returns the lessons in their order. It panics on a mistake in a file,
// which a test meets before any player does.
var All = sync.OnceValue(func() []Lesson {
	lessons, err := read(files)
	if err != nil {
		panic("lessons: " + err.Error())
	}
	return lessons
})

// read reads the lessons of a tree in the order of their files' names.
func read(tree fs.FS) ([]Lesson, error) {
	names, err := fs.Glob(tree, "data/*.lesson")
	if err != nil {
		return nil, err
	}
	var all []Lesson
	for _, file := range names {
		text, err := fs.ReadFile(tree, file)
		if err != nil {
			return nil, err
		}
		l, err := Parse(string(text))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		all = append(all, l)
	}
	return all, nil
}
