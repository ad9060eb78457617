package assets

// Hearts are seen from the front before a red slope, the face split from brow
// to chin; the staff leans to the right and the seam falls a little.
var heartCourts = [3]courtArt{
	{0.14, []layer{heartGround, heartJackBody, heartFace, heartMouth, heartJackHead, heartPompon, heartStaff, heartHalberd, heartHand}},
	{0.14, []layer{heartGround, heartQueenBody, heartQueenHair, heartFace, heartMouth, heartQueenHead, heartStaff, heartFlower, heartHand}},
	{0.14, []layer{heartGround, heartKingBody, heartFace, heartKingHead, heartPearls, heartStaff, heartSceptre, heartHand}},
}

var heartGround = layer{
	"w:M77 11H239V200H11V139H77Z",
	"r:M239 11V200L166 11Z",
	"y:M77 11H122L77 96Z",
	"g:M11 139H75L38 200H11Z",
}

var heartFace = layer{
	"w:M126 54H161L147 119L138 112L126 100Z",
	"c:M161 54H180V100L165 120H147Z",
	"k.M135 72H147V79.5H135Z", "k.M162 72H174V79.5H162Z",
	"k:M152 93H163",
}

var heartMouth = layer{"r.M145 102H164V108.5H145Z"}

var heartJackBody = layer{
	"c:M142 108H166V134H142Z",
	"w:M58 240L86 152L120 132H142L176 240Z",
	"b:M142 132H190L239 156V240H176Z",
	"r:M100 144L120 132H142L160 190L130 240Z",
}

var heartJackHead = layer{
	"y:M115 58H126V104L112 108Z", "y:M180 58H188L192 106L180 102Z",
	"b:M109 46L121 26H178L191 46V58H109Z",
	"k:M109 46H191",
}

var heartPompon = layer{"r@122 27 7.5"}

var heartQueenBody = layer{
	"c:M142 108H166V134H142Z",
	"r:M56 240L84 154L120 132H142L154 158L130 240Z",
	"w:M142 132H166L154 158Z",
	"b:M166 132H188L239 158V240H130L154 158Z",
}

var heartQueenHair = layer{
	"y:M110 50H130V110L118 146H92Z", "y:M176 50H192L206 128L184 138L176 100Z",
}

var heartQueenHead = layer{
	"b:M116 46H190V58H116Z",
	"w:M116 46L128 28L141 46Z", "r:M141 46L153 22L165 46Z", "w:M165 46L178 28L190 46Z",
}

var heartKingBody = layer{
	"b:M40 240L66 156L110 132H126L110 240Z",
	"w:M126 132H146L132 240H110Z",
	"r:M146 132H176L186 240H132Z",
	"w:M176 132H192L206 240H186Z",
	"b:M192 132L239 152V240H206Z",
}

var heartKingHead = layer{
	"w:M124 88L144 96H164L182 88V124L154 156L124 124Z",
	"r.M145 102H164V108.5H145Z",
	"k:M154 116V150", "k:M140 114V138", "k:M168 114V138",
	"y:M114 58L120 28H186L192 58Z",
	"k:M116 47H190",
}

var heartPearls = layer{"r@121 27 7", "r@153 25 7", "r@185 27 7"}

var heartStaff = layer{"k:M224 40L208 187"}

var heartHand = layer{"c:M202 138L224 141L222 159L200 156Z"}

var heartHalberd = layer{
	"w:M221 41L205 28L200 72L218 65Z",
	"k.M222.6 51L235.6 52.4L234.6 62.4L221.6 61Z",
	"y:M216 36L226 19L233 38Z",
}

var heartFlower = layer{
	"w:M206 27L225 21L236 37L231 57L212 60L201 45Z",
	"y@219 41 7.5",
	"b:M215 130L233 106L234 90L217 112Z",
}

var heartSceptre = layer{"y:M221 61L206 38L212 25L222 33L233 26L237 40Z"}
