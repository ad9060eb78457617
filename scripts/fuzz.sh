#!/usr/bin/env bash
# Tries every fuzz target of the tree, one after the other.
# usage: scripts/fuzz.sh TIME   (for each target, for example 30s)
set -euo pipefail
cd "$(dirname "$0")/.."

{ grep -rEo --include='*_test.go' '^func Fuzz[A-Za-z0-9_]*' . || true; } | sort | while IFS=: read -r file func; do
	go test -run "^$" -fuzz "^${func#func }\$" -fuzztime "$1" -fuzzminimizetime 100x "$(dirname "$file")"
done
