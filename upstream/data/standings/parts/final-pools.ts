/**
 * Rounds that files only call by a name that elsewhere is a knock-out's, and that the regulation says to be a pool: by
 * name of the competition, season and words.
 */
const FINAL_POOLS: ReadonlySet<string> = new Set([
  // FIFA, regulations of the World Cup 1950: the winners of four groups play each other once.
  "world cup 1950 final round",
  "fifa world cup 1950 final round",
]);

export const isFinalPool = (competition: string, season: string | undefined, words: string): boolean =>
  FINAL_POOLS.has(`${competition} ${season} ${words}`.toLowerCase());
