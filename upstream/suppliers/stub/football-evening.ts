import type { Pair } from "#contract/domain/match";
import { MINUTE } from "#contract/time/units";
import { scoreOf } from "../../match/score.ts";
import { type Evening, minutesPassed } from "./evening.ts";
import type { StubFaults } from "./faults.ts";
import { type StubLine, stubTable } from "./stub-table.ts";

// Three matches that every football stub plays, each in its own format.

interface StubGoal {
  minute: number;
  side: "home" | "away";
}

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
/** Minutes in which both sides substitute a player, events come late and a score is wrong. */
const CHANGED_AT = 60;
const LATE_BY = 6;
const WRONG = [20, 26] as const;

export interface PlayedMatch {
  /** A season's matches have different ids each evening. */
  id: number;
  clubs: readonly [home: number, away: number];
  /** Milliseconds. */
  kickOff: number;
  part: "before" | "first half" | "half-time" | "second half" | "over";
  /** The supplier's minute; 0 before. */
  elapsed: number;
  /** Minutes including breaks: for everything that accumulates. */
  passed: number;
  score: Pair;
  halfTime?: Pair;
  /** The events reported so far. */
  goals: readonly StubGoal[];
  /** Whether both sides have made their substitution. */
  isChanged: boolean;
}

function clockAt(passed: number): Pick<PlayedMatch, "part" | "elapsed"> {
  if (passed < 0) return { part: "before", elapsed: 0 };
  if (passed < HALF_TIME_AT) return { part: "first half", elapsed: Math.min(45, Math.floor(passed) + 1) };
  if (passed < SECOND_HALF_AT) return { part: "half-time", elapsed: 45 };
  if (passed < OVER_AT) return { part: "second half", elapsed: Math.min(90, Math.floor(passed - SECOND_HALF_AT) + 46) };
  return { part: "over", elapsed: 90 };
}

function matchAt(
  { id, clubs, begins, goals }: StubMatch,
  now: number,
  evening: Evening,
  faults: StubFaults,
): PlayedMatch {
  const passed = minutesPassed(begins, now, evening);
  const clock = clockAt(passed);
  const { elapsed } = clock;
  const scored = goals.filter(({ minute }) => minute <= elapsed);
  const [home, away] = scoreOf(scored);
  const isWrong = faults.has("correction") && elapsed >= WRONG[0] && elapsed < WRONG[1];
  const late = faults.has("late-events") && clock.part !== "over" ? LATE_BY : 0;
  return {
    id: (Math.floor(evening.startedAt / MINUTE) % 1_000_000) * 10 + id,
    clubs,
    kickOff: evening.startedAt + begins * MINUTE,
    ...clock,
    passed,
    score: isWrong ? [home + 1, away] : [home, away],
    ...(passed >= HALF_TIME_AT && { halfTime: scoreOf(goals.filter(({ minute }) => minute <= 45)) }),
    goals: scored.filter(({ minute }) => minute + late <= elapsed),
    isChanged: elapsed >= CHANGED_AT,
  };
}

/** Every match of an evening at an instant. */
export const footballAt = (now: number, evening: Evening, faults: StubFaults = new Set()): PlayedMatch[] =>
  MATCHES.map((match) => matchAt(match, now, evening, faults));

/** The table of an evening's matches, its clubs by their indices. */
export const footballTableOf = (matches: readonly PlayedMatch[], faults: StubFaults): StubLine<number>[] =>
  stubTable(
    matches.map(({ clubs, score, part }) => ({ clubs, score, isOver: part === "over" })),
    faults,
  );

export const CHANGE_MINUTE = CHANGED_AT;
