package assets

// Clubs stand upright: a level seam, upright lines, the face split in the
// middle.
var clubCourts = [3]courtArt{
	{0, []layer{clubGround, clubJackBody, clubFace, clubJackHead, clubHalberd}},
	{0, []layer{clubGround, clubQueenBody, clubQueenHair, clubFace, clubQueenHead, clubTulip}},
	{0, []layer{clubGround, clubKingBody, clubFace, clubKingHead, clubSceptre}},
}

var clubGround = layer{
	"w:M77 11H239V200H11V137H77Z",
	"y:M77 11H112V82H77Z",
	"g:M11 137H46V200H11Z",
	"w:M194 11H239V60H194Z",
	"b:M194 60H239V200H194Z",
}

var clubFace = layer{
	"w:M134 56H158V112H146L134 98Z",
	"g:M158 56H182V98L170 112H158Z",
	"k.M141 72H151V79H141Z", "k.M165 72H175V79H165Z",
	"k:M158 60V90H149",
	"r.M150 97H166V102.5H150Z",
}

var clubJackBody = layer{
	"c:M147 104H169V124H147Z",
	"r:M84 146L120 122H158V200H84Z",
	"b:M158 122H196L224 140V200H158Z",
	"y:M104 152H124V200H104Z",
	"k@141 140 3.5", "k@141 156 3.5",
}

var clubJackHead = layer{
	"k.M126 56H134V100H126Z", "k.M182 56H190V100H182Z",
	"b:M120 58L128 26L196 40V58Z",
	"y:M128 26L104 14L122 50Z",
}

var clubHalberd = layer{
	"k:M216 20V175",
	"w:M216 30L190 20V66L216 54Z",
	"r:M216 34L234 44L216 52Z",
	"c:M206 128H226V146H206Z",
}

var clubQueenBody = layer{
	"c:M147 104H169V124H147Z",
	"b:M96 150L124 124H146L158 150V200H70Z",
	"y:M146 124H170L158 150Z",
	"r:M170 124H192L226 152V200H158V150Z",
}

var clubQueenHair = layer{
	"k.M118 52H134V132H106Z", "k.M182 52H198L210 132H182Z",
}

var clubQueenHead = layer{
	"y:M132 46H184V58H132Z",
	"r:M140 46L158 24L176 46Z",
	"y@158 22 6",
}

var clubTulip = layer{
	"k:M216 60V175",
	"r:M200 26L208 38L216 24L224 38L232 26V52L224 62H208L200 52Z",
	"w:M216 112L232 84V104L216 124Z",
	"c:M206 128H226V146H206Z",
}

var clubKingBody = layer{
	"r:M56 200L76 142L118 124H158V200Z",
	"w:M118 124H140V200H118Z",
	"y:M140 124H158V200H140Z",
	"b:M158 124H196L236 142V200H158Z",
}

var clubKingHead = layer{
	"k.M126 56H134V92H126Z", "k.M182 56H190V92H182Z",
	"b:M132 90H184V132L170 142H146L132 132Z",
	"w:M147 94H169V106H147Z",
	"r.M150 97.5H166V102.5H150Z",
	"k:M146 112V140", "k:M158 108V140", "k:M170 112V140",
	"y:M128 58V22L143 38L158 18L173 38L188 22V58Z",
	"r.M130 48H186V58H130Z",
	"k:M128 47H188",
}

var clubSceptre = layer{
	"k:M216 36V175",
	"r@216 36 10",
	"y@216 36 0.1",
	"c:M206 128H226V146H206Z",
}
