import { down, type LeaguePlaces, up } from "./places.ts";

// Places of 2026-27 as the AFC's slots of 2025-26 and the leagues' usual rules give them, before shifts by cup winners.

export const ASIAN_PLACES: LeaguePlaces = {
  "411": [["acl2", 1, 1], ["afc_challenge", 2, 2], ...down(1)],
  "412": up(1),
  "421": [["acl_elite", 1, 2], ["acl_elite_qualifying", 3, 3], ...down(2)],
  "422": [...up(2), ...down(2)],
  // Who goes down or up decides so itself.
  "431": [["acl2", 1, 1]],
  "432": up(1),
  // Nobody has been relegated since 2021.
  "441": [
    ["acl_elite", 1, 1],
    ["acl2", 2, 2],
  ],
  "442": up(1),
  "451": [
    ["acl2", 1, 1],
    ["afc_challenge", 2, 2],
  ],
  "456": [["acl2", 1, 2]],
  "461": [["acl_elite", 1, 1], ["acl_elite_qualifying", 2, 2], ["acl2", 3, 3], ...down(3)],
  "462": [...up(2, 6), ...down(3)],
  "471": [["acl_elite", 1, 2], ["acl_elite_qualifying", 3, 3], ...down(2)],
  "472": up(2),
  "501": [["acl_elite", 1, 3], ["acl2", 4, 4], ...down(3)],
  "502": [...up(2, 6), ...down(3)],
  "511": [["acl_elite", 1, 3], ["acl2", 4, 4], ...down(3)],
  "512": [...up(2, 6), ...down(3)],
  "513": [...up(2, 6), ...down(1, 1)],
  "521": [["acl_elite", 1, 3], ["acl2", 4, 4], ...down(1, 2)],
  "522": up(1, 5),
  "532": down(2),
  "533": down(2),
  "541": [["acl2", 1, 1]],
  "542": [...up(1), ...down(2)],
  "546": [["acl2", 1, 1], ["afc_challenge", 2, 2], ...down(3)],
  "547": up(2, 4),
  "551": [["acl_elite", 1, 2], ["acl_elite_qualifying", 3, 3], ["acl2", 4, 4], ...down(1, 1)],
  "556": [["acl_elite", 1, 1], ["acl_elite_qualifying", 2, 2], ["acl2", 3, 3], ...down(2)],
  "561": [["acl_elite", 1, 1], ["acl_elite_qualifying", 2, 2], ["acl2", 3, 3], ...down(2)],
  "766": [["acl2", 1, 1], ...down(1, 1)],
  "767": [...up(1, 2), ...down(1)],
};
