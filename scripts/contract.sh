#!/usr/bin/env bash
# The published contract is what the server does: the snapshots must be what the program and its generator write.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cargo run --quiet --locked --bin greenleaf -- openapi > "$work/openapi.json"
(cd web && npx openapi-typescript "$work/openapi.json" --output "$work/schema.ts" >/dev/null 2>&1)
for one in "openapi.json openapi.json" "schema.ts web/src/api/schema.ts"; do
  read -r made kept <<< "$one"
  if ! diff -u "$kept" "$work/$made"; then
    echo "$kept is not what the server does: run \`make fix\` and commit it." >&2
    exit 1
  fi
done
echo "The contract snapshots are what the server does."
