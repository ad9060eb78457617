package assets

// Spades look to the right, in profile, before blue and grey; the seam falls
// steeply.
var spadeCourts = [3]courtArt{
	{0.3, []layer{spadeGround, spadeJackBody, spadeFace, spadeFeather, spadeJackHead, spadeShaft, spadeHalberd, spadeFist}},
	{0.3, []layer{spadeGround, spadeQueenBody, spadeQueenHair, spadeFace, spadeQueenHead, spadeStaff, spadeFlower, spadeHand}},
	{0.3, []layer{spadeGround, spadeKingBody, spadeFace, spadeKingHead, spadeStaff, spadeSceptre, spadeHand}},
}

var spadeGround = layer{
	"w:M77 11H239V300H77Z",
	"b:M77 11H126V92H77Z",
	"r:M77 92H100V139H77Z",
	"g:M198 11H239V110H198Z",
	"w:M198 110H239V300H198Z",
	"k.M11 139H60V250H11Z",
}

var spadeFace = layer{
	"g:M124 54H144V120L124 102Z",
	"w:M144 54H172V78L188 98H173V112L162 122H144Z",
	"k.M154 73H167V80.5H154Z",
	"r.M157 104H173V110.5H157Z",
}

var spadeJackBody = layer{
	"c:M132 106H156V136H132Z",
	"b:M60 250L96 142L128 132L152 190V300Z",
	"y:M128 132H158L190 230V300H152V190Z",
	"r:M158 132H186L239 168V300H190V230Z",
}

var spadeJackHead = layer{
	"k.M112 58H124V108H112Z",
	"r:M112 58V34L128 20H160L172 44V58Z",
	"k:M112 46H172",
}

var spadeFeather = layer{
	"y:M120 46L92 58L97 30L124 28Z",
	"b:M160 46H194L186 58H160Z",
}

var spadeQueenBody = layer{
	"c:M132 106H156V136H132Z",
	"y:M58 250L88 148L124 132L146 160V300H90Z",
	"w:M124 132H164L146 160Z",
	"b:M164 132H186L239 166V300H146V160Z",
}

var spadeQueenHair = layer{
	"k.M112 46H140V72H126V146H98L106 96Z",
}

var spadeQueenHead = layer{
	"y:M112 46H174V58H112Z",
	"r:M120 46V32H134V46Z",
	"w:M134 46V22H150V46Z",
	"b:M150 46V32H164V46Z",
}

var spadeKingBody = layer{
	"r:M56 250L76 150L102 132H112V300H60Z",
	"w:M112 132H132V300H112Z",
	"b:M132 132H184V300H132Z",
	"y:M184 132H194L239 160V300H184Z",
	"k.M119 144H125V152H119Z", "k.M119 160H125V168H119Z",
}

var spadeKingHead = layer{
	"k.M112 58H124V96H112Z",
	"g:M124 92H150V114H174L164 152H142L124 130Z",
	"k:M142 116L150 150", "k:M160 116L157 150",
	"y:M112 58V20H126V32H137V20H153V32H164V20H178V58Z",
	"k:M112 46H178",
}

var spadeStaff = layer{"k:M218 40V204"}

var (
	spadeShaft = layer{"k:M211 40V202"}
	spadeFist  = layer{"c:M200 146H222V164H200Z"}
)

var spadeHand = layer{"c:M207 146H229V164H207Z"}

var spadeHalberd = layer{
	"y:M213 40L235 27V77L213 66Z",
	"k.M199 48H209V58H199Z",
	"r:M202 38L211 18L220 38Z",
}

var spadeFlower = layer{
	"y:M211 22H225V37H235V51H225V66H211V51H201V37H211Z",
	"r@218 44 7.5",
	"b:M218 114L204 90V108L218 130Z",
}

var spadeSceptre = layer{
	"y:M204 34H232V62H204Z",
	"r:M204 34L218 18L232 34Z",
	"k.M212 42H224V54H212Z",
}
