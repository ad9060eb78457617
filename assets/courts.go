package assets

// courts are the twelve figures by suit: jack, queen, king.
var courts = [Suits][3]courtArt{
	clubs:    clubCourts,
	diamonds: diamondCourts,
	hearts:   heartCourts,
	spades:   spadeCourts,
}
