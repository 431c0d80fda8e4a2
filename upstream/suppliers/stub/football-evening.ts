import { phaseGroup } from "#contract/domain/status";
import { MINUTE } from "#contract/time/units";
import { scoreOf, sideAhead } from "../../match/score.ts";
import type { StubLeague } from "./engine-evening.ts";
import { engineFootballAt } from "./engine-football.ts";
import { type Evening, minutesPassed } from "./evening.ts";
import type { StubFaults } from "./faults.ts";
import { CHANGE_MINUTE, type PlayedMatch, type StubGoal } from "./played-match.ts";
import { type StubLine, stubTable } from "./stub-table.ts";

// Three matches that every football stub plays, each in its own format, or those of our engine.

interface StubMatch {
  id: number;
  /** Indices in the supplier's list of six clubs. */
  clubs: readonly [home: number, away: number];
  /** Minutes after the start of the evening. */
  begins: number;
  goals: readonly StubGoal[];
}

const MATCHES: readonly StubMatch[] = [
  {
    id: 1,
    clubs: [0, 1],
    begins: 2,
    goals: [
      { minute: 12, side: "home" },
      { minute: 58, side: "away" },
      { minute: 83, side: "home" },
    ],
  },
  { id: 2, clubs: [2, 3], begins: 3, goals: [{ minute: 31, side: "away" }] },
  {
    id: 3,
    clubs: [4, 5],
    begins: 4,
    goals: [
      { minute: 5, side: "home" },
      { minute: 70, side: "home" },
    ],
  },
];

/** Minutes of a match's clock, with half-time. */
const HALF_TIME_AT = 47;
const SECOND_HALF_AT = 62;
const OVER_AT = 110;
/** Minutes by which events are late, and in which a score is wrong. */
const LATE_BY = 6;
const WRONG = [20, 26] as const;

function clockAt(passed: number): Pick<PlayedMatch, "phase" | "elapsed"> {
  if (passed < 0) return { phase: "SCHEDULED", elapsed: 0 };
  if (passed < HALF_TIME_AT) return { phase: "FIRST_HALF", elapsed: Math.min(45, Math.floor(passed) + 1) };
  if (passed < SECOND_HALF_AT) return { phase: "HALF_TIME", elapsed: 45 };
  if (passed < OVER_AT)
    return { phase: "SECOND_HALF", elapsed: Math.min(90, Math.floor(passed - SECOND_HALF_AT) + 46) };
  return { phase: "FULL_TIME", elapsed: 90 };
}

function matchAt({ id, clubs, begins, goals }: StubMatch, now: number, evening: Evening): PlayedMatch {
  const passed = minutesPassed(begins, now, evening);
  const clock = clockAt(passed);
  const { elapsed, phase } = clock;
  const scored = goals.filter(({ minute }) => minute <= elapsed);
  const score = scoreOf(scored);
  const isOver = phaseGroup(phase) === "final";
  const winner = isOver ? sideAhead(score) : undefined;
  return {
    id: (Math.floor(evening.startedAt / MINUTE) % 1_000_000) * 10 + id,
    league: 0,
    clubs,
    kickOff: evening.startedAt + begins * MINUTE,
    ...clock,
    hasBegun: passed >= 0,
    isOver,
    passed,
    score,
    ...(passed >= HALF_TIME_AT && { halfTime: scoreOf(goals.filter(({ minute }) => minute <= 45)) }),
    ...(isOver && { fullTime: score }),
    ...(winner && { winner }),
    goals: scored,
    cards: [],
    cancelled: [],
    isChanged: elapsed >= CHANGE_MINUTE,
  };
}

/** The match as an erring supplier tells it. */
function withFaults(match: PlayedMatch, faults: StubFaults): PlayedMatch {
  const { elapsed, isOver, score, goals } = match;
  const isWrong = faults.has("correction") && elapsed >= WRONG[0] && elapsed < WRONG[1];
  const late = faults.has("late-events") && !isOver ? LATE_BY : 0;
  return {
    ...match,
    score: isWrong ? [score[0] + 1, score[1]] : score,
    goals: goals.filter(({ minute }) => minute + late <= elapsed),
  };
}

const hasSeed = (evening: Evening): evening is Evening & { seed: string } => evening.seed !== undefined;

/** Every match of an evening at an instant: with a seed in all of the supplier's leagues, else in the first one. */
export const footballAt = (
  now: number,
  evening: Evening,
  leagues: readonly StubLeague[],
  faults: StubFaults = new Set(),
): PlayedMatch[] => {
  const played = hasSeed(evening)
    ? engineFootballAt(now, evening, leagues)
    : MATCHES.map((match) => matchAt(match, now, evening));
  return played.map((match) => withFaults(match, faults));
};

/** The table of an evening's matches in a league, its clubs by their indices. */
export const footballTableOf = (
  matches: readonly PlayedMatch[],
  league: number,
  faults: StubFaults,
): StubLine<number>[] =>
  stubTable(
    matches.filter((match) => match.league === league),
    faults,
  );
