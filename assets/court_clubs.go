package assets

// Clubs stand upright: a level seam, a yellow column on the right, the face
// seen from the front and split in the middle.
var clubCourts = [3]courtArt{
	{0, []layer{clubGround, clubJackBody, clubFace, clubMouth, clubFeather, clubJackHead, clubShaft, clubHalberd, clubFist}},
	{0, []layer{clubGround, clubQueenBody, clubQueenHair, clubFace, clubMouth, clubQueenHead, clubJewel, clubStaff, clubTulip, clubHand}},
	{0, []layer{clubGround, clubKingBody, clubFace, clubKingHead, clubStaff, clubSceptre, clubHand}},
}

var clubGround = layer{
	"w:M77 11H239V200H11V139H77Z",
	"b:M77 11H108V70H77Z",
	"g:M11 139H44V200H11Z",
	"y:M202 11H239V200H202Z",
}

var clubFace = layer{
	"w:M130 54H158V118H144L130 102Z",
	"g:M158 54H186V102L172 118H158Z",
	"k.M138 73H150V80.5H138Z", "k.M166 73H178V80.5H166Z",
	"k:M158 56V94H147",
}

var clubMouth = layer{"r.M148 102H168V108.5H148Z"}

var clubJackBody = layer{
	"c:M146 106H170V132H146Z",
	"b:M72 200V152L114 131H140V200Z",
	"r:M140 131H158V200H140Z",
	"w:M158 131H186V200H158Z",
	"b:M186 131H204L239 154V200H186Z",
	"k@172 147 3.6", "k@172 162 3.6",
}

var clubJackHead = layer{
	"k.M119 58H130V100H119Z", "k.M186 58H195V100H186Z",
	"b:M118 46L132 24H180L190 46Z",
	"r:M118 46H192V58H118Z",
}

var clubFeather = layer{"y:M126 56L94 22H116L142 50Z"}

var clubQueenBody = layer{
	"c:M146 106H170V132H146Z",
	"r:M62 200L92 154L122 131H146L158 154V200Z",
	"w:M146 131H170L158 154Z",
	"b:M170 131H194L239 156V200H158V154Z",
}

var clubQueenHair = layer{
	"k.M118 50H132V136H100Z", "k.M184 50H198L210 136H184Z",
}

var clubQueenHead = layer{
	"y:M126 46H190V58H126Z",
	"r:M138 46L158 26L178 46Z",
}

var clubJewel = layer{"y@158 24 7"}

var clubKingBody = layer{
	"r:M44 200L64 150L112 131H118V200Z",
	"w:M118 131H140V200H118Z",
	"y:M140 131H176V200H140Z",
	"w:M176 131H198V200H176Z",
	"b:M198 131H206L239 150V200H198Z",
	"k.M126 142H132V150H126Z", "k.M126 158H132V166H126Z",
	"k.M184 142H190V150H184Z", "k.M184 158H190V166H184Z",
}

var clubKingHead = layer{
	"k.M120 58H130V92H120Z", "k.M186 58H196V92H186Z",
	"b:M128 90H188V134L174 148H142L128 134Z",
	"w:M144 97H172V111H144Z",
	"r.M148 101H168V107H148Z",
	"k:M143 118V146", "k:M158 113V146", "k:M173 118V146",
	"y:M120 58V25L140 41L158 20L176 41L196 25V58Z",
	"k:M120 47H196",
}

var (
	clubStaff = layer{"k:M220 40V175"}
	clubHand  = layer{"c:M209 134H231V152H209Z"}
)

var (
	clubShaft = layer{"k:M224 34V175"}
	clubFist  = layer{"c:M212 134H234V152H212Z"}
)

var clubHalberd = layer{
	"r:M222 44L202 31V79L222 66Z",
	"k.M224 49H234V61H224Z",
	"w:M215 38L224 18L233 38Z",
}

var clubTulip = layer{
	"r:M204 27L212 37L220 21L228 37L236 27V50L228 62H212L204 50Z",
	"w:M220 112L234 88V106L220 128Z",
}

var clubSceptre = layer{
	"r@211.5 47 7.5", "r@228.5 47 7.5", "r@220 31 7.5",
}
