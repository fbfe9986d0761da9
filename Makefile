# make        build target/release/doska, with the site embedded
# make run    build it and serve it at http://127.0.0.1:8080 (LISTEN=ADDRESS for another address)
# make quick  the fast tests, for the edit loop: under 90 seconds when everything is built
# make test   all tests, including those in browsers
# make soak   the crash test and the chaos test for half an hour each (SECONDS=N for another time; SEED=N repeats a
#             run), 9,000 sockets held while nodes are killed, 100,000 games copied between stores
# make check  formatting, lints, documentation, dependencies
# make bench  benchmarks, printed as Markdown tables
# make dist   a static binary with manual pages, completions and unit, as tar.gz and .deb in target/dist
# Each target installs the tools it needs (scripts/need) and builds only what has changed.

CARGO ?= cargo
SHELL := /bin/bash

BINARY := target/release/doska
# The WebAssembly module: where cargo puts it, and where the site expects it.
WASM := target/wasm32-unknown-unknown/wasm/doska_wasm.wasm
ENGINE := web/src/engine/doska.wasm
# These files stand for the built site and for the installed npm packages.
SITE := web/dist/index.html
PACKAGES := web/node_modules/.installed
# All sources of the site. Folders are included because deleting a file changes only its folder.
SOURCES := $(filter-out $(ENGINE), $(shell find Cargo.toml locales games; \
	find web -mindepth 1 -regex 'web/\(node_modules\|dist\|tests\|smoke\|test-results\|screenshots\)' -prune -o -print))

# Paths of this machine are left out of what is distributed: the same sources give the same bytes.
REMAP := ["--remap-path-prefix=$(CURDIR)=doska", "--remap-path-prefix=$(HOME)=home"]

# The peer of the online bench.
PEER := bench/boardgame-io/node_modules/.installed

.PHONY: build site run quick test soak check bench docs dist always
# Do not leave a half-made target behind when a recipe fails.
.DELETE_ON_ERROR:

build: site
	$(CARGO) build --release --locked -p doska-cli

run: build
	@$(BINARY) serve $(if $(LISTEN),--listen $(LISTEN))

site: $(SITE)

$(SITE): $(ENGINE) $(PACKAGES) $(SOURCES)
	cd web && npm run build

# Cargo decides whether to rebuild the module; the site is rebuilt only if the module has changed.
$(ENGINE): always
	@scripts/need cc wasm
	$(CARGO) build --locked --profile wasm -p doska-wasm --target wasm32-unknown-unknown \
		--config 'target.wasm32-unknown-unknown.rustflags = $(REMAP)'
	@mkdir -p $(@D)
	@cmp -s $(WASM) $@ || cp $(WASM) $@

# A copy of the lock file that was installed: npm runs only if its content differs.
$(PACKAGES): web/package-lock.json
$(PEER): bench/boardgame-io/package-lock.json
$(PACKAGES) $(PEER):
	@scripts/need node
	@cmp -s $< $@ || { cd $(<D) && npm ci; }
	@cp $< $@

# The suites that a change most likely breaks: unit tests with the terminal screens, the articles of the
# rules, move input, records, messages, and the site's own tests without a browser. nextest runs the test
# binaries in parallel, if it is installed.
QUICK := --locked --lib --bins --test articles --test input --test records --test words --test pages
quick: $(PACKAGES)
	@scripts/need cc
	cd web && npm test
	$(CARGO) $(if $(shell command -v cargo-nextest),nextest run,test) $(QUICK)
	cd web && npx svelte-check --tsconfig ./tsconfig.json --fail-on-warnings

# Fast suites first. The tests of the command line build a binary of their own; the browser tests use $(BINARY).
test: build
	@scripts/need chromium firefox webkit faketime schemathesis postgres nats packaging
	cd web && npm test
	target/packaging/bin/python scripts/packaging $(BINARY)
	@# The tests of doska-load kill and restart $(BINARY) for two minutes, then nodes of a cluster of three.
	$(CARGO) test --workspace --locked
	scripts/schemathesis $(BINARY)
	cd web && npm run smoke
	cd web && npm run e2e

LOAD := $(CARGO) run --release --locked -p doska-load --
soak: build
	@scripts/need postgres nats
	$(LOAD) crash --seconds $(or $(SECONDS),1800) $(if $(SEED),--seed $(SEED))
	$(LOAD) chaos --seconds $(or $(SECONDS),1800) $(if $(SEED),--seed $(SEED))
	$(LOAD) hold $(if $(SEED),--seed $(SEED))
	$(LOAD) copy $(if $(SEED),--seed $(SEED))

check: $(ENGINE) $(PACKAGES)
	@scripts/need deny
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	$(CARGO) clippy -p doska-wasm --target wasm32-unknown-unknown --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked
	cd web && npm run check
	$(CARGO) deny --all-features check bans licenses sources
	@# The advisory database has to be downloaded; offline, the other checks still count.
	$(CARGO) deny --all-features check advisories || echo "advisories: not checked, the list could not be read"

# Prints the tables; `make --silent bench > docs/performance.md` updates the page.
bench: build $(PEER)
	@scripts/need chromium postgres nats
	@$(CARGO) run --quiet --release --locked -p doska-bench
	@$(CARGO) run --quiet --release --locked -p doska-load -- bench
	@cd web && node scripts/bench.mjs

# Redraws the diagrams of the rules pages.
docs: build
	for game in games/*/; do $(BINARY) convert --diagrams $$game/diagrams.txt -o $$game/diagrams || exit; done

# Linked statically with musl, so that it runs on any Linux.
STATIC := $(shell uname -m)-unknown-linux-musl
dist: site
	@scripts/need static
	CARGO_PROFILE_RELEASE_STRIP=symbols $(CARGO) build --release --locked -p doska-cli --target $(STATIC) --config \
		'target.$(STATIC).rustflags = $(REMAP)'
	scripts/dist target/$(STATIC)/release/doska
