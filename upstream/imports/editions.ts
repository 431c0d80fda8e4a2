import { normalisedCompetitionName } from "../world/normalise.ts";

interface Edition {
  /** Zone of times that a file gives without one. */
  timeZone: string;
  /** Teams that play at home; everyone else is on neutral ground. */
  hosts: readonly string[];
}

// Tournaments whose ground changes with the edition. Both files give bare times: the first in Qatar's, the second in
// Eastern time, whichever city the match was in.
const EDITIONS: Readonly<Record<string, Edition>> = {
  "world cup 2018": { timeZone: "Europe/Moscow", hosts: ["Russia"] },
  "world cup 2022": { timeZone: "Asia/Qatar", hosts: ["Qatar"] },
  "world cup 2026": { timeZone: "America/New_York", hosts: ["USA", "United States", "Mexico", "Canada"] },
  "club world cup 2025": {
    timeZone: "America/New_York",
    hosts: ["Inter Miami CF", "Seattle Sounders", "Los Angeles FC"],
  },
};

/** What is known of one edition of a tournament; undefined for leagues, which play at home. */
export const editionOf = (competition: string, season: string): Edition | undefined =>
  EDITIONS[`${normalisedCompetitionName(competition)} ${season}`];
