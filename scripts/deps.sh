#!/usr/bin/env bash
# Installs what the system lacks for building or testing the game. It prints
# and changes nothing when nothing is missing.
# usage: scripts/deps.sh build|test
set -euo pipefail
cd "$(dirname "$0")/.."

purpose=${1:-build}

fail() {
	echo "$*" >&2
	exit 1
}

check_go() {
	local found
	command -v go >/dev/null || fail "Go is missing: install Go 1.26 or newer from your system or from go.dev/dl, then try again."
	found=$(go env GOVERSION 2>/dev/null) || found="an older Go"
	[ "$(printf '%s\n' go1.26 "$found" | sort -V | head -n 1)" = go1.26 ] ||
		fail "Go 1.26 or newer is needed and this is $found: install a newer one from go.dev/dl, then try again."
}

debian() {
	local wanted missing=() as_root=()
	wanted="gcc pkg-config xorg-dev libgl1-mesa-dev libwayland-dev libxkbcommon-dev libasound2-dev"
	[ "$purpose" = build ] || wanted+=" xvfb xdotool imagemagick x11-utils libgl1-mesa-dri poppler-utils qpdf pulseaudio pulseaudio-utils libasound2-plugins"
	for package in $wanted; do
		dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
	done
	[ ${#missing[@]} -gt 0 ] || return 0

	if [ "$(id -u)" != 0 ]; then
		command -v sudo >/dev/null ||
			fail "To $purpose the game, first run as root: apt-get install --no-install-recommends ${missing[*]}"
		as_root=(sudo)
	fi
	echo "Installing with apt-get, to $purpose the game: ${missing[*]}"
	as_root+=(env DEBIAN_FRONTEND=noninteractive apt-get -qq)
	"${as_root[@]}" update || true # an old list is better than none
	"${as_root[@]}" install -y --no-install-recommends "${missing[@]}" >/dev/null
}

# can_build reports whether a compiler and the headers of the graphics and
# sound libraries are there, whatever their packages are called.
can_build() {
	command -v cc >/dev/null && command -v pkg-config >/dev/null &&
		pkg-config --exists x11 xcursor xrandr xinerama xi xxf86vm gl wayland-client wayland-cursor wayland-egl xkbcommon alsa
}

can_test() {
	command -v Xvfb >/dev/null && command -v xdotool >/dev/null &&
		command -v import >/dev/null && command -v xwininfo >/dev/null
}

# advise names packages that we do not install ourselves.
# usage: advise COMMAND PACKAGES-TO-BUILD PACKAGES-TO-TEST
advise() {
	can_build || fail "To build the game, first run: $1 $2"
	[ "$purpose" = build ] || can_test || fail "To test the game in a real window, first run: $1 $3"
}

macos() {
	xcode-select -p >/dev/null 2>&1 || fail "To build the game, first run: xcode-select --install"
}

check_go
if [ "$(uname -s)" = Darwin ]; then
	macos
elif command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
	debian
elif command -v dnf >/dev/null; then
	advise "sudo dnf install" \
		"gcc pkgconf-pkg-config libX11-devel libXcursor-devel libXrandr-devel libXinerama-devel libXi-devel libXxf86vm-devel mesa-libGL-devel wayland-devel libxkbcommon-devel alsa-lib-devel" \
		"xorg-x11-server-Xvfb xdotool ImageMagick xwininfo mesa-dri-drivers"
elif command -v pacman >/dev/null; then
	advise "sudo pacman -S --needed" \
		"gcc pkgconf libx11 libxcursor libxrandr libxinerama libxi libxxf86vm mesa libglvnd wayland libxkbcommon alsa-lib" \
		"xorg-server-xvfb xdotool imagemagick xorg-xwininfo mesa"
else
	advise "your package manager for" \
		"a C compiler, pkg-config and the headers of X11, Xcursor, Xrandr, Xinerama, Xi, Xxf86vm, OpenGL, Wayland, xkbcommon and ALSA" \
		"Xvfb, xdotool, ImageMagick and xwininfo"
fi
