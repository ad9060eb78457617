package assets

import _ "embed"

//go:embed icon.png
var icon []byte

// Icon is the program's icon as a PNG; packaging/ holds it in other sizes.
func Icon() []byte { return icon }
