import type { Match } from "#contract/domain/match";

/** The match filter of a day's list: `?show=`. */
export const SHOWS = ["all", "live", "finished", "upcoming"] as const;
export type Show = (typeof SHOWS)[number];

type State = Match["state"];

/** Postponed, halted and unknown matches appear under "all" only. */
const STATE_OF: Readonly<Record<Exclude<Show, "all">, State>> = {
  live: "live",
  finished: "finished",
  upcoming: "scheduled",
};

/** Reads `?show=`: all by default, undefined if unknown. */
export const readShow = (param: string | null): Show | undefined =>
  param === null ? "all" : SHOWS.find((show) => show === param);

export const isShown = (state: State, show: Show): boolean => show === "all" || STATE_OF[show] === state;

/** The number of matches per filter. */
export type ShowCounts = Record<Show, number>;

export function countShown(states: readonly State[]): ShowCounts {
  const count = (show: Show) => states.filter((state) => isShown(state, show)).length;
  return { all: states.length, live: count("live"), finished: count("finished"), upcoming: count("upcoming") };
}

/** A list's query: `date` (YYYY-MM-DD) is omitted for today, `show` for all, so that each list has one address. */
export function listSearch(date: string | undefined, show: Show): string {
  const parts = [date && `date=${date}`, show !== "all" && `show=${show}`].filter(Boolean);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}
