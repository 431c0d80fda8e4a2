interface Edition {
  /** Zone of times that a file gives without one. */
  timeZone: string;
  /** Teams that play at home; all others are on neutral ground. */
  hosts: readonly string[];
}

// Tournaments whose venue country changes with the edition, by league id and season. The public files give times
// without a zone for World Cup 2022 and Club World Cup 2025: Qatar's, and Eastern time whichever city the match was in.
const EDITIONS: Readonly<Record<string, Edition>> = {
  "75 2018": { timeZone: "Europe/Moscow", hosts: ["Russia"] },
  "75 2022": { timeZone: "Asia/Qatar", hosts: ["Qatar"] },
  "75 2026": { timeZone: "America/New_York", hosts: ["USA", "United States", "Mexico", "Canada"] },
  "130 2025": {
    timeZone: "America/New_York",
    hosts: ["Inter Miami CF", "Seattle Sounders", "Los Angeles FC"],
  },
};

/** Facts about one edition of a tournament; undefined for leagues, which play at home. */
export const editionOf = (competitionId: string, season: string): Edition | undefined =>
  EDITIONS[`${competitionId} ${season}`];
