# Everything a player or a developer does with the game. `make` alone lists it.

TAGS     ?= no_emoji,migrated_fynedo
RELEASE  ?= $(TAGS),accessibility
FUZZTIME ?= 30s
PREFIX   ?= /usr/local
DESTDIR  ?=
ARGS     ?=

BIN   := build/klaverjas
ID    := org.klaverjassen.Klaverjassen
SHARE  = $(DESTDIR)$(PREFIX)/share
ICONS  = $(SHARE)/icons/hicolor
SIZES := 32 64 128 256 512

# Packages without a window; the race detector watches these.
QUIET = $(wildcard engine bots app/session app/store app/sheet i18n)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: run test e2e shots bench bots-full fuzz lint build deps deps-build deps-test install uninstall help

run: deps-build build ## build the game and start it (ARGS="..." for its flags)
	@./$(BIN) $(ARGS)

test: deps-test lint ## all checks and all tests, at the end those in a real window
	go test -tags $(TAGS) ./...
	go test -race -short -timeout 20m $(QUIET:%=./%/...)
	@$(MAKE) --no-print-directory e2e

e2e: ## only the tests in a real window, on a screen of their own
	@if [ -d e2e ]; then scripts/xvfb.sh go test -tags e2e,$(TAGS) -count=1 -timeout 20m -v ./e2e; fi

shots: build ## take the pictures of the game for the documentation
	@scripts/xvfb.sh scripts/shots.sh

bench: ## measure, with the machine named in the first line
	@scripts/machine.sh
	@go test -tags $(TAGS) -run '^$$' -bench . -benchmem ./...
	@KLAVERJAS_MEASURE=1 scripts/xvfb.sh go test -tags e2e,$(TAGS) -count=1 -timeout 20m -run '^TestMeasure' ./e2e

bots-full: ## in full: solver against minimax, 50,000 deals, nat rates, hidden cards exchanged (an hour or so)
	go test ./bots/solver -run Minimax -count 1 -timeout 120m -full
	go test ./bots/arena -run 'TestManyDeals|TestNatRate' -count 1 -timeout 120m -v -full
	go test ./bots -run TestHiddenCards -count 1 -timeout 120m -full

fuzz: ## try every fuzz target for FUZZTIME (30s) each
	@scripts/fuzz.sh $(FUZZTIME)

lint: ## go vet, gofumpt and staticcheck
	go vet -tags e2e,$(TAGS) ./...
	@files=$$(go tool gofumpt -l .) && if [ -n "$$files" ]; then echo "not in the form of gofumpt:"; echo "$$files"; exit 1; fi
	go tool staticcheck -tags e2e,$(TAGS) ./...

build: ## build the programs into build/
	@mkdir -p build
	go build -tags $(RELEASE) -o build/ ./cmd/...

deps: deps-test ## install what building and testing need from the system, if it is missing

deps-build:
	@scripts/deps.sh build

deps-test:
	@scripts/deps.sh test

$(BIN):
	@$(MAKE) --no-print-directory build

install: | $(BIN) ## install the game under PREFIX (/usr/local); DESTDIR is put before it
	install -Dm755 $(BIN) $(DESTDIR)$(PREFIX)/bin/klaverjas
	install -Dm644 packaging/klaverjas.desktop $(SHARE)/applications/klaverjas.desktop
	install -Dm644 packaging/klaverjas.metainfo.xml $(SHARE)/metainfo/$(ID).metainfo.xml
	install -Dm644 packaging/icons/klaverjas.svg $(ICONS)/scalable/apps/klaverjas.svg
	for s in $(SIZES); do install -Dm644 packaging/icons/klaverjas-$$s.png $(ICONS)/$${s}x$$s/apps/klaverjas.png; done
	install -Dm644 -t $(SHARE)/doc/klaverjas LICENSE NOTICE.md

uninstall: ## remove what install put there
	rm -f $(DESTDIR)$(PREFIX)/bin/klaverjas $(SHARE)/applications/klaverjas.desktop $(SHARE)/metainfo/$(ID).metainfo.xml
	rm -f $(ICONS)/scalable/apps/klaverjas.svg $(foreach s,$(SIZES),$(ICONS)/$(s)x$(s)/apps/klaverjas.png)
	rm -rf $(SHARE)/doc/klaverjas

help: ## this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))
