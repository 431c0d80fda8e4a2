import { bookmakerLabel, bookmakersOf, DEFAULT_BOOKMAKER } from "#contract/tables/bookmakers";
import type { LocaleCode } from "#contract/tables/locales";
import type { PanelCount } from "#contract/tables/panel-counts";
import type { MatchAddress } from "#contract/tables/paths";
import { matchPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { readDateRange } from "~/ui/dates/date-range";
import { fitsSearch } from "./odds-choice.ts";

/** Whose past matches: the home side's, the away side's, or both against each other. */
export const PANEL_SIDES = ["home", "away", "h2h"] as const;
export type PanelSide = (typeof PANEL_SIDES)[number];

export const panelSideOf = (text: string | undefined): PanelSide | undefined =>
  PANEL_SIDES.find((side) => side === text);

/** The part of the address after the match. */
export const panelSegment = (side: PanelSide): string => `/analysis/details/odds/${side}`;

/** The page of a side's past matches, or the one of its filters alone. */
export const panelPath = (match: MatchAddress, side: PanelSide, isFilter = false): string =>
  `${matchPath(match)}${panelSegment(side)}${isFilter ? "/filter" : ""}`;

export const PANEL_VENUES = ["home", "away"] as const;
export const PANEL_FILTERS = ["giving", "receiving", "level"] as const;

/** Which past matches are shown. */
export interface PanelQuery {
  company: number;
  /** Number of matches; for a date range as many as there are, up to the maximum. */
  count: PanelCount;
  /** Only matches with the subject at home, or away. */
  venue?: (typeof PANEL_VENUES)[number];
  /** Only matches in which the subject gave goals or points by the closing handicap, received some, or neither. */
  given?: (typeof PANEL_FILTERS)[number];
  /** Only matches with that handicap: "0.25". */
  line?: string;
  isSameLeague?: true;
  leagueId?: string;
  from?: string;
  to?: string;
}

/** A company name as typed, if it is unknown. */
export interface ReadPanelQuery extends PanelQuery {
  unknownCompany?: string;
}

const DEFAULTS: PanelQuery = { company: DEFAULT_BOOKMAKER, count: 10 };
const FORMS = {
  company: /^[1-9]\d{0,6}$/,
  count: /^(?:6|10|20|30)$/,
  venue: /^(?:home|away)$/,
  given: /^(?:giving|receiving|level)$/,
  line: /^\d{1,2}(?:\.25|\.5|\.75)?$/,
  same: /^1$/,
  league: /^\d{1,12}$/,
} as const;

/** Reads the query of a panel; undefined if something in it is invalid. Empty fields are ignored. */
export function readPanelQuery(query: URLSearchParams, sport: Sport, locale: LocaleCode): ReadPanelQuery | undefined {
  const range = readDateRange(query);
  const fields = Object.entries(FORMS).map(([name, form]) => [name, query.get(name) ?? "", form] as const);
  if (!range || fields.some(([, text, form]) => text !== "" && !form.test(text))) return undefined;
  const of = Object.fromEntries(fields.map(([name, text]) => [name, text])) as Record<keyof typeof FORMS, string>;
  const typed = (query.get("find") ?? "").trim().slice(0, 40);
  const found = typed ? companyNamed(typed, sport, locale) : undefined;
  return {
    company: found ?? (of.company ? Number(of.company) : DEFAULTS.company),
    count: of.count ? (Number(of.count) as PanelQuery["count"]) : DEFAULTS.count,
    ...(of.venue && { venue: of.venue as "home" | "away" }),
    ...(of.given && { given: of.given as (typeof PANEL_FILTERS)[number] }),
    ...(of.line && { line: of.line }),
    ...(of.same && { isSameLeague: true as const }),
    ...(of.league && { leagueId: of.league }),
    ...range,
    ...(typed && found === undefined && { unknownCompany: typed }),
  };
}

/** The company of exactly that name, otherwise the first whose name contains the text. */
function companyNamed(text: string, sport: Sport, locale: LocaleCode): number | undefined {
  const companies = bookmakersOf(sport).map(({ id }) => ({ id, name: bookmakerLabel(id, locale) }));
  const isNamed = ({ name }: { name: string }) => name.toLowerCase() === text.toLowerCase();
  return (companies.find(isNamed) ?? companies.find((company) => fitsSearch(company, text)))?.id;
}

/** The query of a choice, with its question mark; empty for the default. */
export function panelSearch({
  company,
  count,
  venue,
  given,
  line,
  isSameLeague,
  leagueId,
  from,
  to,
}: PanelQuery): string {
  const query = new URLSearchParams({
    ...(company !== DEFAULTS.company && { company: String(company) }),
    ...(count !== DEFAULTS.count && { count: String(count) }),
    ...(venue && { venue }),
    ...(given && { given }),
    ...(line && { line }),
    ...(isSameLeague && { same: "1" }),
    ...(leagueId && { league: leagueId }),
    ...(from && { from }),
    ...(to && { to }),
  });
  return query.size > 0 ? `?${query}` : "";
}

/** An active filter, and the query without it. */
export interface ChosenFilter {
  of: "venue" | "given" | "line" | "isSameLeague" | "leagueId" | "range";
  without: PanelQuery;
}

/** The active filters that narrow the list. */
export function chosenFilters(query: PanelQuery): ChosenFilter[] {
  const keys = ["venue", "given", "line", "isSameLeague", "leagueId"] as const;
  const chosen: ChosenFilter[] = keys
    .filter((key) => query[key] !== undefined)
    .map((key) => {
      const { [key]: _, ...without } = query;
      return { of: key, without };
    });
  const { from, to, ...without } = query;
  return from || to ? [...chosen, { of: "range", without }] : chosen;
}
