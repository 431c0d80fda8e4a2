import type { Match } from "#contract/domain/match";

/** Which of a day's matches a list shows: `?show=`. */
export const SHOWS = ["all", "live", "finished", "upcoming"] as const;
export type Show = (typeof SHOWS)[number];

type State = Match["state"];

/** Matches that are postponed, halted or of an unknown status stand among all only. */
const STATE_OF: Readonly<Record<Exclude<Show, "all">, State>> = {
  live: "live",
  finished: "finished",
  upcoming: "scheduled",
};

/** What `?show=` asks for: all without it, undefined when nobody knows the word. */
export const readShow = (param: string | null): Show | undefined =>
  param === null ? "all" : SHOWS.find((show) => show === param);

export const isShown = (state: State, show: Show): boolean => show === "all" || STATE_OF[show] === state;

/** How many matches each choice has. */
export type ShowCounts = Record<Show, number>;

export function countShown(states: readonly State[]): ShowCounts {
  const count = (show: Show) => states.filter((state) => isShown(state, show)).length;
  return { all: states.length, live: count("live"), finished: count("finished"), upcoming: count("upcoming") };
}
