# `make run` and `make test` are all that a fresh machine needs.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := run
.PHONY: run build web test dev check fix seed bench test-machine test-rust test-web test-content test-contract test-e2e

GREENLEAF := target/release/greenleaf
# Installed once and again whenever a lock file changes: what is locked comes as locked, and a system whose own
# binaries the lock does not name gets them beside it, which `npm ci` would refuse.
MODULES := web/node_modules/.package-lock.json
GENERATOR := web/contract/node_modules/.package-lock.json

## For people who use it

run: build seed ## build, seed and serve: http://localhost:8080 (GB), http://pl.localhost:8080 (PL)
	$(GREENLEAF) serve

build: web ## leaves target/release/greenleaf
	cargo build --release --locked --bin greenleaf

seed: ## a demo learner in each state
	$(GREENLEAF) seed

## For people who work on it

dev: $(MODULES) ## both sides with hot reload: http://localhost:5173
	scripts/dev.sh

check: $(MODULES) ## what is quick: format, lints, types, rules, content
	cargo fmt --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	cd web && npm run --silent check
	cargo run --quiet --locked --bin greenleaf -- content check

fix: $(MODULES) $(GENERATOR) ## mends what can be mended by itself, and writes the contract snapshots anew
	cargo fmt
	cargo clippy --workspace --all-targets --fix --allow-dirty --allow-staged -- -D warnings
	cd web && npx oxlint --fix
	cargo run --quiet --bin greenleaf -- openapi > openapi.json
	cd web && npm run --silent schema

bench: build ## one table against the budgets
	bench/run.sh

test: test-machine test-web test-rust test-content test-contract test-e2e ## everything that must hold

web: $(MODULES)
	cd web && npm run --silent build

$(MODULES) $(GENERATOR): %/node_modules/.package-lock.json: %/package-lock.json
	cd $* && npm install --no-save --no-audit --no-fund
	touch $@

test-machine: ## installs what only tests need: Chromium and PostgreSQL
	scripts/test-machine.sh

test-web: web
	cd web && npm run --silent check

test-rust: web
	cargo fmt --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	scripts/postgres.sh with cargo test --workspace --locked

test-content:
	cargo run --quiet --locked --bin greenleaf -- content check

test-contract: $(GENERATOR)
	scripts/contract.sh

test-e2e: web
	cargo build --quiet --locked --bin greenleaf
	cd web && npm run --silent e2e
