import type { MatchPeriod } from "#contract/domain/match-events";
import { MINUTE, SECOND } from "#contract/time/units";
import { minuteAt, type PlayPeriod } from "../../match/match-clock.ts";
import type { Random } from "../../platform/random.ts";
import type { Incident, Timeline } from "../engine/timeline.ts";

const NAMES: Readonly<Record<PlayPeriod["firstMinute"], MatchPeriod>> = { 1: "H1", 46: "H2", 91: "ET1", 106: "ET2" };

export const nameOf = ({ firstMinute }: PlayPeriod): MatchPeriod => NAMES[firstMinute];

/** The period in play at an instant, or the last one before it. */
export const periodAt = (periods: readonly PlayPeriod[], instant: number): PlayPeriod | undefined =>
  periods.findLast(({ startsAt }) => startsAt <= instant);

/** Minute and period of an instant; throws before the first. */
export function buildClock(periods: readonly PlayPeriod[], instant: number) {
  const period = periodAt(periods, instant);
  if (!period) throw new Error("nothing is played yet");
  return { ...minuteAt(period, instant), period: nameOf(period) };
}

/** Whole minutes of play at an instant, without added time: 45 through the break, 90 at the end. */
export function minutesPlayed(periods: readonly PlayPeriod[], instant: number): number {
  const period = periodAt(periods, instant);
  if (!period) return 0;
  const { firstMinute, lastMinute, startsAt, endsAt } = period;
  const elapsed = (Math.min(instant, endsAt) - startsAt) / MINUTE;
  return Math.min(lastMinute, firstMinute - 1 + Math.floor(elapsed));
}

/** A time in which nothing happens but the timeline's own incidents; milliseconds. */
export interface Pause {
  from: number;
  to: number;
}

/** From the foul to the penalty kick, in milliseconds. */
export const PENALTY_WAIT = 70 * SECOND;
const AFTER_GOAL = 35 * SECOND;
const AFTER_DECISION = 12 * SECOND;
const AFTER_CARD = { yellow: 15, second_yellow: 40, red: 40 } as const;

/** When the ball is dead for long: around goals, reviews and cards. In order, possibly overlapping. */
export function pausesOf({ incidents }: Timeline): Pause[] {
  const pauses: Pause[] = [];
  for (const [index, incident] of incidents.entries()) {
    const { at } = incident;
    if (incident.kind === "goal") {
      const decision = incidents[index + 1]?.kind === "review" ? incidents[index + 2] : undefined;
      const to = decision?.kind === "decision" ? decision.at + AFTER_DECISION : at + AFTER_GOAL;
      pauses.push({ from: at - (incident.goal.isPenalty ? PENALTY_WAIT : 2 * SECOND), to });
    }
    if (incident.kind === "card") pauses.push({ from: at - SECOND, to: at + AFTER_CARD[incident.colour] * SECOND });
  }
  return pauses.sort((a, b) => a.from - b.from);
}

/** Whether the ball is in play at an instant. */
export const isRunning = (periods: readonly PlayPeriod[], pauses: readonly Pause[], instant: number): boolean =>
  periods.some(({ startsAt, endsAt }) => startsAt < instant && instant < endsAt) &&
  !pauses.some(({ from, to }) => from <= instant && instant <= to);

/**
 * Instants of a Poisson process with this many events per ninety minutes on average, in order, over all of the play.
 */
export function scatter(random: Random, periods: readonly PlayPeriod[], perNinety: number): number[] {
  const instants: number[] = [];
  if (perNinety <= 0) return instants;
  for (const { startsAt, endsAt } of periods) {
    for (let at = startsAt; ; ) {
      at += Math.ceil((random.wait() / perNinety) * 90 * MINUTE);
      if (at >= endsAt) break;
      instants.push(at);
    }
  }
  return instants;
}

/** A goal's review, if there was one: whether it stood, and when that was decided. */
export function decisionOn(
  incidents: readonly Incident[],
  goalIndex: number,
): Extract<Incident, { kind: "decision" }> | undefined {
  if (incidents[goalIndex + 1]?.kind !== "review") return undefined;
  const decision = incidents[goalIndex + 2];
  return decision?.kind === "decision" ? decision : undefined;
}

/** Nine per cent of goals are penalties, and one penalty in four is missed: this many misses per goal. */
const MISSES_PER_GOAL = (0.09 / 0.76) * 0.24;

/** Instants at which a side misses a penalty, each with time for the foul before it in the same period. */
export const playMisses = (random: Random, periods: readonly PlayPeriod[], expected: number): number[] =>
  scatter(random, periods, expected * MISSES_PER_GOAL).filter((at) =>
    periods.some(({ startsAt, endsAt }) => startsAt + PENALTY_WAIT < at && at < endsAt),
  );
