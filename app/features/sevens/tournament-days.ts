import type { SevensMatch } from "#contract/domain/sevens";
import { dateIn } from "#contract/time/zone";

/** The tournament's location: its days are days there. */
export const SEVENS_ZONE = "Asia/Hong_Kong";

interface TournamentDay {
  /** From 1. */
  number: number;
  /** YYYY-MM-DD in Hong Kong. */
  date: string;
  /** By kick-off. */
  matches: SevensMatch[];
}

/** Groups matches by tournament day. */
export function tournamentDays(matches: readonly SevensMatch[]): TournamentDay[] {
  const inOrder = matches.toSorted((a, b) => a.match.kickOff - b.match.kickOff);
  const byDate = Map.groupBy(inOrder, ({ match }) => dateIn(match.kickOff, SEVENS_ZONE));
  return [...byDate].map(([date, ofDay], index) => ({ number: index + 1, date, matches: ofDay }));
}

/**
 * The day to show: the requested one, otherwise today's, otherwise the first before any play and the last afterwards.
 */
export function shownDay(
  days: readonly TournamentDay[],
  requested: number | undefined,
  now: number,
): TournamentDay | undefined {
  const today = dateIn(now, SEVENS_ZONE);
  return days.find(({ number }) => number === requested) ?? days.find(({ date }) => date >= today) ?? days.at(-1);
}

const SOON = 1_800_000;

/** Whether any match is in play or within half an hour of its kick-off, either way. */
export const isBusy = (matches: readonly Pick<SevensMatch, "match">[], now: number): boolean =>
  matches.some(
    ({ match }) => match.state === "live" || (match.state === "scheduled" && Math.abs(match.kickOff - now) < SOON),
  );

/** Whether a tournament is upcoming, in progress or over. */
export type TournamentPhase = "before" | "on" | "over";

/** By its days in Hong Kong; `days` is not empty. */
export function phaseOf(days: readonly Pick<TournamentDay, "date">[], now: number): TournamentPhase {
  const today = dateIn(now, SEVENS_ZONE);
  if (today < (days[0]?.date ?? "")) return "before";
  return today > (days.at(-1)?.date ?? "") ? "over" : "on";
}

const MAY = "05";

/** The years whose tournaments can be viewed, latest first: it is played in May. */
export function editions(now: number, count: number): string[] {
  const [year = "", month = ""] = dateIn(now, SEVENS_ZONE).split("-");
  const latest = Number(year) - (month < MAY ? 1 : 0);
  return Array.from({ length: count }, (_, index) => `${latest - index}`);
}
