import * as z from "zod/mini";
import type { WinRate } from "../../domain/odds.ts";
import { callAddress, type Sport } from "../../tables/sports.ts";
import { endpoint, LIVE } from "../../wire/endpoint.ts";
import { IdParam } from "../../wire/parameters.ts";
import { EpochMs, NullableInt, NullableNum, Num, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

/**
 * Percentages that sum to 100; `draw` is null where the sport has none. `bookmakers` is set if they come from prices.
 */
const WinRateResult = z.object({
  data: wireObject({
    home: Num,
    draw: NullableNum,
    away: Num,
    source: z.enum(["votes", "odds", "model"]),
    sample: NullableInt,
    bookmakers: NullableInt,
    at: EpochMs,
  }),
});
export type WinRateBody = WireOf<typeof WinRateResult>;

/**
 * Win probabilities at the current state: from the model that simulates the match, or from prices if a source recorded
 * some.
 */
export const winRate = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "winRate", "/match/winRate"),
    namesOne: true,
    query: z.object({ matchId: IdParam }),
    result: WinRateResult,
    toValue: ({ data: { home, draw, away, source, sample, bookmakers, at } }): WinRate => {
      const size = sample ?? bookmakers;
      return { home, ...(draw !== null && { draw }), away, source, ...(size !== null && { sample: size }), at };
    },
    cache: LIVE,
  });
