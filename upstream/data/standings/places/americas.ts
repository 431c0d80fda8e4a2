import { down, type LeaguePlaces, type Places, up } from "./places.ts";

// Places of 2026 as CONMEBOL and the leagues usually give them, by the table of the whole year where a league plays two
// tournaments, before shifts by cup winners. Of the Copa Sudamericana's first stage, in which clubs of one country meet
// once, only those of Brazil and Argentina are free.

const SOUTH_AMERICAN: readonly Places[] = [
  ["libertadores", 1, 2],
  ["libertadores_qualifying", 3, 4],
  ["sudamericana_qualifying", 5, 8],
];

export const AMERICAN_PLACES: LeaguePlaces = {
  "401": [["libertadores", 1, 4], ["libertadores_qualifying", 5, 5], ["sudamericana", 6, 11], ...down(4)],
  "402": [...up(2, 6), ...down(4)],
  "403": [...up(4), ...down(4)],
  "616": down(1),
  // Of the table of the year; one more club is relegated by its average of three years, which is not counted here.
  "621": [["libertadores", 1, 3], ["sudamericana", 4, 9], ...down(1)],
  "622": [...up(1, 8), ...down(4)],
  // Averages of three years decide who is relegated: not counted here, nor for Uruguay and Paraguay.
  "631": [
    ["libertadores", 1, 2],
    ["libertadores_qualifying", 3, 4],
    ["sudamericana_qualifying", 5, 8],
  ],
  "636": [["libertadores", 1, 2], ["libertadores_qualifying", 3, 3], ["sudamericana_qualifying", 4, 7], ...down(2)],
  "637": [...up(1, 8), ...down(1)],
  "641": SOUTH_AMERICAN,
  "646": SOUTH_AMERICAN,
  "651": [...SOUTH_AMERICAN, ...down(2)],
  "656": [["libertadores", 1, 2], ["libertadores_qualifying", 3, 3], ["sudamericana_qualifying", 4, 7], ...down(2)],
  "657": up(2),
  "661": [...SOUTH_AMERICAN, ...down(1, 1)],
  "666": [...SOUTH_AMERICAN, ...down(1)],
};
