package assets

// Hearts are seen from the front before a red slope, the face split from brow
// to chin; the staff leans to the right and the seam falls a little.
var heartCourts = [3]courtArt{
	{0.14, []layer{heartGround, heartJackBody, heartFace, heartJackHead, heartHalberd}},
	{0.14, []layer{heartGround, heartQueenBody, heartQueenHair, heartFace, heartQueenHead, heartFlower}},
	{0.14, []layer{heartGround, heartKingBody, heartFace, heartKingHead, heartSceptre}},
}

var heartGround = layer{
	"w:M77 11H239V200H11V137H77Z",
	"r:M239 11V200L166 11Z",
	"y:M77 11H122L77 96Z",
	"b:M11 137H77L40 200H11Z",
}

var heartFace = layer{
	"w:M126 54H180L138 112L126 100Z",
	"c:M180 54V100L164 120H146L138 112Z",
	"k.M134 72H146V79.5H134Z", "k.M160 72H172V79.5H160Z",
	"k:M156 60L150 94H160",
	"r.M145 102H164V108.5H145Z",
}

var heartJackBody = layer{
	"c:M142 108H166V134H142Z",
	"w:M58 240L86 152L120 132H142L176 240Z",
	"b:M142 132H190L234 156V240H176Z",
	"r:M100 144L120 132H142L160 190L130 240Z",
}

var heartJackHead = layer{
	"y:M116 54H126V104L112 108Z", "y:M180 54H190L194 108L180 104Z",
	"b:M106 46L120 24H186L200 46V58H106Z",
	"k:M106 46H200",
	"r@120 24 8",
}

var heartHalberd = layer{
	"k:M226 16L208 187",
	"w:M223 32L204 18L196 60L219 56Z",
	"y:M224 36L237 48L221 56Z",
	"c:M200 138L224 141L222 159L198 156Z",
}

var heartQueenBody = layer{
	"c:M142 108H166V134H142Z",
	"w:M56 240L84 154L120 132H142L154 158L130 240Z",
	"b:M142 132H166L154 158Z",
	"r:M166 132H188L234 158V240H130L154 158Z",
}

var heartQueenHair = layer{
	"y:M110 50H130V110L118 146H92Z", "y:M176 50H192L206 128L184 138L176 100Z",
}

var heartQueenHead = layer{
	"b:M116 46H190V58H116Z",
	"w:M116 46L128 26L141 46Z", "r:M141 46L153 18L165 46Z", "w:M165 46L178 26L190 46Z",
}

var heartFlower = layer{
	"k:M224 50L208 187",
	"w:M205 24L226 17L238 34L232 56L212 60L201 44Z",
	"y@220 39 8",
	"b:M213 132L196 104L199 92L216 112Z",
	"c:M200 138L224 141L222 159L198 156Z",
}

var heartKingBody = layer{
	"b:M40 240L66 156L110 132H126L110 240Z",
	"w:M126 132H146L132 240H110Z",
	"r:M146 132H176L186 240H132Z",
	"w:M176 132H192L206 240H186Z",
	"b:M192 132L236 152V240H206Z",
}

var heartKingHead = layer{
	"w:M124 88L144 96H164L182 88V124L154 156L124 124Z",
	"r.M145 102H164V108.5H145Z",
	"k:M154 116V150", "k:M140 114V138", "k:M168 114V138",
	"y:M114 58L120 26H186L192 58Z",
	"r@120 22 8", "r@153 20 8", "r@186 22 8",
	"k:M116 47H190",
}

var heartSceptre = layer{
	"k:M225 34L208 187",
	"y:M210 24L226 13L239 28L222 50Z",
	"c:M200 138L224 141L222 159L198 156Z",
}
