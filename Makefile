# make        builds target/release/doska, with the site in it
# make run    serves it at http://127.0.0.1:8080 (LISTEN=ADDRESS: elsewhere)
# make test   all tests, those in a browser too
# make check  formatting, lints, documentation, dependencies
# make bench  speeds, as a table
# Each installs what it misses (scripts/need) and builds only what has changed.

CARGO ?= cargo
SHELL := /bin/bash

BINARY := target/release/doska
# The engine for the browser: as cargo leaves it, and where the sources of the site expect it.
WASM := target/wasm32-unknown-unknown/wasm/doska_wasm.wasm
ENGINE := web/src/engine/doska.wasm
# What stands for the built site, and for the packages it is built with.
SITE := web/dist/index.html
PACKAGES := web/node_modules/.installed
# All that goes into the site. A folder is newer when a file of it has gone, so folders count too.
SOURCES := $(filter-out $(ENGINE), $(shell find Cargo.toml locales games; \
	find web -mindepth 1 -regex 'web/\(node_modules\|dist\|tests\|test-results\|screenshots\)' -prune -o -print))

.PHONY: build site run test check bench docs always
# A recipe that fails leaves nothing that looks finished.
.DELETE_ON_ERROR:

build: site
	$(CARGO) build --release --locked -p doska-cli

run: build
	@$(BINARY) serve $(if $(LISTEN),--listen $(LISTEN))

site: $(SITE)

$(SITE): $(ENGINE) $(PACKAGES) $(SOURCES)
	cd web && npm run build

# Cargo knows what has changed. The site is built anew only if the engine came out different.
$(ENGINE): always
	@scripts/need wasm
	$(CARGO) build --locked --profile wasm -p doska-wasm --target wasm32-unknown-unknown
	@mkdir -p $(@D)
	@cmp -s $(WASM) $@ || cp $(WASM) $@

# It is a copy of the list that was installed: a list that is only newer installs nothing.
$(PACKAGES): web/package-lock.json
	@scripts/need node
	@cmp -s $< $@ || { cd web && npm ci; }
	@cp $< $@

# The quick ones first. The tests of the command line drive a binary of their own, those in the browser this one.
test: build
	@scripts/need chromium
	cd web && npm test
	$(CARGO) test --workspace --locked
	@# Ignored when there is no site; there is one here.
	$(CARGO) test --locked -p doska-server --lib -- --ignored
	cd web && npm run e2e

check: $(ENGINE) $(PACKAGES)
	@scripts/need deny
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	$(CARGO) clippy -p doska-wasm --target wasm32-unknown-unknown --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked
	cd web && npm run check
	$(CARGO) deny --all-features check bans licenses sources
	@# The list of known vulnerabilities has to be fetched; without it the rest still counts.
	$(CARGO) deny --all-features check advisories || echo "advisories: not checked, the list could not be read"

# Prints the tables; `make --silent bench > docs/performance.md` keeps them.
bench: build
	@scripts/need chromium
	@$(CARGO) run --quiet --release --locked -p doska-bench
	@cd web && node scripts/bench.mjs

# Draws the diagrams of the rules pages anew.
docs: build
	for game in games/*/; do $(BINARY) convert --diagrams $$game/diagrams.txt --out $$game/diagrams || exit; done
