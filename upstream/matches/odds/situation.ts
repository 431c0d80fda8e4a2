import type { Pair } from "#contract/domain/match";
import { type Phase, phaseGroup } from "#contract/domain/status";
import { minuteAt, type PlayPeriod } from "../../match/match-clock.ts";
import { scoreOf, sideIndex } from "../../match/score.ts";
import { type Incident, standingGoals, type Timeline } from "../../simulator/engine/timeline.ts";
import { FIRST_HALF, leftOfHalf, NO_PLAY, type PlayLeft, SECOND_HALF, together } from "./play-left.ts";

/** A football match at an instant, as far as its prices depend on it. Contains nothing after the instant. */
export interface Situation {
  phase: Phase;
  score: Pair;
  reds: Pair;
  /** For the first half, and for ninety minutes. */
  firstHalf: PlayLeft;
  match: PlayLeft;
  /** Absent before kick-off. */
  minute?: number;
}

const WHOLE_FIRST = leftOfHalf(FIRST_HALF, 0);
const WHOLE_SECOND = leftOfHalf(SECOND_HALF, 0);

export const BEFORE_KICK_OFF: Situation = {
  phase: "SCHEDULED",
  score: [0, 0],
  reds: [0, 0],
  firstHalf: WHOLE_FIRST,
  match: together(WHOLE_FIRST, WHOLE_SECOND),
};

function redsOf(past: readonly Incident[]): Pair {
  const reds: [number, number] = [0, 0];
  for (const incident of past)
    if (incident.kind === "card" && incident.colour !== "yellow") reds[sideIndex(incident.side)] += 1;
  return reds;
}

function playLeft(
  phase: Phase,
  period: PlayPeriod | undefined,
  instant: number,
): Pick<Situation, "firstHalf" | "match"> {
  const elapsed = period ? instant - period.startsAt : 0;
  if (phase === "SECOND_HALF") return { firstHalf: NO_PLAY, match: leftOfHalf(SECOND_HALF, elapsed) };
  if (phase === "HALF_TIME") return { firstHalf: NO_PLAY, match: WHOLE_SECOND };
  if (phase !== "FIRST_HALF") return BEFORE_KICK_OFF;
  const firstHalf = leftOfHalf(FIRST_HALF, elapsed);
  return { firstHalf, match: together(firstHalf, WHOLE_SECOND) };
}

const isPhase = (incident: Incident): incident is Incident & { kind: "phase" } => incident.kind === "phase";

/**
 * In ordinary time: the caller knows that it has not ended by the instant. While play is interrupted, the clock stands.
 */
export function situationAt({ incidents, periods }: Timeline, instant: number): Situation {
  const past = incidents.filter(({ at }) => at <= instant);
  const phases = past.filter(isPhase);
  const phase = phases.findLast((one) => phaseGroup(one.phase) === "live")?.phase;
  if (!phase) return BEFORE_KICK_OFF;
  const last = phases.at(-1)!;
  const played = phaseGroup(last.phase) === "live" ? instant : last.at;
  const period = periods.findLast(({ startsAt }) => startsAt <= played);
  return {
    phase,
    score: scoreOf(standingGoals(past)),
    reds: redsOf(past),
    ...playLeft(phase, period, played),
    ...(period && { minute: minuteAt(period, played).minute }),
  };
}
