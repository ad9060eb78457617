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
// standard error. Points are what both sides write down, so a nat moves them by
// a whole deal; below InaccuracyFrom is what strong players differ in.
//
// Tuned on 30 deals of each level of bot among its like, amsterdam-cafe, 640
// decisions a level, as klaverjas-arena grades prints them: of a hundred
// decisions are
//
//	           best  good  inaccuracy  mistake  blunder  lost on average
//	beginner   61.0  10.5        10.8     10.0      7.7              5.4
//	regular    70.5  10.8         8.2      5.4      5.1              3.8
//	club       80.0   7.2         7.2      3.5      2.1              1.8
//	champion   95.2   4.0         0.6      0.2      0.0              0.1
//
// so each level makes fewer errors of every grade than the one below it. The
// champion thinks as the coach does; that it is hardly ever blamed shows how
// little chance, in other worlds, does to a grade.
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
