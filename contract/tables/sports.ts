/** One row a sport: the word in our addresses, the word upstream, and the number in `sportType` parameters. */
export const SPORTS = [
  { code: "football", upstream: "SOCCER", sportType: 0 },
  { code: "basketball", upstream: "BASKETBALL", sportType: 1 },
] as const;

export type Sport = (typeof SPORTS)[number]["code"];

/** A sport in `sportType` parameters. */
export const sportTypeOf = (sport: Sport): 0 | 1 => SPORTS.find(({ code }) => code === sport)?.sportType ?? 0;

/** The sport where an address names none. */
export const DEFAULT_SPORT: Sport = "football";

/** Where the sport that a visitor was last with is kept, on the device (localStorage) and for the edge (a cookie). */
export const SPORT_KEY = "sport";
