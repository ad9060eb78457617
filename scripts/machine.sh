#!/bin/sh
# One line that says on which machine a measurement was made.
cpu=$(sed -n 's/^model name[^:]*: *//p' /proc/cpuinfo 2>/dev/null | head -n 1)
[ -n "$cpu" ] || cpu=$(sysctl -n machdep.cpu.brand_string 2>/dev/null) || cpu="$(uname -m)"
echo "machine: $(uname -n), $(getconf _NPROCESSORS_ONLN) x $cpu, $(go env GOVERSION) $(go env GOOS)/$(go env GOARCH)"
