import * as z from "zod/mini";
import { COMPARISON_KEYS, type ComparisonRow, type SeasonComparison, type SeasonTally } from "../../domain/analysis.ts";
import { callAddress, type Sport } from "../../tables/sports.ts";
import { endpoint, SLOW } from "../../wire/endpoint.ts";
import { IdParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import { Int, NullableDec, NullableInt, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

const WireComparisonRow = wireObject({
  key: Text,
  home: NullableDec,
  away: NullableDec,
  sampleHome: Int,
  sampleAway: Int,
});
export type ComparisonRowWire = WireOf<typeof WireComparisonRow>;

const sampled = (value: string | null, sample: number) => ({ ...(value !== null && { value: Number(value) }), sample });

function parseComparison(row: z.output<typeof WireComparisonRow>): ComparisonRow[] {
  const key = COMPARISON_KEYS.find((candidate) => candidate === row.key);
  return key ? [{ key, home: sampled(row.home, row.sampleHome), away: sampled(row.away, row.sampleAway) }] : [];
}

/**
 * Averages of both teams over their last matches before a match, in all competitions: the last ten for ratings, the
 * last twenty for everything else. A value is null, never 0, if no match of the window has it.
 */
export const teamStatComparison = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "teamStatComparison", "/match/analysis/getTeamStatComparison"),
    namesOne: true,
    query: z.object({ matchId: IdParam }),
    result: z.object({ data: wireObject({ rows: rows("rows", WireComparisonRow) }) }),
    toValue: ({ data }): ComparisonRow[] => data.rows.flatMap(parseComparison),
    cache: SLOW,
  });

/** Handicap and total tallies are null without closing prices, `pts` where the competition has no points. */
const WireTally = wireObject({
  played: Int,
  w: Int,
  d: Int,
  l: Int,
  gf: Int,
  ga: Int,
  pts: NullableInt,
  ppg: NullableDec,
  rank: NullableInt,
  ahW: NullableInt,
  ahHalfW: NullableInt,
  ahP: NullableInt,
  ahHalfL: NullableInt,
  ahL: NullableInt,
  over: NullableInt,
  push: NullableInt,
  under: NullableInt,
  periods: rows("periods", wireObject({ period: Int, played: Int, gf: Int, ga: Int })),
});
export type TallyWire = WireOf<typeof WireTally>;

const WireSplit = wireObject({ all: WireTally, home: WireTally, away: WireTally });
export type SplitWire = WireOf<typeof WireSplit>;

function parseTally(tally: z.output<typeof WireTally>): SeasonTally {
  const { played, w, d, l, gf, ga, pts, ppg, rank, ahW, ahHalfW, ahP, ahHalfL, ahL, over, push, under } = tally;
  return {
    played,
    won: w,
    drawn: d,
    lost: l,
    scored: gf,
    conceded: ga,
    ...(pts !== null && { points: pts }),
    ...(ppg !== null && { pointsPerMatch: Number(ppg) }),
    ...(rank !== null && { rank }),
    ...(ahW !== null && {
      handicap: { won: ahW, halfWon: ahHalfW ?? 0, pushed: ahP ?? 0, halfLost: ahHalfL ?? 0, lost: ahL ?? 0 },
    }),
    ...(over !== null && { totals: { over, pushed: push ?? 0, under: under ?? 0 } }),
    periods: tally.periods.map((one) => ({
      period: one.period,
      matches: one.played,
      scored: one.gf,
      conceded: one.ga,
    })),
  };
}

const parseSplit = ({ all, home, away }: z.output<typeof WireSplit>) => ({
  all: parseTally(all),
  home: parseTally(home),
  away: parseTally(away),
});

/** Records of both teams of a match in its competition's season before it: overall, home, away. */
export const currentSeasonStat = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "currentSeasonStat", "/match/analysis/getCurrentSeasonStatByMatch"),
    namesOne: true,
    query: z.object({ matchId: IdParam }),
    result: z.object({ data: wireObject({ home: WireSplit, away: WireSplit }) }),
    toValue: ({ data }): SeasonComparison => ({ home: parseSplit(data.home), away: parseSplit(data.away) }),
    cache: SLOW,
  });
