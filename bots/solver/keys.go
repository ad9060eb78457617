package solver

// The keys were found by a search that changed a few at a time and kept what
// made a fixed set of deals need fewer cards. They have no meaning beyond the
// order that they give.

var secondKeys = keys{
	fat:  cardKeys([8]int16{-8, 1, 3, 5, 11, 16, 20, 8}, [8]int16{3, 4, 25, 35, 11, 21, 24, 21}),
	win:  cardKeys([8]int16{6, -4, 2, 8, 12, 14, 18, 29}, [8]int16{-4, 4, 12, 31, 8, 21, 24, 30}),
	lose: cardKeys([8]int16{28, 34, 25, 22, 22, 21, 13, 8}, [8]int16{24, 25, 21, 18, 2, 10, 5, 9}),
}

var thirdKeys = keys{
	fat:  cardKeys([8]int16{5, 6, 9, 22, 13, 28, 41, 13}, [8]int16{3, 4, 8, 9, 11, 12, 21, 28}),
	win:  cardKeys([8]int16{-1, 2, 6, 5, 2, 14, 26, 13}, [8]int16{-3, -2, 15, 16, 20, 21, 26, 30}),
	lose: cardKeys([8]int16{28, 30, 35, 25, 24, 21, 15, 8}, [8]int16{19, 32, 19, 18, 17, 10, 5, -12}),
}

var fourthKeys = keys{
	fat:  cardKeys([8]int16{0, 5, 21, 29, 23, 30, 31, 16}, [8]int16{-5, -3, 17, 9, 10, 12, 7, 29}),
	win:  cardKeys([8]int16{0, -4, 0, 2, 1, 6, 20, 19}, [8]int16{0, 4, 15, 24, 25, 27, 9, 15}),
	lose: cardKeys([8]int16{30, 31, 30, 29, 22, 21, 15, 8}, [8]int16{29, 40, 19, 18, 9, 15, 5, 1}),
}

var leadKeys = [5][32]int16{
	winsItself:   cardKeys([8]int16{83, 76, 94, 99, 100, 105, 109, 124}, [8]int16{82, 77, 87, 105, 84, 89, 110, 113}),
	partnerWins:  cardKeys([8]int16{103, 110, 114, 116, 116, 122, 135, 123}, [8]int16{83, 98, 107, 106, 130, 124, 116, 143}),
	losesHigher:  cardKeys([8]int16{28, 26, 26, 24, 4, 13, 3, 9}, [8]int16{24, 19, 21, 23, 21, 19, -4, 1}),
	losesRuffed:  cardKeys([8]int16{32, 28, 27, 33, 25, 25, 11, 23}, [8]int16{26, 33, 19, 18, 9, 7, 1, 5}),
	partnerRuffs: cardKeys([8]int16{117, 102, 112, 113, 119, 122, 123, 126}, [8]int16{103, 111, 107, 108, 130, 123, 115, 150}),
}
