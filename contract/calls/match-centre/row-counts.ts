import * as z from "zod/mini";
import type { RowCounts } from "../../domain/match-statistics.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { IdListParam } from "../../wire/parameters.ts";
import { answerRows } from "../../wire/rows.ts";
import { Id, Int, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

const WireRowCounts = wireObject({
  matchId: Id,
  homeCorners: Int,
  awayCorners: Int,
  homeYellow: Int,
  awayYellow: Int,
});
export type RowCountsWire = WireOf<typeof WireRowCounts>;

/** Corners and yellow cards so far, in rows of a list, of up to 100 matches; matches that count none are left out. */
export const rowCounts = endpoint({
  name: "rowCounts",
  path: "/match/stat/list",
  query: z.object({ matchIds: IdListParam }),
  result: z.object({ data: answerRows("data", WireRowCounts) }),
  toValue: ({ data }): RowCounts[] =>
    data.map(({ matchId, homeCorners, awayCorners, homeYellow, awayYellow }) => ({
      matchId,
      corners: [homeCorners, awayCorners],
      yellows: [homeYellow, awayYellow],
    })),
  cache: { freshFor: 20, staleFor: 120, keepFor: 3_600, store: "colo" },
});
