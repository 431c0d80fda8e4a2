import type { PlayPeriod } from "../../match/match-clock.ts";
import type { Random } from "../../platform/random.ts";
import { PENALTY_WAIT, scatter } from "./play-time.ts";

/** Nine per cent of goals are penalties, and one penalty in four is missed: this many misses per goal. */
const MISSES_PER_GOAL = (0.09 / 0.76) * 0.24;

/** Instants at which a side misses a penalty, each with time for the foul before it in the same period. */
export const playMisses = (random: Random, periods: readonly PlayPeriod[], expected: number): number[] =>
  scatter(random, periods, expected * MISSES_PER_GOAL).filter((at) =>
    periods.some(({ startsAt, endsAt }) => startsAt + PENALTY_WAIT < at && at < endsAt),
  );
