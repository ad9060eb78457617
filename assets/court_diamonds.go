package assets

// Diamonds look to the left, in profile, among slanting planes; the staff
// leans on the left and the seam rises.
var diamondCourts = [3]courtArt{
	{-0.28, []layer{diamondGround, diamondJackBody, diamondFace, diamondFeather, diamondJackHead, diamondStaff, diamondHalberd, diamondHand}},
	{-0.28, []layer{diamondGround, diamondQueenBody, diamondQueenHair, diamondFace, diamondQueenHead, diamondStaff, diamondFlower, diamondHand}},
	{-0.28, []layer{diamondGround, diamondKingBody, diamondFace, diamondKingHead, diamondStaff, diamondSceptre, diamondHand}},
}

var diamondGround = layer{
	"w:M77 11H239V240H11V139H77Z",
	"y:M77 11H152L106 139H11V240H77Z",
	"b:M239 11V104L196 11Z",
	"g:M11 139H72L11 187Z",
}

var diamondFace = layer{
	"w:M184 54H152V78L136 98H151V112L162 122H170Z",
	"c:M200 54H184L170 122H182L200 102Z",
	"k.M157 73H170V80.5H157Z",
	"r.M151 104H167V110.5H151Z",
}

var diamondJackBody = layer{
	"c:M168 106H192V136H168Z",
	"r:M70 300L104 156L138 132H168L150 200Z",
	"w:M168 132H186L160 200H150Z",
	"b:M186 132H208L240 150V200H160Z",
}

var diamondJackHead = layer{
	"k.M200 58H211V104L200 108Z",
	"r:M146 58L192 20L211 58Z",
	"k:M158 47H206",
}

var diamondFeather = layer{"y:M192 50L212 17L232 24L212 56Z"}

var diamondQueenBody = layer{
	"c:M168 106H192V136H168Z",
	"b:M64 300L98 158L136 132H164L172 152L150 200Z",
	"w:M164 132H194L172 152Z",
	"y:M194 132H214L240 148V200H150L172 152Z",
}

var diamondQueenHair = layer{
	"r:M186 46H214L236 160H206L194 82Z",
}

var diamondQueenHead = layer{
	"y:M148 48L208 44V56L148 60Z",
	"w:M178 18L191 32L178 46L165 32Z",
	"k@178 32 4",
}

var diamondKingBody = layer{
	"b:M58 300L92 162L130 132H166L132 300Z",
	"r:M166 132H210L240 149V300H132Z",
}

var diamondKingHead = layer{
	"k.M200 58H211V98H200Z",
	"y:M200 92H176V114H150L160 153H183L200 130Z",
	"k:M166 116L168 151", "k:M182 116L176 151",
	"r:M144 58L140 24L159 38L172 19L187 37L210 21L212 58Z",
	"k:M144 47H211",
}

var diamondStaff = layer{"k:M94 44L114 178"}

var diamondHand = layer{"c:M99 132L121 129L124 147L102 150Z"}

var diamondHalberd = layer{
	"r:M95 40L118 25L125 72L98.5 64Z",
	"k.M96 52L82 54.2L83.5 64.2L97.5 62Z",
	"w:M84 38L88.5 19L100 36Z",
}

var diamondFlower = layer{
	"r:M83 30L91 38L98 22L105 36L114 28L113 48L104 61H92L84 50Z",
	"b:M106 120L127 88L129 110L109 138Z",
}

var diamondSceptre = layer{"r:M95 18L108 38L98 59L84 40Z"}
