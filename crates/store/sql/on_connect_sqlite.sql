pragma busy_timeout = 10000;
pragma journal_mode = wal;
-- An acknowledged answer survives loss of power.
pragma synchronous = full;
pragma cache_size = -32768;
pragma wal_autocheckpoint = 4000;
pragma temp_store = memory;
