/** One row per sport: its name in our addresses, its name upstream, and its number in `sportType` parameters. */
export const SPORTS = [
  { code: "football", upstream: "SOCCER", sportType: 0 },
  { code: "basketball", upstream: "BASKETBALL", sportType: 1 },
] as const;

export type Sport = (typeof SPORTS)[number]["code"];

/** A sport as `sportType` parameter. */
export const sportTypeOf = (sport: Sport): 0 | 1 => SPORTS.find(({ code }) => code === sport)?.sportType ?? 0;

/** The sport with a `sportType`; undefined if none has it. */
export const sportOfType = (sportType: number | null | undefined): Sport | undefined =>
  SPORTS.find((sport) => sport.sportType === sportType)?.code;

/** The sport of a `sportType`; football for an unknown one and where none is given. */
export const sportOfTypeOrDefault = (sportType: number | null | undefined): Sport =>
  sportOfType(sportType) ?? DEFAULT_SPORT;

/** The sport if an address names none. */
export const DEFAULT_SPORT: Sport = "football";

/** Key of the visitor's last sport, on the device (localStorage) and for the edge (a cookie). */
export const SPORT_KEY = "sport";
