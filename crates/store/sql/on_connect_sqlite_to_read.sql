-- The system keeps the file in memory too: four readers need no copy each of what one writer has.
pragma cache_size = -2048;
