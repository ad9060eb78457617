package store

// Notice is what a user has to be told about his data, one sentence of it: the
// text "store.notice." + Kind. The zero Notice says nothing.
type Notice struct {
	Kind  NoticeKind
	Path  string // the file or folder that it is about
	Count int    // matches that were brought over
	Lost  int    // matches that are known to be gone or shorter than they were
	Cause error  // for the log
}

// NoticeKind is the last part of a notice's key.
type NoticeKind string

// The notices.
const (
	NoNotice        NoticeKind = ""
	AnotherInstance NoticeKind = "another"   // the program runs already: this one reads, and keeps nothing
	ReadOnlyFolder  NoticeKind = "readonly"  // the folder Path cannot be written to: this one reads, and keeps nothing
	NotKept         NoticeKind = "notkept"   // the file at Path cannot be used at all: nothing is read or kept
	Newer           NoticeKind = "newer"     // the file at Path is of a newer version of the program: nothing is read or kept
	Damaged         NoticeKind = "damaged"   // the file was damaged and lies at Path; Count matches were brought over
	Full            NoticeKind = "full"      // there is no room on the disk: the match plays on and is not kept
	Broken          NoticeKind = "broken"    // a match cannot be gone on with
	Shortened       NoticeKind = "shortened" // a match is gone on with before what is damaged of it
	Failing         NoticeKind = "failing"   // the disk refuses for another reason: the match plays on and is not kept
)
