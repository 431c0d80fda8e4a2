import * as z from "zod/mini";
import type { RowPrices } from "../../domain/odds.ts";
import { callAddress, type Sport } from "../../tables/sports.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { IdListParam } from "../../wire/parameters.ts";
import { answerRows } from "../../wire/rows.ts";
import { Id, Int, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { parsePrices, WirePrices } from "./odds-wire.ts";

/** `bookmakerId`: the company that a match's odds page shows first. */
const WireRowOdds = wireObject({ matchId: Id, bookmakerId: Int, prices: WirePrices });
export type RowOddsWire = WireOf<typeof WireRowOdds>;

/** The prices of the winner in rows of a list, of up to 100 matches: the latest from before kick-off. */
export const rowOdds = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "rowOdds", "/match/odds/list"),
    holdsPrices: true,
    query: z.object({ matchIds: IdListParam }),
    result: z.object({ data: answerRows("data", WireRowOdds) }),
    toValue: ({ data }): RowPrices[] =>
      data.map(({ matchId, bookmakerId, prices }) => ({ matchId, bookmakerId, prices: parsePrices(prices) })),
    cache: { freshFor: 60, staleFor: 600, keepFor: 3_600, store: "colo" },
  });
