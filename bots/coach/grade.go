package coach

// Grade is how good a decision was, by its loss of expected points.
type Grade uint8

// The grades.
const (
	Best       Grade = iota // nothing was better, as far as chance lets one tell
	Good                    // little was lost
	Inaccuracy              // InaccuracyFrom points or more
	Mistake                 // MistakeFrom points or more
	Blunder                 // BlunderFrom points or more
)

// Grades is how many there are.
const Grades = 5

// The limits of the grades: lost expected points of this deal, beyond their
// standard error.
const (
	GoodFrom       = 0.5
	InaccuracyFrom = 4.0
	MistakeFrom    = 10.0
	BlunderFrom    = 20.0
)

// String returns the grade's name, the last part of its translation key.
func (g Grade) String() string {
	return [...]string{"best", "good", "inaccuracy", "mistake", "blunder"}[min(g, Grades-1)]
}

// gradeOf returns the grade of a loss beyond its standard error.
func gradeOf(sure float64) Grade {
	switch {
	case sure >= BlunderFrom:
		return Blunder
	case sure >= MistakeFrom:
		return Mistake
	case sure >= InaccuracyFrom:
		return Inaccuracy
	case sure >= GoodFrom:
		return Good
	default:
		return Best
	}
}
