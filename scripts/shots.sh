#!/usr/bin/env bash
# Takes pictures of the game in a real window, in both languages and three
# sizes, those of the table and the settings in a fourth too, into build/shots.
# Run it through scripts/xvfb.sh, as make shots does.
set -euo pipefail
cd "$(dirname "$0")/.."
export KLAVERJAS_SHOTS=$PWD/build/shots
go test -tags e2e,no_emoji,migrated_fynedo -count=1 -timeout 60m -run 'Shots$' ./e2e
echo "pictures are in build/shots"
