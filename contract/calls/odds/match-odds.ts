import * as z from "zod/mini";
import type { OddsBoard, OddsComparison, OddsStages } from "../../domain/odds.ts";
import { callAddress, type Sport } from "../../tables/sports.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { IdParam, ZeroOrOneParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import { Dec, Int, NullableNum, Num, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { optional, parseLine, parsePrices, WireCompanies, WireOddsLine, WirePrices } from "./odds-wire.ts";

/** A company's number; companies known only to one source have numbers from a hundred thousand on. */
export const CompanyParam = z.coerce.number().check(z.int(), z.gte(1), z.lte(9_999_999));

/** Prices change every second while a match is in play. */
const IN_PLAY = { freshFor: 3, staleFor: 30, keepFor: 86_400, store: "kv" } as const;

const StagesResult = z.object({
  data: wireObject({
    companies: WireCompanies,
    ah: optional(WireOddsLine),
    ou: optional(WireOddsLine),
    x12: optional(WireOddsLine),
  }),
});
export type StagesBody = WireOf<typeof StagesResult>;

/** One company's three stages side by side: the requested one, else the first that has prices. */
export const oddsLatestThreePeriod = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "oddsLatestThreePeriod", "/match/odds/latestThreePeriod"),
    namesOne: true,
    holdsPrices: true,
    query: z.object({ matchId: IdParam, companyId: z.optional(CompanyParam) }),
    result: StagesResult,
    toValue: ({ data: { companies, ah, ou, x12 } }): OddsStages => ({
      companies,
      ...(ah && { handicap: parseLine(ah) }),
      ...(ou && { total: parseLine(ou) }),
      ...(x12 && { winner: parseLine(x12) }),
    }),
    cache: IN_PLAY,
  });

const ComparisonResult = z.object({
  data: wireObject({
    lines: rows("lines", WireOddsLine),
    summary: optional(
      wireObject({
        companies: Int,
        avg: WirePrices,
        max: WirePrices,
        min: WirePrices,
        fair: wireObject({ home: Num, draw: NullableNum, away: Num }),
        overround: Num,
      }),
    ),
  }),
});
export type ComparisonBody = WireOf<typeof ComparisonResult>;

function parseComparison({ data: { lines, summary } }: z.output<typeof ComparisonResult>): OddsComparison {
  if (!summary) return { lines: lines.map(parseLine) };
  const { companies, avg, max, min, fair, overround } = summary;
  return {
    lines: lines.map(parseLine),
    summary: {
      companies,
      average: parsePrices(avg),
      highest: parsePrices(max),
      lowest: parsePrices(min),
      fair: { home: fair.home, ...(fair.draw !== null && { draw: fair.draw }), away: fair.away },
      overround,
    },
  };
}

/** Every company's 1X2, and aggregates over each company's latest prices that are not suspended. */
export const oddsLatestEurope = endpoint({
  name: "oddsLatestEurope",
  path: "/match/odds/latestEuropeOdds",
  namesOne: true,
  holdsPrices: true,
  query: z.object({ matchId: IdParam }),
  result: ComparisonResult,
  toValue: parseComparison,
  cache: IN_PLAY,
});

const BoardResult = z.object({
  data: wireObject({
    companies: WireCompanies,
    lines: rows("lines", WireOddsLine),
    labels: rows("labels", Dec),
  }),
});
export type BoardBody = WireOf<typeof BoardResult>;

const board = (name: string, path: string) =>
  ({
    name,
    path,
    namesOne: true,
    holdsPrices: true,
    result: BoardResult,
    toValue: parseBoard,
    cache: IN_PLAY,
  }) as const;

const parseBoard = ({ data }: z.output<typeof BoardResult>): OddsBoard => ({
  ...data,
  lines: data.lines.map(parseLine),
});

/** Without a company the main line of each; with one its lines and their history. */
const BOARD_QUERY = { matchId: IdParam, companyId: z.optional(CompanyParam) };

/** `half` 1 is the first half. */
const footballBoard = (name: string, path: string) =>
  endpoint({ ...board(name, path), query: z.object({ ...BOARD_QUERY, half: z._default(ZeroOrOneParam, 0) }) });
/** Basketball's markets cover the whole game. */
const basketballBoard = (name: string, path: string) =>
  endpoint({ ...board(`basketball${name}`, `/basketball${path}`), query: z.object(BOARD_QUERY) });

export const oddsHandicap = footballBoard("oddsHandicap", "/match/odds/handicap");
export const oddsOverUnder = footballBoard("oddsOverUnder", "/match/odds/overUnder");
export const oddsEurope = footballBoard("oddsEurope", "/match/odds/europeOdds");
export const basketballOddsSpread = basketballBoard("OddsSpread", "/match/odds/spread");
export const basketballOddsTotal = basketballBoard("OddsTotal", "/match/odds/total");
export const basketballOddsMoneyLine = basketballBoard("OddsMoneyLine", "/match/odds/moneyLine");
