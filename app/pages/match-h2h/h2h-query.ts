/** How many matches a list may show. */
export const COUNTS = [5, 10, 20] as const;
export type Count = (typeof COUNTS)[number];

/** Which earlier matches the tab shows; the same choice for meetings and for each team's last matches. */
export interface H2hQuery {
  count: Count;
  /** Only of this match's competition. */
  isSameLeague: boolean;
  /** Only with the sides as in this match: the home team at home, the away team away. */
  isSameVenue: boolean;
}

const USUAL: Count = 10;

/** `last`: 5, 10 or 20; `league` and `venue`: `same`. Undefined where a value is none of these. */
export function readH2hQuery(query: URLSearchParams): H2hQuery | undefined {
  const last = query.get("last") || `${USUAL}`;
  const count = COUNTS.find((one) => `${one}` === last);
  const same = ["league", "venue"].map((name) => query.get(name) || "any");
  if (!count || same.some((word) => word !== "same" && word !== "any")) return undefined;
  return { count, isSameLeague: same[0] === "same", isSameVenue: same[1] === "same" };
}

/** The query of a choice's address, with its question mark; empty for the usual choice. */
export function h2hSearch({ count, isSameLeague, isSameVenue }: H2hQuery): string {
  const query = new URLSearchParams();
  if (count !== USUAL) query.set("last", `${count}`);
  if (isSameLeague) query.set("league", "same");
  if (isSameVenue) query.set("venue", "same");
  return query.size === 0 ? "" : `?${query}`;
}

export const isNarrowed = ({ isSameLeague, isSameVenue }: H2hQuery): boolean => isSameLeague || isSameVenue;

/** The call for a team's last matches takes only these numbers: the least that holds as many as are shown. */
const DURATION = { 5: 6, 10: 10, 20: 20 } as const satisfies Record<Count, number>;

export const durationOf = ({ count }: H2hQuery): 6 | 10 | 20 => DURATION[count];
