import type { ZoneKey } from "#contract/tables/standings-keys";

/** Ranks from and to, both inclusive; negative ones count from the bottom of the table. */
export type Places = readonly [zone: ZoneKey, from: number, to: number];

/** What the places of a league lead to, by league id. */
export type LeaguePlaces = Readonly<Record<string, readonly Places[]>>;

const bottom = (zone: ZoneKey, places: number, above = 0): Places => [zone, -places - above, -1 - above];

/** The last places, with those above them that play for theirs. */
export const down = (relegated: number, inPlayoff = 0): Places[] => [
  ...(inPlayoff > 0 ? [bottom("relegation_playoff", inPlayoff, relegated)] : []),
  bottom("relegation", relegated),
];

export const up = (promoted: number, lastInPlayoff = promoted): Places[] => [
  ["promotion", 1, promoted],
  ...(lastInPlayoff > promoted ? [["promotion_playoff", promoted + 1, lastInPlayoff] as const] : []),
];
