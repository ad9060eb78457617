package pages

import (
	"encoding/binary"
	"os"
)

// frame is a page in a log.
type frame struct {
	page    uint32
	data    []byte
	commits bool // ends a transaction
	sound   bool // its checksum is right
}

const (
	logHeader   = 32
	frameHeader = 24
)

// readLog returns the frames of a log up to the end of its last transaction,
// those with a wrong checksum too if more of the same log follow.
func readLog(log []byte) []frame {
	if len(log) < logHeader || binary.BigEndian.Uint32(log)&^1 != 0x377f0682 || binary.BigEndian.Uint32(log[8:]) != Size {
		return nil
	}
	var order binary.ByteOrder = binary.LittleEndian
	if log[3]&1 != 0 {
		order = binary.BigEndian
	}
	salt := string(log[16:24])
	sum := checksum(order, [2]uint32{}, log[:24])
	var frames []frame
	last := 0
	for at := logHeader; at+frameHeader+Size <= len(log); at += frameHeader + Size {
		head, data := log[at:at+frameHeader], log[at+frameHeader:at+frameHeader+Size]
		if string(head[8:16]) != salt {
			break
		}
		sum = checksum(order, checksum(order, sum, head[:8]), data)
		said := [2]uint32{binary.BigEndian.Uint32(head[16:]), binary.BigEndian.Uint32(head[20:])}
		f := frame{binary.BigEndian.Uint32(head), data, binary.BigEndian.Uint32(head[4:]) != 0, said == sum}
		sum = said
		if frames = append(frames, f); f.commits {
			last = len(frames)
		}
	}
	return frames[:last]
}

// checksum is SQLite's, over eight bytes at a time.
func checksum(order binary.ByteOrder, sum [2]uint32, data []byte) [2]uint32 {
	for at := 0; at+8 <= len(data); at += 8 {
		sum[0] += order.Uint32(data[at:]) + sum[1]
		sum[1] += order.Uint32(data[at+4:]) + sum[0]
	}
	return sum
}

// LogDamaged tells whether a log holds a transaction behind a frame that is
// damaged. SQLite would take such a log to end before the damage.
func LogDamaged(path string) bool {
	log, err := os.ReadFile(path)
	if err != nil {
		return false
	}
	for _, f := range readLog(log) {
		if !f.sound {
			return true
		}
	}
	return false
}
