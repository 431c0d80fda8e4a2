import * as z from "zod/mini";
import type { OddsLine, OddsQuote, Prices } from "../../domain/odds.ts";
import { preprocess } from "../../wire/preprocess.ts";
import { rows } from "../../wire/rows.ts";
import {
  Dec,
  Flag,
  Int,
  IntOr,
  NullableInt,
  OptionalEpochMs,
  OptionalPair,
  Text,
  wireObject,
} from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

const orUndefined = (value: unknown): unknown =>
  value === undefined || value === null || value === "" || value === "-" ? undefined : value;

export const OptionalDec = preprocess(orUndefined, z.optional(Dec));
/** An object that may be missing. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) => preprocess(orUndefined, z.optional(schema));

export const WirePrices = wireObject({
  homeLine: OptionalDec,
  total: OptionalDec,
  home: OptionalDec,
  draw: OptionalDec,
  away: OptionalDec,
  over: OptionalDec,
  under: OptionalDec,
});
export type PricesWire = WireOf<typeof WirePrices>;

const KEYS = ["homeLine", "total", "home", "draw", "away", "over", "under"] as const;

export function parsePrices(wire: z.output<typeof WirePrices>): Prices {
  const prices: Prices = {};
  for (const key of KEYS) if (wire[key] !== undefined) prices[key] = wire[key];
  return prices;
}

/** `stage`: 1 early, 2 before kick-off, 3 in play. `isSuspended` of a company that does not tell is false. */
const WireOddsRow = wireObject({
  stage: preprocess((value) => Number(value), z.literal([1, 2, 3])),
  prices: WirePrices,
  isSuspended: Flag,
  at: OptionalEpochMs,
  scoreAtQuote: OptionalPair,
  minuteAtQuote: NullableInt,
});
export type OddsRowWire = WireOf<typeof WireOddsRow>;

const STAGES = { 1: "early", 2: "pre", 3: "live" } as const;

const parseQuote = (row: z.output<typeof WireOddsRow>): OddsQuote => ({
  stage: STAGES[row.stage as 1 | 2 | 3],
  prices: parsePrices(row.prices),
  isSuspended: row.isSuspended,
  ...(row.at !== undefined && { at: row.at }),
  ...(row.scoreAtQuote && { scoreAtQuote: row.scoreAtQuote }),
  ...(row.minuteAtQuote !== null && { minuteAtQuote: row.minuteAtQuote }),
});

export const WireCompanies = rows("companies", wireObject({ id: Int, name: Text }));

export const MARKETS = ["AH", "OU", "1X2", "AH_H1", "OU_H1", "1X2_H1", "SPREAD", "TOTAL", "ML"] as const;

/** Company, market and index appear once, not in every row. */
export const WireOddsLine = wireObject({
  bookmakerId: Int,
  bookmakerName: Text,
  market: z.enum(MARKETS),
  lineIndex: IntOr(1),
  early: optional(WireOddsRow),
  pre: optional(WireOddsRow),
  live: optional(WireOddsRow),
  move: z.enum(["up", "down", "same"]),
  isClosed: Flag,
  history: rows("history", WireOddsRow),
});
export type OddsLineWire = WireOf<typeof WireOddsLine>;

export const parseLine = (line: z.output<typeof WireOddsLine>): OddsLine => ({
  bookmaker: { id: line.bookmakerId, name: line.bookmakerName },
  market: line.market,
  lineIndex: line.lineIndex,
  ...(line.early && { early: parseQuote(line.early) }),
  ...(line.pre && { pre: parseQuote(line.pre) }),
  ...(line.live && { live: parseQuote(line.live) }),
  move: line.move,
  isClosed: line.isClosed,
  history: line.history.map(parseQuote),
});
