#!/usr/bin/env bash
# Runs a command on a screen of its own (Xvfb) and with settings and saved
# games of its own, so that neither the desktop nor the files of whoever runs
# it are touched. The exit status is that of the command.
# usage: scripts/xvfb.sh COMMAND [ARGUMENT...]
set -euo pipefail

if ! command -v Xvfb >/dev/null; then
	echo "Xvfb is not installed, so nothing was tried in a real window: run make deps" >&2
	exit 1
fi

# Go's own folders stay where they are when the folders below move.
GOENV=$(go env GOENV) GOCACHE=$(go env GOCACHE) GOMODCACHE=$(go env GOMODCACHE) GOPATH=$(go env GOPATH)
export GOENV GOCACHE GOMODCACHE GOPATH

home=$(mktemp -d)
export XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data XDG_CACHE_HOME=$home/cache XDG_STATE_HOME=$home/state
mkdir -p "$XDG_CONFIG_HOME" "$XDG_DATA_HOME" "$XDG_CACHE_HOME" "$XDG_STATE_HOME"

Xvfb -displayfd 3 -screen 0 3840x2160x24 -nolisten tcp -noreset 3>"$home/display" 2>"$home/xvfb.log" &
screen=$!
clear_up() {
	kill "$screen" 2>/dev/null || true
	wait "$screen" 2>/dev/null || true
	# A program may still be writing.
	rm -rf "$home" 2>/dev/null || { sleep 1 && rm -rf "$home"; } || true
}
trap clear_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# The line is complete only when its end has been written.
for _ in $(seq 100); do
	! read -r display <"$home/display" || break
	kill -0 "$screen" 2>/dev/null || break
	sleep 0.1
done
if ! read -r display <"$home/display"; then
	echo "Xvfb did not start:" >&2
	cat "$home/xvfb.log" >&2
	exit 1
fi

unset WAYLAND_DISPLAY FYNE_SCALE
export DISPLAY=:$display LANG=en_US.UTF-8
"$@"
