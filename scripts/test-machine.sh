#!/usr/bin/env bash
# Installs what only the tests need, where it is missing: a browser and a database server.
set -euo pipefail

missing=()
command -v chromium >/dev/null || [ -n "${CHROMIUM:-}" ] || missing+=(chromium)
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing+=(postgresql)
[ ${#missing[@]} -gt 0 ] || exit 0

if ! command -v apt-get >/dev/null; then
  echo "Install ${missing[*]} first: this system has no apt-get." >&2
  exit 1
fi
run=()
[ "$(id -u)" = 0 ] || run=(sudo)
echo "Installing ${missing[*]}"
"${run[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${run[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
