#!/usr/bin/env bash
# The server on 8080 and the web app with hot reload on 5173; both end together.
set -euo pipefail
cd "$(dirname "$0")/.."
trap 'kill 0' EXIT
(cd web && npm run --silent build)
cargo run --bin greenleaf -- seed
cargo run --bin greenleaf -- serve &
(cd web && npm run --silent dev) &
wait -n
