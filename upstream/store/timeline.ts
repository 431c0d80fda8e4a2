import type { Phase } from "#contract/domain/status";
import { goalInstants, type TimedGoal } from "./goal-instants.ts";
import { type Period, periodsOf, SHOOTOUT_LENGTH, SHOOTOUT_PAUSE } from "./periods.ts";
import type { MatchRow } from "./schema.ts";

/** From `at` on the match is in this phase; `period` if the clock runs, or shows where it stopped. */
export interface PhaseStep {
  at: number;
  phase: Phase;
  period?: Period;
}

export interface Timeline {
  phases: PhaseStep[];
  goals: TimedGoal[];
  /** Instant of the final whistle, or of the last kick of the shoot-out. */
  end: number;
}

/** Phases of the breaks. At half-time of extra time, and before a shoot-out, the clock shows where play stopped. */
const PAUSES: Partial<Record<Period["name"], Phase>> = { first: "HALF_TIME", second: "ET_BREAK" };

/** Whether there was a shoot-out, with or without a known score. */
export const hasShootout = ({ shootout, shootoutWinner }: MatchRow): boolean => Boolean(shootout ?? shootoutWinner);

const finalPhase = (row: MatchRow): Phase =>
  hasShootout(row) ? "AFTER_PENS" : row.extraTime ? "AFTER_ET" : "FULL_TIME";

/** The whole course of a finished match. */
export function timelineOf(row: MatchRow): Timeline {
  const periods = periodsOf(row);
  const isToKicks = hasShootout(row);
  const phases: PhaseStep[] = [];
  for (const [index, period] of periods.entries()) {
    phases.push({ at: period.startsAt, phase: period.phase, period });
    const isLast = index === periods.length - 1;
    const pause = isLast ? undefined : PAUSES[period.name];
    if (pause) phases.push({ at: period.endsAt, phase: pause });
    else if (!isLast || isToKicks) phases.push({ at: period.endsAt, phase: period.phase, period });
  }
  const whistle = periods.at(-1)!.endsAt;
  const kicksFrom = whistle + SHOOTOUT_PAUSE;
  const end = isToKicks ? kicksFrom + SHOOTOUT_LENGTH : whistle;
  if (isToKicks) phases.push({ at: kicksFrom, phase: "SHOOTOUT" });
  phases.push({ at: end, phase: finalPhase(row) });
  return { phases, goals: goalInstants(row, periods), end };
}
