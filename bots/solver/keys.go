package solver

// The keys were found by a search that changed a few at a time and kept what
// made a fixed set of deals need fewer cards. They have no meaning beyond the
// order that they give.

var secondKeys = keys{
	fat:  cardKeys([8]int8{0, 1, 3, 12, 11, 16, 20, 14}, [8]int8{3, 4, 15, 16, 13, 21, 24, 30}),
	win:  cardKeys([8]int8{4, 1, 2, 12, 14, 22, 25, 21}, [8]int8{9, 4, 12, 24, 15, 21, 24, 30}),
	lose: cardKeys([8]int8{28, 34, 22, 29, 22, 21, 13, 8}, [8]int8{26, 25, 19, 18, 9, 7, 5, 1}),
}

var thirdKeys = keys{
	fat:  cardKeys([8]int8{5, 6, 9, 22, 13, 18, 41, 13}, [8]int8{-1, 3, 10, 22, 20, 16, 24, 30}),
	win:  cardKeys([8]int8{-1, 2, 6, 5, 2, 14, 26, 13}, [8]int8{5, -2, 15, 16, 20, 21, 26, 30}),
	lose: cardKeys([8]int8{30, 30, 22, 25, 21, 21, 10, 8}, [8]int8{19, 25, 19, 18, 10, 18, 5, 4}),
}

var fourthKeys = keys{
	fat:  cardKeys([8]int8{0, 5, 6, 15, 30, 16, 31, 19}, [8]int8{3, 4, 17, 16, 17, 7, 15, 30}),
	win:  cardKeys([8]int8{0, -4, 0, 5, 7, 6, 20, 19}, [8]int8{7, 4, 15, 24, 25, 21, 16, 20}),
	lose: cardKeys([8]int8{30, 29, 28, 29, 22, 21, 10, 8}, [8]int8{26, 25, 19, 18, 9, 7, 5, 1}),
}

var leadKeys = [5][32]int8{
	winsItself:   cardKeys([8]int8{-1, 2, 3, 12, 15, 18, 23, 22}, [8]int8{-2, -2, 11, 16, 20, 17, 24, 30}),
	partnerWins:  cardKeys([8]int8{0, 7, 8, 13, 13, 19, 22, 20}, [8]int8{0, 8, 4, 5, 27, 20, 13, 40}),
	losesHigher:  cardKeys([8]int8{28, 26, 28, 24, 27, 16, 4, 10}, [8]int8{26, 25, 21, 25, 17, 15, 11, 1}),
	losesRuffed:  cardKeys([8]int8{30, 29, 28, 22, 25, 21, 10, 5}, [8]int8{26, 25, 19, 18, 9, 7, -6, 1}),
	partnerRuffs: cardKeys([8]int8{0, 7, 8, 13, 13, 19, 22, 20}, [8]int8{0, 8, 4, 5, 27, 20, 13, 40}),
}

var leadWeights = [8]int16{75, 113, 1, 10, 7, 0, 0, -4}
