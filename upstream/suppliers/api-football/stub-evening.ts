import { eventRow, type FixtureOptions, lineUpRow } from "./stub-answers.ts";

// An evening of three matches that the stub supplier plays, over and over: everything follows from the instant.

const MINUTE = 60_000;

interface Goal {
  minute: number;
  side: 0 | 1;
}

interface StubMatch {
  id: number;
  clubs: readonly [{ id: number; name: string }, { id: number; name: string }];
  /** Minutes after the start of the evening. */
  begins: number;
  goals: readonly Goal[];
}

const MATCHES: readonly StubMatch[] = [
  {
    id: 1,
    clubs: [
      { id: 42, name: "Arsenal" },
      { id: 66, name: "Aston Villa" },
    ],
    begins: 2,
    goals: [
      { minute: 12, side: 0 },
      { minute: 58, side: 1 },
      { minute: 83, side: 0 },
    ],
  },
  {
    id: 2,
    clubs: [
      { id: 49, name: "Chelsea" },
      { id: 45, name: "Everton" },
    ],
    begins: 3,
    goals: [{ minute: 31, side: 1 }],
  },
  {
    id: 3,
    clubs: [
      { id: 40, name: "Liverpool" },
      { id: 36, name: "Fulham" },
    ],
    begins: 4,
    goals: [
      { minute: 5, side: 0 },
      { minute: 70, side: 0 },
    ],
  },
];

/** Minutes of a match's clock, with half-time. */
const HALF_TIME_AT = 47;
const SECOND_HALF_AT = 62;
const OVER_AT = 110;

export interface Evening {
  /** Milliseconds. */
  startedAt: number;
  /** Minutes of a match a minute. */
  speed: number;
}

function statusAt(passed: number) {
  if (passed < 0) return { short: "NS" };
  if (passed < HALF_TIME_AT) return { short: "1H", elapsed: Math.min(45, Math.floor(passed) + 1) };
  if (passed < SECOND_HALF_AT) return { short: "HT", elapsed: 45 };
  if (passed < OVER_AT) return { short: "2H", elapsed: Math.min(90, Math.floor(passed - SECOND_HALF_AT) + 46) };
  return { short: "FT", elapsed: 90 };
}

const numberIn = (goals: readonly Goal[], side: 0 | 1): number => goals.filter((goal) => goal.side === side).length;

function matchAt({ id, clubs, begins, goals }: StubMatch, now: number, { startedAt, speed }: Evening): FixtureOptions {
  const kickOff = startedAt + begins * MINUTE;
  const passed = ((now - kickOff) / MINUTE) * speed;
  const status = statusAt(passed);
  const isBegun = passed >= 0;
  const scored = goals.filter(({ minute }) => isBegun && minute <= (status.elapsed ?? 0));
  const half = scored.filter(({ minute }) => minute <= 45);
  const score = [numberIn(scored, 0), numberIn(scored, 1)] as const;
  const isOver = status.short === "FT";
  const winner = score[0] === score[1] ? null : score[0] > score[1];
  const [home, away] = clubs;
  // A season's matches have ids of their own in each evening.
  const base = Math.floor(startedAt / MINUTE) % 1_000_000;
  return {
    id: base * 10 + id,
    timestamp: Math.floor(kickOff / 1000),
    season: new Date(startedAt).getUTCFullYear(),
    status,
    home: { ...home, winner: isOver ? winner : null },
    away: { ...away, winner: isOver && winner !== null ? !winner : null },
    goals: isBegun ? score : [null, null],
    ...(passed >= HALF_TIME_AT && { halftime: [numberIn(half, 0), numberIn(half, 1)] as const }),
    ...(isOver && { fulltime: score }),
    events: scored.map(({ minute, side }) => {
      const player = { id: clubs[side].id * 100 + 9, name: `P. ${clubs[side].id * 100 + 9}` };
      return eventRow(clubs[side].id, minute, "Goal", "Normal Goal", { player });
    }),
    lineups: clubs.map((club) => lineUpRow(club.id, club.id * 100)),
    ...(isBegun && {
      statistics: clubs.map((club, side) => ({
        team: { id: club.id },
        statistics: [{ type: "Total Shots", value: 1 + Math.floor(passed / 9) + side }],
      })),
    }),
  };
}

/** Every match of an evening at an instant. */
export const eveningAt = (now: number, evening: Evening): FixtureOptions[] =>
  MATCHES.map((match) => matchAt(match, now, evening));
