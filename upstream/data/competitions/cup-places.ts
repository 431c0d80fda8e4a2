/** Cups of one continent, by id: a league's best clubs play in the first, the next in the second, and so on. */
export const CUP_TIERS: readonly (readonly string[])[] = [
  ["103", "104", "105"],
  ["192", "193"],
  ["110", "111"],
  ["120"],
];

/**
 * Cups whose winners have a place, by id of the league: the national cup, and the cup that it leads to. Of others the
 * table's places leave none to the winner.
 */
export const WINNERS_PLACES: Readonly<Record<string, readonly (readonly [nationalCup: string, leadsTo: string])[]>> = {
  "101": [
    ["307", "104"],
    ["309", "105"],
  ],
  "321": [["323", "104"]],
  "331": [["334", "104"]],
  "341": [["343", "104"]],
  "351": [["353", "104"]],
  "381": [["383", "104"]],
  "385": [["387", "104"]],
  "401": [["404", "110"]],
  "431": [["433", "193"]],
  "471": [["473", "193"]],
  "621": [["623", "110"]],
  "766": [["768", "193"]],
};
