import { teamPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { type DateRange, readDateRange } from "~/ui/dates/date-range";

export const VENUES = ["home", "away"] as const;
const DIRECTIONS = ["past", "next"] as const;

/** Which of a team's matches to show; absent fields do not filter. */
export interface MatchFilter {
  season?: string;
  leagueId?: string;
  venue?: (typeof VENUES)[number];
}

/** Which part of them: a page in one direction, a date range, otherwise those around now. */
export interface MatchPart {
  direction?: (typeof DIRECTIONS)[number];
  /** The last match of the previous page. */
  lastId?: string;
  /** YYYY-MM-DD, both inclusive; an absent end is open. */
  range?: Partial<DateRange>;
}

export interface MatchesParams {
  filter: MatchFilter;
  part: MatchPart;
}

// Same format as the contract's parameters.
const SEASON = /^\d{4}(-\d{2,4})?$/;
const ID = /^[0-9A-Za-z_-]{1,64}$/;

/** An optional parameter, may be empty; null if invalid. */
function optional<Value extends string>(
  query: URLSearchParams,
  name: string,
  isRight: (text: string) => text is Value,
): Value | undefined | null {
  const text = query.get(name);
  if (!text) return undefined;
  return isRight(text) ? text : null;
}

const matching =
  (pattern: RegExp) =>
  (text: string): text is string =>
    pattern.test(text);
const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): text is Word =>
    words.includes(text as Word);

/** Reads the query of a team's matches page; undefined if a value is invalid. */
export function readMatchFilter(query: URLSearchParams): MatchesParams | undefined {
  const season = optional(query, "season", matching(SEASON));
  const leagueId = optional(query, "leagueId", matching(ID));
  const venue = optional(query, "venue", oneOf(VENUES));
  const direction = optional(query, "direction", oneOf(DIRECTIONS));
  const lastId = optional(query, "lastId", matching(ID));
  const range = readDateRange(query);
  if (range === undefined || [season, leagueId, venue, direction, lastId].includes(null)) return undefined;
  return {
    filter: { ...(season && { season }), ...(leagueId && { leagueId }), ...(venue && { venue }) },
    part: partOf(direction ?? undefined, lastId ?? undefined, range),
  };
}

/** A range takes precedence; a last match without a direction is ignored. */
function partOf(direction: MatchPart["direction"], lastId: string | undefined, range: Partial<DateRange>): MatchPart {
  if (range.from || range.to) return { range };
  return direction ? { direction, ...(lastId && { lastId }) } : {};
}

interface TeamAddress {
  sport: Sport;
  key: string;
  id: string;
}

/** The path of a team's matches with a filter and a part, after the locale. */
export function matchesPath(team: TeamAddress, { filter, part }: MatchesParams): string {
  const { range, ...page } = part;
  const query = new URLSearchParams({ ...filter, ...page, ...range });
  const path = teamPath(team, "match");
  return query.size === 0 ? path : `${path}?${query}`;
}

export const isFiltered = (filter: MatchFilter): boolean => Object.keys(filter).length > 0;
