package pages

import (
	"encoding/binary"
	"iter"
	"math"
	"unicode/utf8"
)

// Rows returns the rows on a page that holds rows.
func (img *Image) Rows(number int) iter.Seq[Row] {
	return func(yield func(Row) bool) {
		if img.kind(number) != leaf {
			return
		}
		for cell := range img.cells(number) {
			if r, ok := img.row(cell); ok && !yield(r) {
				return
			}
		}
	}
}

// row reads the row that begins a piece of a page.
func (img *Image) row(cell []byte) (Row, bool) {
	length, n := varint(cell)
	id, m := varint(cell[n:])
	if n == 0 || m == 0 || length > 1<<24 {
		return Row{}, false
	}
	payload, ok := img.payload(cell[n+m:], int(length))
	if !ok {
		return Row{}, false
	}
	values, ok := record(payload)
	return Row{ID: int64(id), Values: values}, ok
}

// payload puts a row together that does not fit on its page.
func (img *Image) payload(here []byte, length int) ([]byte, bool) {
	const most, least = Size - 35, (Size-12)*32/255 - 23
	local := length
	if length > most {
		if local = least + (length-least)%(Size-4); local > most {
			local = least
		}
	}
	if len(here) < local {
		return nil, false
	}
	if local == length {
		return here[:length], true
	}
	if len(here) < local+4 {
		return nil, false
	}
	whole, next := append([]byte(nil), here[:local]...), int(binary.BigEndian.Uint32(here[local:]))
	for range length/(Size-4) + 1 {
		p, _ := img.page(next)
		if p == nil || next == 1 {
			return nil, false
		}
		next = int(binary.BigEndian.Uint32(p))
		whole = append(whole, p[4:min(Size, 4+length-len(whole))]...)
		if len(whole) == length {
			return whole, true
		}
	}
	return nil, false
}

// record reads the values of a row.
func record(payload []byte) ([]any, bool) {
	size, n := varint(payload)
	if n == 0 || size < uint64(n) || size > uint64(len(payload)) {
		return nil, false
	}
	head, body := payload[n:size], payload[size:]
	var values []any
	for len(head) > 0 {
		kind, n := varint(head)
		if n == 0 {
			return nil, false
		}
		v, used, ok := value(kind, body)
		if !ok {
			return nil, false
		}
		head, body, values = head[n:], body[used:], append(values, v)
	}
	return values, len(body) == 0
}

// widths are the bytes of the numbers of kinds 0 to 9.
var widths = [10]int{0, 1, 2, 3, 4, 6, 8, 8, 0, 0}

// value reads a value of a kind and tells how many bytes it takes.
func value(kind uint64, body []byte) (v any, used int, ok bool) {
	switch {
	case kind >= 12:
		used = int(min((kind-12)/2, math.MaxInt32))
	case kind < uint64(len(widths)):
		used = widths[kind]
	default:
		return nil, 0, false
	}
	if used > len(body) {
		return nil, 0, false
	}
	switch b := body[:used]; {
	case kind == 0:
		return nil, used, true
	case kind == 7:
		return math.Float64frombits(binary.BigEndian.Uint64(b)), used, true
	case kind >= 8 && kind <= 9:
		return int64(kind - 8), used, true
	case kind < 12:
		return number(b), used, true
	case kind%2 == 0:
		return append([]byte(nil), b...), used, true
	default:
		return string(b), used, utf8.Valid(b)
	}
}

// number reads a signed number of any width.
func number(b []byte) int64 {
	n := int64(int8(b[0]))
	for _, c := range b[1:] {
		n = n<<8 | int64(c)
	}
	return n
}

// varint reads a number of one to nine bytes; n is 0 if there is none.
func varint(b []byte) (v uint64, n int) {
	for n < len(b) && n < 8 {
		v = v<<7 | uint64(b[n]&0x7f)
		n++
		if b[n-1] < 0x80 {
			return v, n
		}
	}
	if n == 8 && len(b) > 8 {
		return v<<8 | uint64(b[8]), 9
	}
	return 0, 0
}
