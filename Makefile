# make run    a game in the terminal (the site, once there is one)
# make test   all tests
# make check  formatting, lints, documentation, dependencies
# make bench  speeds, as a table
# Each installs what it misses.

CARGO ?= cargo
SHELL := /bin/bash

.PHONY: run build test check bench docs install-deny

build:
	$(CARGO) build --release --locked -p doska-cli

run: build
	@target/release/doska play

# The binary is built first: tests drive it through its command line.
test:
	$(CARGO) test --workspace --locked

check: install-deny
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked
	$(CARGO) deny --all-features check bans licenses sources
	@# The list of known vulnerabilities has to be fetched; without it the rest still counts.
	$(CARGO) deny --all-features check advisories || echo "advisories: not checked, the list could not be read"

install-deny:
	@command -v cargo-deny >/dev/null || $(CARGO) install --locked cargo-deny

# Prints the table; `make bench > docs/performance.md` keeps it.
bench:
	@$(CARGO) run --quiet --release --locked -p doska-bench

# Draws the diagrams of the rules pages anew.
docs: build
	target/release/doska convert --diagrams docs/rules/diagrams.txt --out docs/rules/diagrams
