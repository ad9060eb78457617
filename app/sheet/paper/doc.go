// Package paper lays score sheets, the rules and single deals out on pages and
// writes the pages as PDF or draws them as pictures. Both come from the same
// page, so that the preview is what the printer prints. The score card beside
// the table is such a page too, for the screen alone.
//
// All lengths are millimetres from the top left corner of the page, sizes of
// text are points. Everything is black on white unless colour is asked for:
// there are no fills but the shapes of suits.
package paper
