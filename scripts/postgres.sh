#!/bin/sh
# A throwaway PostgreSQL for tests: `scripts/postgres.sh start` prints its URL, `scripts/postgres.sh stop` removes it,
# `scripts/postgres.sh with COMMAND …` runs a command with one of its own, named by GREENLEAF_TEST_DATABASE_URL.
set -eu

folder="${GREENLEAF_TEST_POSTGRES:-${TMPDIR:-/tmp}/greenleaf-postgres-$(id -u)}"
programs="$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)"
PATH="${programs:+$programs:}$PATH"

# PostgreSQL refuses to run as root.
as_owner() {
    if [ "$(id -u)" = 0 ]; then
        (cd / && runuser -u postgres -- env PATH="$PATH" "$@")
    else
        "$@"
    fi
}

is_running() {
    [ -f "$folder/data/postmaster.pid" ] && as_owner pg_ctl --pgdata "$folder/data" status >/dev/null 2>&1
}

free_port() {
    # Below the ports that systems give to outgoing connections, which pg_isready does not see.
    port=25432
    while pg_isready --quiet --host 127.0.0.1 --port "$port" || [ $? -ne 2 ]; do
        port=$((port + 1))
    done
    echo "$port"
}

start() {
    if ! is_running; then
        rm -rf "$folder"
        mkdir -p "$folder"
        [ "$(id -u)" != 0 ] || chown postgres "$folder"
        as_owner initdb --pgdata "$folder/data" --username greenleaf --auth trust --encoding UTF8 --locale C >/dev/null
        free_port >"$folder/port"
        # Nothing here must survive, so nothing waits for the disk.
        as_owner pg_ctl --pgdata "$folder/data" --log "$folder/data/log" --wait start --options \
            "-p $(cat "$folder/port") -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=300 \
             -c fsync=${GREENLEAF_TEST_FSYNC:-off} -c synchronous_commit=${GREENLEAF_TEST_FSYNC:-off} -c full_page_writes=off" >/dev/null
    fi
    echo "postgres://greenleaf@127.0.0.1:$(cat "$folder/port")/postgres"
}

stop() {
    if is_running; then
        as_owner pg_ctl --pgdata "$folder/data" --mode immediate --wait stop >/dev/null
    fi
    rm -rf "$folder"
}

with() {
    folder="$(mktemp -d "${TMPDIR:-/tmp}/greenleaf-postgres.XXXXXX")/cluster"
    chmod 755 "$(dirname "$folder")"
    trap 'stop; rmdir "$(dirname "$folder")"' EXIT
    trap 'exit 130' INT TERM
    GREENLEAF_TEST_DATABASE_URL="$(start)"
    export GREENLEAF_TEST_DATABASE_URL
    "$@"
}

case "${1:-}" in
    start) start ;;
    stop) stop ;;
    with) shift; with "$@" ;;
    *) echo "usage: scripts/postgres.sh start|stop|with COMMAND …" >&2; exit 2 ;;
esac
