import type { ContestLine } from "#contract/domain/contests";
import type { Match, Pair } from "#contract/domain/match";
import { type PhaseGroup, parseStatus, phaseGroup } from "#contract/status";
import { textOf, type WireFields } from "~/browser/wire-fields";
import type { ShownTime } from "./contest-head.ts";
import { intOf } from "./read-leaders.ts";

/** What a match can be to a pick. */
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
  /** Milliseconds, as is the next. */
  opensAt: number;
  lockedAt: number;
  opens: ShownTime;
  locks: ShownTime;
  /** Name of the featured team, whose match counts three times. */
  featured?: string;
  /** Empty where none is offered. */
  lines: ContestLine[];
}

/** By the state of a match, and by the group of phases that a row on the wire is in. */
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

/** The same of a row of an answer. */
export function readMatchState(wire: WireFields): MatchState {
  const { phase } = parseStatus(textOf(wire.matchStatus), textOf(wire.phase) || undefined);
  const [home, away] = [wire.homeTeamScore, wire.awayTeamScore].map(intOf);
  return { phase: PHASES[phaseGroup(phase)], ...(home !== undefined && away !== undefined && { score: [home, away] }) };
}
