import { down, type LeaguePlaces, type Places, up } from "./places.ts";

// Places of 2026-27 as the leagues usually give them. Associations high in the CAF's ranking have two clubs in its
// Champions League, and one in the Confederation Cup besides the winner of the cup.

const TWO_AND_ONE: readonly Places[] = [
  ["caf_champions_league", 1, 2],
  ["caf_confederation_cup", 3, 3],
];

export const AFRICAN_PLACES: LeaguePlaces = {
  "701": [...TWO_AND_ONE, ...down(3)],
  "702": up(3),
  "706": [...TWO_AND_ONE, ...down(2, 2)],
  "711": [...TWO_AND_ONE, ...down(1, 1)],
  "712": [...up(1, 3), ...down(2)],
  "716": [...TWO_AND_ONE, ...down(4)],
  "721": [...TWO_AND_ONE, ...down(2, 1)],
  "726": [...TWO_AND_ONE, ...down(2)],
  "731": [["caf_champions_league", 1, 1], ...down(3)],
};
