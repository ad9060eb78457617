// Package pages reads rows out of the pages of an SQLite file without SQLite,
// for files in which SQLite finds too much damage to read on. It follows
// https://www.sqlite.org/fileformat2.html for what this program writes: UTF-8,
// rowid tables. What makes no sense is passed over, never an error.
package pages

import (
	"encoding/binary"
	"iter"
	"os"
)

// Size is the size of a page in bytes, which the header is not asked for
// because it may be damaged. It is what SQLite takes for a new file.
const Size = 4096

// The kinds of page that hold the rows of a table.
const (
	interior = 0x05
	leaf     = 0x0d
)

// Row is a row of a table: its number and what is kept of its columns, as nil,
// int64, float64, string or []byte. A column that is the number itself is nil.
type Row struct {
	ID     int64
	Values []any
}

// Image is the pages of a database, from 1, with those of its log over them.
type Image struct {
	pages [][]byte // by number less one; nil or short where there is nothing
}

// Read reads a file and its log. It is an error only if the file cannot be read at all.
func Read(path string) (*Image, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	img := &Image{}
	for at := 0; at < len(data); at += Size {
		img.pages = append(img.pages, data[at:min(at+Size, len(data))])
	}
	if log, err := os.ReadFile(path + "-wal"); err == nil {
		img.overlay(readLog(log))
	}
	return img, nil
}

// overlay puts the pages of a log over those of the file.
func (img *Image) overlay(frames []frame) {
	for _, f := range frames {
		for int(f.page) > len(img.pages) && f.page < 1<<24 {
			img.pages = append(img.pages, nil)
		}
		if f.page > 0 && int(f.page) <= len(img.pages) {
			img.pages[f.page-1] = f.data
		}
	}
}

// Count returns the number of pages.
func (img *Image) Count() int { return len(img.pages) }

// page returns a page and where its header begins; nil if it is not whole.
func (img *Image) page(number int) (p []byte, header int) {
	if number < 1 || number > len(img.pages) || len(img.pages[number-1]) < Size {
		return nil, 0
	}
	if number == 1 {
		header = 100
	}
	return img.pages[number-1], header
}

// kind returns the kind of a page, 0 if there is none.
func (img *Image) kind(number int) byte {
	p, header := img.page(number)
	if p == nil {
		return 0
	}
	return p[header]
}

// cells returns where the cells of a page begin, those that can be.
func (img *Image) cells(number int) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		p, header := img.page(number)
		first := header + 8
		if p[header] == interior {
			first += 4
		}
		count := min(int(binary.BigEndian.Uint16(p[header+3:])), (Size-first)/2)
		for i := range count {
			at := int(binary.BigEndian.Uint16(p[first+2*i:]))
			if at < first || at > Size-4 {
				continue
			}
			if !yield(p[at:]) {
				return
			}
		}
	}
}

// Leaves returns the pages that hold the rows of a table, found from its root.
func (img *Image) Leaves(root int) []int {
	var leaves []int
	seen := map[int]bool{}
	var walk func(number int)
	walk = func(number int) {
		if seen[number] {
			return
		}
		seen[number] = true
		switch img.kind(number) {
		case leaf:
			leaves = append(leaves, number)
		case interior:
			for cell := range img.cells(number) {
				walk(int(binary.BigEndian.Uint32(cell)))
			}
			p, header := img.page(number)
			walk(int(binary.BigEndian.Uint32(p[header+8:])))
		}
	}
	walk(root)
	return leaves
}

// AllLeaves returns every page that holds rows of whatever table.
func (img *Image) AllLeaves() []int {
	var leaves []int
	for number := range img.pages {
		if img.kind(number+1) == leaf {
			leaves = append(leaves, number+1)
		}
	}
	return leaves
}

// Roots returns the first page of each table by name, as far as the list of
// tables can be read.
func (img *Image) Roots() map[string]int {
	roots := map[string]int{}
	for _, number := range img.Leaves(1) {
		for r := range img.Rows(number) {
			if len(r.Values) < 5 || r.Values[0] != "table" {
				continue
			}
			name, named := r.Values[1].(string)
			if root, ok := r.Values[3].(int64); named && ok && root > 1 {
				roots[name] = int(root)
			}
		}
	}
	return roots
}
