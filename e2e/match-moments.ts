import type { Sport } from "../contract/tables/sports.ts";
import type { BoardState } from "./match-document.ts";

/** A match at an instant, in a phase that fans distinguish. */
export interface Moment {
  phase: string;
  sport: Sport;
  matchId: string;
  /** The site's clock. */
  now: string;
  /** As the score board shows it. */
  state: BoardState;
  /** Text of the board's status column, in English; kick-off times are the visitor's. */
  status: RegExp;
}

const football = (matchId: string, moments: Omit<Moment, "sport" | "matchId">[]): Moment[] =>
  moments.map((moment) => ({ sport: "football", matchId, ...moment }));
const basketball = (matchId: string, moments: Omit<Moment, "sport" | "matchId">[]): Moment[] =>
  moments.map((moment) => ({ sport: "basketball", matchId, ...moment }));

/** Moments of matches with a fixed course, covering what can happen in one. */
export const MOMENTS: readonly Moment[] = [
  // Portsmouth against Bristol City.
  ...football("1030220260149", [
    { phase: "long before", now: "2026-10-15T09:00:00Z", state: "upcoming", status: /^\d\d:\d\d$/ },
    { phase: "line-ups out", now: "2026-10-17T13:40:00Z", state: "upcoming", status: /^\d\d:\d\d$/ },
    { phase: "first half", now: "2026-10-17T14:20:00Z", state: "live", status: /^2\d'$/ },
    { phase: "full time", now: "2026-10-17T16:30:00Z", state: "finished", status: /^FT$/ },
  ]),
  // The final of the World Cup 2022, as played.
  ...football("2424155823382", [
    { phase: "half-time", now: "2022-12-18T15:50:00Z", state: "live", status: /^HT$/ },
    { phase: "second half", now: "2022-12-18T16:20:00Z", state: "live", status: /^\d\d'$/ },
    { phase: "break before extra time", now: "2022-12-18T16:55:00Z", state: "live", status: /^ET break$/ },
    { phase: "extra time", now: "2022-12-18T17:10:00Z", state: "live", status: /^10\d'$/ },
    { phase: "added time", now: "2022-12-18T17:33:00Z", state: "live", status: /^120\+\d'$/ },
    { phase: "shoot-out", now: "2022-12-18T17:40:00Z", state: "live", status: /^Pens$/ },
    { phase: "after penalties", now: "2022-12-18T18:30:00Z", state: "finished", status: /^Pens$/ },
  ]),
  // A quarter-final of the Asian Cup 2023.
  ...football("2638596667901", [
    { phase: "after extra time", now: "2024-02-02T19:30:00Z", state: "finished", status: /^AET$/ },
  ]),
  // South China against Happy Valley.
  ...football("1043220260027", [
    { phase: "interrupted", now: "2026-11-22T08:20:00Z", state: "other", status: /^Int$/ },
    { phase: "abandoned", now: "2026-11-22T09:30:00Z", state: "other", status: /^Abd$/ },
  ]),
  ...football("1090620260738", [{ phase: "postponed", now: "2026-11-21T12:05:00Z", state: "other", status: /^P-P$/ }]),
  ...football("1090820260738", [
    { phase: "delayed", now: "2026-11-21T14:45:00Z", state: "upcoming", status: /^\d\d:\d\d\s+Delayed$/ },
  ]),
  // A game with an overtime.
  ...basketball("1802420260027", [
    { phase: "before the game", now: "2026-10-17T12:10:00Z", state: "upcoming", status: /^\d\d:\d\d$/ },
    { phase: "first quarter", now: "2026-10-17T12:40:00Z", state: "live", status: /^Q1\s+\d+:\d\d$/ },
    { phase: "end of a quarter", now: "2026-10-17T12:54:00Z", state: "live", status: /^End Q1$/ },
    { phase: "half-time of a game", now: "2026-10-17T13:12:00Z", state: "live", status: /^HT$/ },
    { phase: "fourth quarter", now: "2026-10-17T14:00:00Z", state: "live", status: /^Q4\s+\d+:\d\d$/ },
    { phase: "overtime", now: "2026-10-17T14:20:00Z", state: "live", status: /^OT\s+\d+:\d\d$/ },
    { phase: "final score", now: "2026-10-17T14:40:00Z", state: "finished", status: /^Final(\/OT)?$/ },
  ]),
];
