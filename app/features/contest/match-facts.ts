import type { ContestLine } from "#contract/domain/contests";
import type { Match, Pair } from "#contract/domain/match";
import { type PhaseGroup, parseStatus, phaseGroup } from "#contract/domain/status";
import { textOf, type WireFields } from "~/browser/wire-fields";
import type { ShownTime } from "./contest-head.ts";
import { intOf } from "./read-leaders.ts";

/** The phase of a match from a pick's view. */
export type MatchPhase = "before" | "inPlay" | "over" | "void";

export interface MatchState {
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
