import { down, type LeaguePlaces, type Places, up } from "./places.ts";

// Places of 2026-27 before shifts by cup winners. Europe's cups are those of UEFA's access list 2026-27 by the rank of
// the association; promotion and relegation are the leagues' own usual rule.

/** Associations 7 to 10: the champion is in the league phase. */
const DIRECT: readonly Places[] = [
  ["champions_league", 1, 1],
  ["champions_league_qualifying", 2, 2],
  ["europa_league_qualifying", 3, 3],
  ["conference_league_qualifying", 4, 4],
];
/** Associations 11 to 15. */
const TWO: readonly Places[] = [
  ["champions_league_qualifying", 1, 2],
  ["conference_league_qualifying", 3, 4],
];
/** All further ones. */
const ONE: readonly Places[] = [
  ["champions_league_qualifying", 1, 1],
  ["conference_league_qualifying", 2, 3],
];

export const EUROPEAN_PLACES: LeaguePlaces = {
  "101": [["champions_league", 1, 4], ["europa_league", 5, 5], ...down(3)],
  "201": [...DIRECT, ...down(2, 1)],
  "202": up(2, 6),
  "205": [...DIRECT, ...down(3)],
  "206": up(2, 7),
  "211": [...TWO, ...down(1)],
  "213": [...ONE, ...down(1, 1)],
  "214": [...up(1, 2), ...down(1)],
  "217": [...ONE, ...down(2)],
  "221": [...ONE, ...down(2, 1)],
  "222": [...up(2, 3), ...down(2, 2)],
  "225": [...TWO, ...down(2, 1)],
  "226": [...up(2, 6), ...down(2, 1)],
  "229": [...ONE, ...down(1, 1)],
  "231": [...ONE, ...down(2)],
  "233": [...TWO, ...down(3)],
  "234": [...up(2, 6), ...down(3)],
  // The first club of the European round has the last place.
  "237": [
    ["champions_league_qualifying", 1, 2],
    ["europa_league_qualifying", 3, 3],
    ["conference_league_qualifying", 4, 5],
    ...down(2),
  ],
  "239": [...ONE, ...down(3)],
  "241": [...ONE, ...down(1)],
  "243": [...ONE, ...down(2)],
  "245": [...ONE, ...down(1, 1)],
  "247": [...ONE, ...down(2)],
  "249": [...ONE, ...down(2, 2)],
  "251": [...ONE, ...down(2)],
  "253": [...DIRECT, ...down(1, 2)],
  "255": [...ONE, ...down(1, 1)],
  "257": [...ONE, ...down(2)],
  "259": [...ONE, ...down(2, 2)],
  // UEFA lets no Russian clubs take part.
  "261": down(2, 2),
  "263": [...ONE, ...down(2)],
  "265": [...ONE, ...down(2)],
  "267": [...ONE, ...down(1, 2)],
  "302": [...up(2, 6), ...down(3)],
  "304": [...up(2, 6), ...down(4)],
  "305": [...up(3, 7), ...down(2)],
  "306": [...up(1, 7), ...down(4)],
  "311": [...TWO, ...down(1, 1)],
  "312": [...up(1, 4), ...down(1, 1)],
  "315": [...ONE, ...down(2)],
  "317": [...ONE, ...down(1, 1)],
  "319": [...ONE, ...down(1, 1)],
  "321": [["champions_league", 1, 4], ["europa_league", 5, 5], ["conference_league", 6, 6], ...down(3)],
  "322": [...up(2, 6), ...down(4)],
  "331": [["champions_league", 1, 4], ["europa_league", 5, 5], ["conference_league", 6, 6], ...down(2, 1)],
  "332": [...up(2, 3), ...down(2, 1)],
  "333": [...up(2, 3), ...down(4)],
  "341": [["champions_league", 1, 4], ["europa_league", 5, 5], ["conference_league", 6, 6], ...down(3)],
  "342": [...up(2, 8), ...down(3, 2)],
  "351": [
    ["champions_league", 1, 3],
    ["champions_league_qualifying", 4, 4],
    ["europa_league", 5, 5],
    ["conference_league", 6, 6],
    ...down(2, 1),
  ],
  "352": [...up(2, 5), ...down(2, 1)],
  "381": [["champions_league", 1, 2], ["champions_league_qualifying", 3, 3], ...down(2, 1)],
  "382": up(2, 8),
  "385": [...DIRECT, ...down(2, 1)],
  "386": [...up(2, 3), ...down(2, 1)],
};
