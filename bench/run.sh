#!/usr/bin/env bash
# Measures the built program against its budgets and prints one table; names of parts measure only these:
# bench/run.sh [start] [pages] [weight] [attempts] [statistics] [tap]
set -euo pipefail
cd "$(dirname "$0")/.."
if [ ! -x target/release/greenleaf ]; then
  echo "bench: build the program first (make build)" >&2
  exit 1
fi
cargo build --quiet --release --locked --bin bench
exec target/release/bench "$@"
