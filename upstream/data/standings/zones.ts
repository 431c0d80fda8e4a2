import type { ZoneKey } from "#contract/tables/standings-keys";

/** What a place in a table leads to; its name is translated when rendering. */
export const ZONE_COLOURS = {
  champions_league: "#1a5fb4",
  champions_league_qualifying: "#62a0ea",
  europa_league: "#e66100",
  conference_league: "#2b8a3e",
  libertadores: "#1a5fb4",
  libertadores_qualifying: "#62a0ea",
  sudamericana: "#e66100",
  knockout: "#1a5fb4",
  knockout_playoff: "#62a0ea",
  best_thirds: "#62a0ea",
  went_through: "#1a5fb4",
  playoffs: "#1a5fb4",
  play_in: "#62a0ea",
  promotion: "#1a5fb4",
  promotion_playoff: "#62a0ea",
  relegation_playoff: "#f6b26b",
  relegation: "#c01c28",
} as const satisfies Record<ZoneKey, string>;

/** Ranks from and to, both inclusive; negative ones count from the bottom of the table. */
export type Places = readonly [zone: ZoneKey, from: number, to: number];

const bottom = (zone: ZoneKey, places: number, above = 0): Places => [zone, -places - above, -1 - above];

// League places as given by the associations, before shifts caused by cup winners. By league id.
export const LEAGUE_PLACES: Readonly<Record<string, readonly Places[]>> = {
  "101": [["champions_league", 1, 4], ["europa_league", 5, 5], bottom("relegation", 3)],
  "205": [bottom("relegation", 3)],
  "206": [
    ["promotion", 1, 2],
    ["promotion_playoff", 3, 7],
  ],
  "221": [bottom("relegation_playoff", 1, 2), bottom("relegation", 2)],
  "222": [
    ["promotion", 1, 2],
    ["promotion_playoff", 3, 3],
  ],
  "225": [bottom("relegation_playoff", 1, 2), bottom("relegation", 2)],
  "226": [
    ["promotion", 1, 2],
    ["promotion_playoff", 3, 6],
  ],
  "233": [bottom("relegation", 3)],
  "234": [
    ["promotion", 1, 2],
    ["promotion_playoff", 3, 6],
  ],
  "302": [["promotion", 1, 2], ["promotion_playoff", 3, 6], bottom("relegation", 3)],
  "304": [["promotion", 1, 2], ["promotion_playoff", 3, 6], bottom("relegation", 4)],
  "305": [["promotion", 1, 3], ["promotion_playoff", 4, 7], bottom("relegation", 2)],
  "306": [["promotion", 1, 1], ["promotion_playoff", 2, 7], bottom("relegation", 4)],
  "321": [["champions_league", 1, 4], ["europa_league", 5, 5], ["conference_league", 6, 6], bottom("relegation", 3)],
  "322": [["promotion", 1, 2], ["promotion_playoff", 3, 6], bottom("relegation", 4)],
  "331": [
    ["champions_league", 1, 4],
    ["europa_league", 5, 5],
    ["conference_league", 6, 6],
    bottom("relegation_playoff", 1, 2),
    bottom("relegation", 2),
  ],
  "332": [
    ["promotion", 1, 2],
    ["promotion_playoff", 3, 3],
    bottom("relegation_playoff", 1, 2),
    bottom("relegation", 2),
  ],
  "333": [["promotion", 1, 2], ["promotion_playoff", 3, 3], bottom("relegation", 4)],
  "341": [["champions_league", 1, 4], ["europa_league", 5, 5], ["conference_league", 6, 6], bottom("relegation", 3)],
  "342": [
    ["promotion", 1, 2],
    ["promotion_playoff", 3, 8],
    bottom("relegation_playoff", 2, 3),
    bottom("relegation", 3),
  ],
  "351": [
    ["champions_league", 1, 3],
    ["champions_league_qualifying", 4, 4],
    ["europa_league", 5, 5],
    ["conference_league", 6, 6],
    bottom("relegation_playoff", 1, 2),
    bottom("relegation", 2),
  ],
  "352": [
    ["promotion", 1, 2],
    ["promotion_playoff", 3, 5],
    bottom("relegation_playoff", 1, 2),
    bottom("relegation", 2),
  ],
  "381": [
    ["champions_league", 1, 2],
    ["champions_league_qualifying", 3, 3],
    bottom("relegation_playoff", 1, 2),
    bottom("relegation", 2),
  ],
  "382": [
    ["promotion", 1, 2],
    ["promotion_playoff", 3, 8],
  ],
  "385": [["champions_league", 1, 1], bottom("relegation_playoff", 1, 2), bottom("relegation", 2)],
  "386": [
    ["promotion", 1, 2],
    ["promotion_playoff", 3, 3],
  ],
  "401": [["libertadores", 1, 4], ["libertadores_qualifying", 5, 5], ["sudamericana", 6, 11], bottom("relegation", 4)],
  "402": [["promotion", 1, 2], ["promotion_playoff", 3, 6], bottom("relegation", 4)],
  "403": [["promotion", 1, 4]],
  "421": [bottom("relegation", 2)],
  "422": [["promotion", 1, 2]],
  "461": [bottom("relegation", 3)],
  "462": [
    ["promotion", 1, 2],
    ["promotion_playoff", 3, 6],
  ],
  "471": [bottom("relegation", 2)],
  "472": [["promotion", 1, 2]],
  "501": [bottom("relegation", 3)],
  "502": [
    ["promotion", 1, 2],
    ["promotion_playoff", 3, 6],
  ],
  "511": [bottom("relegation", 3)],
  "512": [["promotion", 1, 2], ["promotion_playoff", 3, 6], bottom("relegation", 3)],
  "513": [
    ["promotion", 1, 2],
    ["promotion_playoff", 3, 6],
  ],
  "546": [bottom("relegation", 3)],
  "547": [
    ["promotion", 1, 2],
    ["promotion_playoff", 3, 4],
  ],
  "636": [bottom("relegation", 2)],
  "637": [
    ["promotion", 1, 1],
    ["promotion_playoff", 2, 8],
  ],
  "656": [bottom("relegation", 2)],
  "657": [["promotion", 1, 2]],
  "701": [bottom("relegation", 3)],
  "702": [["promotion", 1, 3]],
  "711": [bottom("relegation_playoff", 1, 1), bottom("relegation", 1)],
  "712": [
    ["promotion", 1, 1],
    ["promotion_playoff", 2, 3],
  ],
  "766": [bottom("relegation_playoff", 1, 1), bottom("relegation", 1)],
  "767": [
    ["promotion", 1, 1],
    ["promotion_playoff", 2, 2],
  ],
};
