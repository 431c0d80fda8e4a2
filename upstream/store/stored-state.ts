import type { Pair } from "#contract/domain/match";
import { type Phase, phaseGroup } from "#contract/domain/status";
import { usualMinutes } from "#contract/tables/sports";
import { MINUTE } from "#contract/time/units";
import { modelOf } from "../competitions/sports/sport-model.ts";
import { competitionById } from "../competitions/world/world.ts";
import type { MatchState } from "../match/match.ts";
import { clockAt, minuteAt } from "../match/match-clock.ts";
import { gameOfPeriods, plus, scoreOf, sideAhead } from "../match/score.ts";
import { type MatchRow, type StoredStatus, sportOfColumn } from "./schema.ts";
import { type Timeline, toTimeline } from "./timeline.ts";

const NO_REDS: Pair = [0, 0];
/**
 * If there is no result by then, no source will give one: milliseconds after kick-off, or after noon of a day without a
 * time.
 */
export const RESULT_DUE = 6 * 60 * MINUTE;
export const RESULT_DUE_IN_DAYS = 24 * 60 * MINUTE;
/** More steps than any match has, so that a later revision always has a higher number. */
const STEPS_PER_REVISION = 100;

const VOID_PHASES: Partial<Record<StoredStatus, Phase>> = {
  postponed: "POSTPONED",
  cancelled: "CANCELLED",
  abandoned: "ABANDONED",
};

/** `at` is the instant of the last step, 0 before the first. Every step changes what a list row shows. */
function buildChange(row: MatchRow, steps: number, at: number, instant: number) {
  const updatedAt = Math.max(at, row.changedAt <= instant ? row.changedAt : 0);
  return {
    seq: row.revision * STEPS_PER_REVISION + steps,
    updatedAt,
    ...(updatedAt > 0 && { happenedAt: updatedAt }),
  };
}

const stateWithoutScore = (row: MatchRow, phase: Phase, steps: number, instant: number): MatchState => ({
  phase,
  reds: NO_REDS,
  goals: [],
  ...buildChange(row, steps, 0, instant),
});

/** The deciding result once play is over: the shoot-out's if there was one. */
function outcome(row: MatchRow): Pick<MatchState, "shootout" | "winner"> {
  const score = row.extraTime ?? row.fullTime;
  const winner = row.shootout ? sideAhead(row.shootout) : (row.shootoutWinner ?? (score && sideAhead(score)));
  return { ...(row.shootout && { shootout: row.shootout }), ...(winner && { winner }) };
}

/** A game's periods, if its competition's rules are known: without them nobody knows which are overtimes. */
function periodsOf({ competitionId, periods }: MatchRow): Pick<MatchState, "periods" | "basketball"> {
  const rules = competitionById(competitionId)?.basketball;
  return rules && periods ? { periods, basketball: gameOfPeriods(periods, rules) } : {};
}

/**
 * For awarded and abandoned matches and basketball the source has no course of play, so the result is shown at the
 * usual end.
 */
function resultWithoutPlay(row: MatchRow, phase: Phase, instant: number): MatchState {
  // If the course of a match is unknown, its result is shown when a match usually ends.
  const end = row.kickOff + usualMinutes(sportOfColumn(row.sport)) * MINUTE;
  if (instant < end) return stateWithoutScore(row, phaseBefore(row), 0, instant);
  const score = row.extraTime ?? row.fullTime;
  return {
    ...stateWithoutScore(row, phase, 1, instant),
    ...(score && { score, fullTime: row.fullTime ?? score }),
    ...periodsOf(row),
    ...(phase !== "ABANDONED" && outcome(row)),
    reds: row.reds ?? NO_REDS,
    ...buildChange(row, 1, end, instant),
  };
}

const phaseBefore = ({ isTimeConfirmed }: MatchRow): Phase => (isTimeConfirmed ? "SCHEDULED" : "TIME_TBA");

/** A fixture for which the source has no result (yet). */
function stateWithoutResult(row: MatchRow, instant: number): MatchState {
  const due = row.kickOff + (row.isTimeConfirmed ? RESULT_DUE : RESULT_DUE_IN_DAYS);
  if (instant < due) return stateWithoutScore(row, phaseBefore(row), 0, instant);
  return { ...stateWithoutScore(row, "NO_RESULT", 1, instant), ...buildChange(row, 1, due, instant) };
}

function passedScores(row: MatchRow, { phases }: Timeline, instant: number): Partial<MatchState> {
  const hasPassed = (phase: Phase) => phases.some((step) => step.phase === phase && step.at <= instant);
  const isOver = phases.at(-1)!.at <= instant;
  const isNinetyOver = isOver || hasPassed("ET_BREAK");
  return {
    ...(row.halfTime && hasPassed("HALF_TIME") && { halfTime: row.halfTime }),
    ...(row.fullTime && isNinetyOver && { fullTime: row.fullTime }),
    ...(isOver && outcome(row)),
  };
}

function stateInPlay(row: MatchRow, instant: number): MatchState {
  const timeline = toTimeline(row);
  const phases = timeline.phases.filter(({ at }) => at <= instant);
  const goals = timeline.goals.filter(({ at }) => at <= instant);
  const current = phases.at(-1)!;
  const isOver = phaseGroup(current.phase) === "final";
  const clock = current.period && clockAt(current.period, instant);
  const score: Pair = (isOver && (row.extraTime ?? row.fullTime)) || scoreOf(goals);
  return {
    phase: current.phase,
    ...(current.period && minuteAt(current.period, instant)),
    ...(clock && { clock }),
    score,
    ...passedScores(row, timeline, instant),
    ...(row.firstLeg && { aggregate: plus(score, row.firstLeg) }),
    // A source that counts cards does not give their times.
    reds: (isOver && row.reds) || NO_REDS,
    goals: goals.flatMap(({ event }) => event ?? []),
    ...buildChange(row, phases.length + goals.length, Math.max(current.at, goals.at(-1)?.at ?? 0), instant),
  };
}

/**
 * A stored match at an instant (milliseconds): a fixture before kick-off, then the play as far as its goals and scores
 * show it, then the result. Reveals nothing after the instant. A match without a result stays a fixture while one may
 * still arrive.
 */
export function storedStateAt(row: MatchRow, instant: number): MatchState {
  const voidPhase = VOID_PHASES[row.status];
  if (row.status === "awarded") return resultWithoutPlay(row, "AWARDED", instant);
  if (voidPhase === "ABANDONED") return resultWithoutPlay(row, voidPhase, instant);
  if (voidPhase) return stateWithoutScore(row, voidPhase, 0, instant);
  if (row.status === "scheduled") return stateWithoutResult(row, instant);
  if (!modelOf(sportOfColumn(row.sport)).hasGoals) return resultWithoutPlay(row, "FULL_TIME", instant);
  if (instant < row.kickOff) return stateWithoutScore(row, phaseBefore(row), 0, instant);
  return stateInPlay(row, instant);
}
