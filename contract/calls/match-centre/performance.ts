import * as z from "zod/mini";
import type { Performance, PerformancePage } from "../../domain/performance.ts";
import { parseMatch } from "../../parse/match.ts";
import { callAddress, type Sport } from "../../tables/sports.ts";
import { endpoint, LIVE } from "../../wire/endpoint.ts";
import { WireMatchItem } from "../../wire/match-item.ts";
import { IdParam, LangParam, SeasonParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import { buildRecordSchema, Flag, Int, NullableDec, OptionalText, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

/** A row costs the upstream a whole match, so pages are short. */
const PageSizeParam = z.coerce.number().check(z.int(), z.gte(1), z.lte(30));

const WirePerformance = wireObject({
  match: WireMatchItem,
  /** For which team they played; from an upstream without it, their present one. */
  side: z.optional(z.enum(["home", "away"])),
  minutes: Int,
  rating: NullableDec,
  isStarter: Flag,
  stats: buildRecordSchema(Int),
});
export type PerformanceWire = WireOf<typeof WirePerformance>;

const PerformanceResult = z.object({
  data: wireObject({ list: rows("list", WirePerformance), hasNext: Flag, lastId: OptionalText }),
});
export type PerformanceBody = WireOf<typeof PerformanceResult>;

const parsePerformance = (row: z.output<typeof WirePerformance>): Performance => ({
  match: parseMatch(row.match),
  ...(row.side && { side: row.side }),
  minutes: row.minutes,
  ...(row.rating !== null && { rating: row.rating }),
  isStarter: row.isStarter,
  stats: { ...row.stats },
});

/** A player's matches, latest first, paged: one match, a season's, or all. */
export const performance = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "playerPerformance", "/player/getPerformance"),
    namesOne: true,
    query: z.object({
      playerId: IdParam,
      matchId: z.optional(IdParam),
      season: z.optional(SeasonParam),
      lastId: z.optional(IdParam),
      size: z._default(PageSizeParam, 10),
      lang: LangParam,
    }),
    result: PerformanceResult,
    toValue: ({ data }): PerformancePage => ({
      performances: data.list.map(parsePerformance),
      hasNext: data.hasNext,
      ...(data.lastId && { lastId: data.lastId }),
    }),
    cache: LIVE,
  });
