import type { Pair } from "#contract/domain/match";
import { type Phase, phaseGroup } from "#contract/domain/status";
import { MINUTE } from "#contract/time/units";
import type { MatchState } from "../../match/match.ts";
import { clockAt, minuteAt, type PlayPeriod, ticksUntil } from "../../match/match-clock.ts";
import { plus, scoreOf, sideAhead, sideIndex } from "../../match/score.ts";
import { buildTurns, isShownInRow } from "./happenings.ts";
import { type Incident, standingGoals, type Timeline } from "./timeline.ts";

/**
 * A match's state at an instant (milliseconds), including incidents of that very millisecond. Two states of one match
 * with the same `seq` are equal.
 */
export function stateOf(timeline: Timeline, instant: number): MatchState {
  const past = pastOf(timeline.incidents, instant);
  const phase = phaseOf(past);
  const period = timeline.periods.findLast(({ startsAt }) => startsAt <= instant);
  const clock = period && clockAt(period, instant);
  const turns = buildTurns(timeline.periods).filter((at) => at <= instant);
  const happenedAt = Math.max(past.findLast(isShownInRow)?.at ?? 0, ...turns);
  const state: MatchState = {
    phase,
    ...(period?.phase === phase && minuteAt(period, instant)),
    ...(clock && { clock }),
    ...(period && scoresOf(past, phase, timeline.firstLeg)),
    reds: redsOf(past),
    goals: standingGoals(past),
    seq: past.length + turns.length + ticksOf(timeline, instant),
    updatedAt: Math.max(timeline.knownAt, past.at(-1)?.at ?? 0, happenedAt, period ? lastTick(period, instant) : 0),
    ...(happenedAt > 0 && { happenedAt }),
  };
  if (past.findLast(isReviewMark)?.kind === "review") state.isVarCheck = true;
  return state;
}

function pastOf(incidents: readonly Incident[], instant: number): readonly Incident[] {
  const next = incidents.findIndex(({ at }) => at > instant);
  return next === -1 ? incidents : incidents.slice(0, next);
}

const ticksOf = ({ periods }: Timeline, instant: number): number =>
  periods.reduce((ticks, period) => ticks + ticksUntil(period, instant), 0);

const lastTick = (period: PlayPeriod, instant: number): number =>
  period.startsAt + ticksUntil(period, instant) * MINUTE;

const isReviewMark = ({ kind }: Incident): boolean => kind === "review" || kind === "decision";

function phaseOf(past: readonly Incident[]): Phase {
  const change = past.findLast((incident) => incident.kind === "phase");
  return change?.phase ?? "SCHEDULED";
}

function redsOf(past: readonly Incident[]): Pair {
  const reds: [number, number] = [0, 0];
  for (const incident of past) {
    if (incident.kind === "card" && incident.colour !== "yellow") reds[sideIndex(incident.side)] += 1;
  }
  return reds;
}

/** Every score pair known by now; the score from kick-off on. */
function scoresOf(past: readonly Incident[], phase: Phase, firstLeg: Pair | undefined) {
  const score = scoreOf(standingGoals(past));
  const halfTime = scoreBefore(past, ["HALF_TIME"]);
  const fullTime = scoreBefore(past, ["FULL_TIME", "ET_BREAK", "SHOOTOUT"]);
  const shootout = shootoutOf(past);
  const winner = phaseGroup(phase) === "final" ? sideAhead(shootout ?? score) : undefined;
  return {
    score,
    ...(halfTime && { halfTime }),
    ...(fullTime && { fullTime }),
    ...(shootout && { shootout }),
    ...(firstLeg && { aggregate: plus(firstLeg, score) }),
    ...(winner && { winner }),
  };
}

/** The score when the match first reached one of the phases; undefined if it has not yet. */
function scoreBefore(past: readonly Incident[], phases: readonly Phase[]): Pair | undefined {
  const end = past.findIndex((incident) => incident.kind === "phase" && phases.includes(incident.phase));
  return end === -1 ? undefined : scoreOf(standingGoals(past.slice(0, end)));
}

function shootoutOf(past: readonly Incident[]): Pair | undefined {
  if (!past.some((incident) => incident.kind === "phase" && incident.phase === "SHOOTOUT")) return undefined;
  return scoreOf(past.filter((incident) => incident.kind === "kick").filter(({ isScored }) => isScored));
}
