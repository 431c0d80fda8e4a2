import { countryIdOf } from "../countries/country-id.ts";
import { slug } from "../text/plain-text.ts";
import { RULE_BOOKS } from "./basketball-rule-books.ts";
import type { BasketballRules, Calendar, CompetitionEntry, Format, TeamEntry } from "./types.ts";

type LeagueFormat = Extract<Format, { kind: "basketball_league" }>;

interface Details
  extends Pick<
    CompetitionEntry,
    "id" | "names" | "shortNames" | "isContinental" | "sortOrder" | "isPopular" | "aliases"
  > {
  key?: string;
  country: string;
  calendar: Calendar;
  teams: readonly TeamEntry[];
  /** Deviations from FIBA's rule book and table order; the rule book gives the periods. */
  rules?: Partial<BasketballRules>;
}

interface League extends Details, Omit<LeagueFormat, "kind"> {}

function entry({ country, teams, key, rules, ...rest }: Details): Omit<CompetitionEntry, "kind" | "format"> {
  const { book = "fiba" } = rules ?? {};
  const { periods, periodMinutes } = RULE_BOOKS[book];
  return {
    ...rest,
    key: key ?? slug(rest.names.en),
    sport: "basketball",
    countryId: countryIdOf(country),
    teamIds: teams.map(({ id }) => id),
    basketball: { book, periods, periodMinutes, table: "fiba", ...rules },
  };
}

/** A table, and series between its first teams if `playoffs` is set. The calendar ends with the last of them. */
export function basketballLeague({ times, schedule, playoffs, ...details }: League): CompetitionEntry {
  const format: LeagueFormat = {
    kind: "basketball_league",
    times,
    ...(schedule && { schedule }),
    ...(playoffs && { playoffs }),
  };
  return { ...entry(details), kind: "league", format };
}

/** `perDay` matches without a table on each day with a slot. */
export function looseBasketball({ perDay, ...details }: Details & { perDay: number }): CompetitionEntry {
  return { ...entry(details), kind: "cup", format: { kind: "loose", perDay } };
}

export const idsOf = (teams: readonly TeamEntry[]): readonly string[] => teams.map(({ id }) => id);
