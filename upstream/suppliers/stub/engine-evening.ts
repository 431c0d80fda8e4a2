import type { Pair, Stage } from "#contract/domain/match";
import { MINUTE } from "#contract/time/units";
import { competitionById } from "../../competitions/world/world.ts";
import { createRandom } from "../../platform/random.ts";
import { type MatchProgress, playToProgress } from "../../simulator/engine/match-progress.ts";
import { type Evening, minutesPassed } from "./evening.ts";

/** A competition of a supplier's in which a stub's evening is played. */
export interface StubLeague {
  /** Our id of it, by whose rules its matches are played. */
  ours: string;
  /** Each match has a winner. */
  isCup?: true;
  /** The first club is at home to the second, and so on. */
  clubs: readonly unknown[];
}

/** A match of our own engine, with its whole course: callers must cut it at `instant`. */
export interface EngineMatch {
  /** A season's matches have different ids each evening. */
  id: number;
  /** Index of the league. */
  league: number;
  /** Indices in the league's list. */
  clubs: readonly [home: number, away: number];
  /** Milliseconds. */
  kickOff: number;
  progress: MatchProgress;
  /** Minutes since kick-off by the evening's clock, and the instant of the course. */
  passed: number;
  instant: number;
}

/** Minutes after the start of the evening in which matches begin. */
const BEGINS = [2, 5] as const;

/** By seed and kick-off: those of a stub's only evening. */
const progresses = new Map<string, MatchProgress>();

const stageOf = ({ isCup }: StubLeague): Stage => (isCup ? "final" : "regular");

/** A match's only course: the same for every supplier that tells it. */
function progressOf(league: StubLeague, seed: string, kickOff: number): MatchProgress {
  const key = `${seed} ${kickOff}`;
  const known = progresses.get(key);
  if (known) return known;
  const random = createRandom(`strengths ${seed}`);
  const strengths: Pair = [random.integer(40, 80), random.integer(40, 80)];
  const stakes = league.isCup ? "winner" : "points";
  const match = { seed, kickOff, knownAt: 0, strengths, stage: stageOf(league), isNeutral: false } as const;
  const progress = playToProgress(competitionById(league.ours)!, { ...match, stakes });
  progresses.set(key, progress);
  return progress;
}

const idBase = (startedAt: number): number => (Math.floor(startedAt / MINUTE) % 1_000_000) * 100;

/** Every match of a seed's evening at an instant. */
export function engineMatchesAt(
  now: number,
  evening: Evening & { seed: string },
  leagues: readonly StubLeague[],
): EngineMatch[] {
  const { startedAt, seed } = evening;
  return leagues.flatMap((league, leagueIndex) =>
    Array.from({ length: Math.floor(league.clubs.length / 2) }, (_, pair): EngineMatch => {
      const name = `${seed} ${league.ours} ${pair}`;
      const begins = createRandom(`begins ${name}`).integer(...BEGINS);
      const kickOff = startedAt + begins * MINUTE;
      const passed = minutesPassed(begins, now, evening);
      return {
        id: idBase(startedAt) + 10 * (leagueIndex + 1) + pair,
        league: leagueIndex,
        clubs: [2 * pair, 2 * pair + 1],
        kickOff,
        progress: progressOf(league, name, kickOff),
        passed,
        instant: kickOff + Math.round(passed * MINUTE),
      };
    }),
  );
}
