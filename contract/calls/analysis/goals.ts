import * as z from "zod/mini";
import type { GoalComparison, GoalProfile, GoalRates, HalfFull } from "../../domain/analysis.ts";
import { endpoint, SLOW } from "../../wire/endpoint.ts";
import { IdParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import { buildRecordSchema, Dec, Int, NullableDec, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

const INTERVAL = { from: Int, to: Int, scored: Int, conceded: Int };
const WireInterval = wireObject(INTERVAL);
export type IntervalWire = WireOf<typeof WireInterval>;

const WireGoalStat = wireObject({
  matches: Int,
  scored: Int,
  conceded: Int,
  avgScored: NullableDec,
  avgConceded: NullableDec,
  cleanSheets: Int,
  failedToScore: Int,
  btts: Int,
  totals: rows("totals", wireObject({ line: Dec, over: Int, under: Int, push: Int })),
  /** `goals` is 0, 1, 2, 3 or 4+. */
  exactGoals: rows("exactGoals", wireObject({ goals: Text, count: Int })),
  timedMatches: Int,
  byInterval: rows("byInterval", WireInterval),
  firstGoalInterval: rows("firstGoalInterval", WireInterval),
  htft: buildRecordSchema(Int),
  oddEven: wireObject({ odd: Int, even: Int }),
});
export type GoalStatWire = WireOf<typeof WireGoalStat>;

const HALF_FULL: readonly HalfFull[] = ["WW", "WD", "WL", "DW", "DD", "DL", "LW", "LD", "LL"];

const parseInterval = ({ from, to, scored, conceded }: z.output<typeof WireInterval>) => ({
  from,
  to,
  scored,
  conceded,
});

function parseGoalStat(stat: z.output<typeof WireGoalStat>): GoalProfile {
  const { matches, scored, conceded, cleanSheets, failedToScore, btts, timedMatches, htft, oddEven } = stat;
  return {
    matches,
    scored,
    conceded,
    cleanSheets,
    failedToScore,
    bothScored: btts,
    timedMatches,
    ...(stat.avgScored !== null && { averageScored: Number(stat.avgScored) }),
    ...(stat.avgConceded !== null && { averageConceded: Number(stat.avgConceded) }),
    totals: stat.totals.map(({ line, over, under, push }) => ({ line: Number(line), over, under, push })),
    exactGoals: stat.exactGoals.map(({ goals, count }) => ({
      goals: Number.parseInt(goals, 10),
      ...(goals.endsWith("+") && { isOrMore: true as const }),
      matches: count,
    })),
    byInterval: stat.byInterval.map(parseInterval),
    firstGoalByInterval: stat.firstGoalInterval.map(parseInterval),
    halfFull: Object.fromEntries(HALF_FULL.map((key) => [key, htft[key] ?? 0])) as Record<HalfFull, number>,
    oddEven: { odd: oddEven.odd, even: oddEven.even },
  };
}

/**
 * The goals of both teams before a match: from this season's matches of its competition, or the last thirty of all.
 * Football only; goals of the ninety minutes.
 */
export const goalStat = endpoint({
  name: "goalStat",
  path: "/match/stat/goal",
  namesOne: true,
  query: z.object({ matchId: IdParam, window: z._default(z.enum(["season", "last30"]), "season") }),
  result: z.object({
    data: wireObject({ home: WireGoalStat, away: WireGoalStat, sample: Int, window: z.enum(["season", "last30"]) }),
  }),
  toValue: ({ data }): GoalComparison => ({
    window: data.window,
    sample: data.sample,
    home: parseGoalStat(data.home),
    away: parseGoalStat(data.away),
  }),
  cache: SLOW,
});

/** Counts matches in which the team scored in the interval, conceded in it, or either. */
const WireRateRow = wireObject({ ...INTERVAL, any: Int });
export type RateRowWire = WireOf<typeof WireRateRow>;

const buildRates = (intervals: z.output<typeof WireRateRow>[], matches: number) => ({
  matches,
  intervals: intervals.map(({ from, to, scored, conceded, any }) => ({
    from,
    to,
    scored: matches && scored / matches,
    conceded: matches && conceded / matches,
    any: matches && any / matches,
  })),
});

/** How many of each team's last thirty matches before a match had goals in each quarter of an hour. */
export const pastGoalRate = endpoint({
  name: "pastGoalRate",
  path: "/match/event/pastGoalRate",
  namesOne: true,
  query: z.object({ matchId: IdParam }),
  result: z.object({
    data: wireObject({
      windowGames: Int,
      home: rows("home", WireRateRow),
      away: rows("away", WireRateRow),
      homeGames: Int,
      awayGames: Int,
    }),
  }),
  toValue: ({ data }): GoalRates => ({
    window: data.windowGames,
    home: buildRates(data.home, data.homeGames),
    away: buildRates(data.away, data.awayGames),
  }),
  cache: SLOW,
});
