# make        build target/release/doska, with the site embedded
# make run    build it and serve it at http://127.0.0.1:8080 (LISTEN=ADDRESS for another address)
# make quick  the fast tests, for the edit loop: under 90 seconds when everything is built
# make test   all tests, including those in browsers
# make check  formatting, lints, documentation, dependencies
# make bench  benchmarks, printed as Markdown tables
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

.PHONY: build site run quick test check bench docs always
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
	@scripts/need wasm
	$(CARGO) build --locked --profile wasm -p doska-wasm --target wasm32-unknown-unknown
	@mkdir -p $(@D)
	@cmp -s $(WASM) $@ || cp $(WASM) $@

# A copy of the lock file that was installed: npm runs only if its content differs.
$(PACKAGES): web/package-lock.json
	@scripts/need node
	@cmp -s $< $@ || { cd web && npm ci; }
	@cp $< $@

# The suites that a change most likely breaks: unit tests with the terminal screens, the articles of the
# rules, move input, records, messages, and the site's own tests without a browser. nextest runs the test
# binaries in parallel, if it is installed.
QUICK := --locked --lib --bins --test articles --test input --test records --test words --test pages
quick: $(PACKAGES)
	cd web && npm test
	$(CARGO) $(if $(shell command -v cargo-nextest),nextest run,test) $(QUICK)
	cd web && npx svelte-check --tsconfig ./tsconfig.json --fail-on-warnings

# Fast suites first. The tests of the command line build a binary of their own; the browser tests use $(BINARY).
test: build
	@scripts/need chromium firefox webkit
	cd web && npm test
	@# Ignored when there is no site; there is one here.
	$(CARGO) test --locked -p doska-server --lib -- --ignored
	$(CARGO) test --workspace --locked
	cd web && npm run smoke
	cd web && npm run e2e

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
bench: build
	@scripts/need chromium
	@$(CARGO) run --quiet --release --locked -p doska-bench
	@cd web && node scripts/bench.mjs

# Redraws the diagrams of the rules pages.
docs: build
	for game in games/*/; do $(BINARY) convert --diagrams $$game/diagrams.txt -o $$game/diagrams || exit; done
