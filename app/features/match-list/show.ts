import type { TFunction } from "i18next";
import type { Match } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import type { RowFacts } from "~/features/match-row/row-view";
import type { RowLine } from "./row-lines.ts";

/** The match filter of a day's list: `?show=`. */
export const SHOWS = ["all", "live", "finished", "upcoming", "off"] as const;
export type Show = (typeof SHOWS)[number];

type State = Match["state"];

/** Every state is under one filter, so that their counts add up to all. "Off": not played as planned. */
const SHOW_OF: Readonly<Record<State, Exclude<Show, "all">>> = {
  live: "live",
  finished: "finished",
  scheduled: "upcoming",
  halted: "off",
  void: "off",
  unknown: "off",
};

/** Reads `?show=`: all by default, undefined if unknown. */
export const readShow = (param: string | null): Show | undefined =>
  param === null ? "all" : SHOWS.find((show) => show === param);

export const isShown = (state: State, show: Show): boolean => show === "all" || SHOW_OF[state] === show;

/** The number of matches per filter. */
export type ShowCounts = Record<Show, number>;

export function countShown(states: readonly State[]): ShowCounts {
  const counts: ShowCounts = { all: states.length, live: 0, finished: 0, upcoming: 0, off: 0 };
  for (const state of states) counts[SHOW_OF[state]]++;
  return counts;
}

/** A list's query: `date` (YYYY-MM-DD) is omitted for today, `show` for all, so that each list has one address. */
export function listSearch(date: string | undefined, show: Show): string {
  const parts = [date && `date=${date}`, show !== "all" && `show=${show}`].filter(Boolean);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** Everything a day's list needs besides its matches. */
export interface ListFacts {
  rows: RowFacts;
  t: TFunction<["matches", "common"]>;
  sport: Sport;
  show: Show;
  /** The list's address without a query. */
  path: string;
  /** The day (YYYY-MM-DD) as in addresses: undefined for today. */
  date: string | undefined;
  /** Today in the visitor's zone (YYYY-MM-DD). */
  today: string;
  /** Milliseconds. */
  now: number;
  /** The visitor's country, ISO 3166-1 alpha-2. */
  country: string | undefined;
  /** Competitions are mixed, by kick-off. */
  isByKickOff: boolean;
  /** Lines below each match. */
  lines: readonly RowLine[];
}

/** The address of the same day's list with another filter. */
export const showAddress = ({ path, date }: Pick<ListFacts, "path" | "date">, show: Show): string =>
  path + listSearch(date, show);
