/** Sizes of a list. */
export const COUNTS = [5, 10, 20] as const;
export type Count = (typeof COUNTS)[number];

/** Which past matches the tab shows; the same choice for meetings and for each team's last matches. */
export interface H2hQuery {
  count: Count;
  /** Only matches of the same competition. */
  isSameLeague: boolean;
  /** Only matches with the same venues: the home team at home, the away team away. */
  isSameVenue: boolean;
}

const USUAL: Count = 10;

/** `last`: 5, 10 or 20; `league` and `venue`: `same`. Undefined if a value is invalid. */
export function readH2hQuery(query: URLSearchParams): H2hQuery | undefined {
  const last = query.get("last") || `${USUAL}`;
  const count = COUNTS.find((one) => `${one}` === last);
  const same = ["league", "venue"].map((name) => query.get(name) || "any");
  if (!count || same.some((word) => word !== "same" && word !== "any")) return undefined;
  return { count, isSameLeague: same[0] === "same", isSameVenue: same[1] === "same" };
}

/** The query of a choice, with its question mark; empty for the default. */
export function h2hSearch({ count, isSameLeague, isSameVenue }: H2hQuery): string {
  const query = new URLSearchParams();
  if (count !== USUAL) query.set("last", `${count}`);
  if (isSameLeague) query.set("league", "same");
  if (isSameVenue) query.set("venue", "same");
  return query.size === 0 ? "" : `?${query}`;
}

export const isNarrowed = ({ isSameLeague, isSameVenue }: H2hQuery): boolean => isSameLeague || isSameVenue;

/** The call for a team's last matches accepts only these sizes: the smallest that covers the list. */
const DURATION = { 5: 6, 10: 10, 20: 20 } as const satisfies Record<Count, number>;

export const durationOf = ({ count }: H2hQuery): 6 | 10 | 20 => DURATION[count];
