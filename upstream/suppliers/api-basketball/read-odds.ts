import { readOddsOf } from "../api-sports/read-odds.ts";

/**
 * `odds?game=`, without the first half, of which basketball shows no prices. "3Way Result" is that of regular time, and
 * is left out: the winner includes overtimes.
 */
export const readOdds = readOddsOf({
  markets: {
    "home/away": { market: "1X2" },
    "asian handicap": { market: "AH" },
    "over/under": { market: "OU" },
  },
  winners: ["Home", "Away"],
});
