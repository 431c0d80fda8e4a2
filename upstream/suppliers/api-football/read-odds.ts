import { readOddsOf } from "../api-sports/read-odds.ts";

/** `odds?fixture=`. By name: market numbers differ between prices before kick-off and in play. */
export const readOdds = readOddsOf({
  markets: {
    "match winner": { market: "1X2" },
    "asian handicap": { market: "AH" },
    "goals over/under": { market: "OU" },
    "first half winner": { market: "1X2", half: 1 },
    "asian handicap first half": { market: "AH", half: 1 },
    "goals over/under first half": { market: "OU", half: 1 },
  },
  winners: ["Home", "Draw", "Away"],
});
