#!/usr/bin/env bash
# The published contract is what the server does: the snapshots must be what the program and its generator write.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

must_be() { # KEPT MADE
  if ! diff -u "$1" "$2"; then
    echo "$1 is not what the server does: run \`make fix\` and commit it." >&2
    exit 1
  fi
}

cargo build --quiet --locked --bin greenleaf
timeout 60 cargo run --quiet --locked --bin greenleaf -- openapi > "$work/openapi.json"
must_be openapi.json "$work/openapi.json"
timeout 60 npm --prefix web/contract run --silent write -- "$work/openapi.json" --output "$work/schema.ts" > "$work/log" 2>&1 || {
  cat "$work/log" >&2
  exit 1
}
must_be web/src/api/schema.ts "$work/schema.ts"
echo "The contract snapshots are what the server does."
