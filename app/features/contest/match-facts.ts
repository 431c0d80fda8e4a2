import { pickWindow } from "#contract/contests/pick-window";
import type { ContestLine } from "#contract/domain/contests";
import type { Match, Pair } from "#contract/domain/match";
import { type PhaseGroup, parseStatus, phaseGroup } from "#contract/domain/status";
import { textOf, type WireFields } from "~/runtime/wire-fields";
import type { ShownTime } from "./contest-head.ts";
import { intOf } from "./read-leaders.ts";

/** The phase of a match from a pick's view. */
type MatchPhase = "before" | "inPlay" | "over" | "void";

interface MatchState {
  phase: MatchPhase;
  score?: Pair;
}

/** A match as a contest shows it. */
export interface MatchFacts extends MatchState {
  id: string;
  home: string;
  away: string;
  /** Scheduled. */
  kickOff: ShownTime;
  href: string;
}

/** A match that can be picked. */
export interface PickMatch extends MatchFacts {
  day: string;
  /** Milliseconds, as is `lockedAt`. */
  opensAt: number;
  lockedAt: number;
  opens: ShownTime;
  locks: ShownTime;
  /** Name of the featured team, whose match counts threefold. */
  featured?: string;
  /** Empty if none is offered. */
  lines: ContestLine[];
}

/** By the state of a match, and by the phase group of a row on the wire. */
const PHASES: Readonly<Record<Match["state"] | PhaseGroup, MatchPhase>> = {
  scheduled: "before",
  pre: "before",
  live: "inPlay",
  halted: "inPlay",
  finished: "over",
  final: "over",
  void: "void",
  unknown: "before",
};

export const stateOfMatch = (match: Match): MatchState => ({
  phase: PHASES[match.state],
  ...("score" in match && match.score && { score: match.score }),
});

/** The same for a wire row. */
export function readMatchState(wire: WireFields): MatchState {
  const { phase } = parseStatus(textOf(wire.matchStatus), textOf(wire.phase) || undefined);
  const [home, away] = [wire.homeTeamScore, wire.awayTeamScore].map(intOf);
  return { phase: PHASES[phaseGroup(phase)], ...(home !== undefined && away !== undefined && { score: [home, away] }) };
}

/** Milliseconds between polls of points while matches are in play and the page is visible. */
export const LIVE_EVERY = 15_000;
/** Milliseconds between polls of matches that may start any time or have changing prices. */
export const SOON_EVERY = 60_000;

interface Watched {
  phase: MatchPhase;
  /** Milliseconds. */
  lockedAt: number;
}

/** Polling interval for matches: a closed one that has not started may do so any time. False if nothing can change. */
export function lookEvery(matches: readonly Watched[], now: number): number | false {
  if (matches.some(({ phase }) => phase === "inPlay")) return LIVE_EVERY;
  return matches.some(({ phase, lockedAt }) => phase === "before" && now >= lockedAt) ? SOON_EVERY : false;
}

/** The same, for matches that are open for picks and have changing prices. */
export const lookAtLinesEvery = (
  matches: readonly (Watched & Parameters<typeof pickWindow>[1])[],
  now: number,
): number | false =>
  lookEvery(matches, now) || (matches.some((match) => pickWindow(now, match) === "open") && SOON_EVERY);
