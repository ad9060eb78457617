// Package external lets programs of other people play: [Bot] is one that talks
// to a program over its standard input and output, one JSON object a line, and
// [Serve] offers one of our bots the same way. PROTOCOL.md in the folder above
// describes the conversation.
package external
