import * as z from "zod/mini";
import type { SeasonEntry } from "../../domain/standings.ts";
import { parseSource } from "../../parse/match.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { IdParam } from "../../wire/parameters.ts";
import { answerRows } from "../../wire/rows.ts";
import { Flag, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

const WireSeason = wireObject({
  season: Text,
  startDate: Text,
  endDate: Text,
  isCurrent: Flag,
  hasRanking: Flag,
  hasFixture: Flag,
  source: OptionalText,
});

const SeasonListResult = z.object({ data: answerRows("data", WireSeason) });
export type SeasonListBody = WireOf<typeof SeasonListResult>;

const stat = <const Name extends string>(name: Name, path: string) =>
  endpoint({
    name,
    path,
    namesOne: true,
    query: z.object({ leagueId: IdParam }),
    result: SeasonListResult,
    toValue: ({ data }): SeasonEntry[] =>
      data.map(({ season, startDate, endDate, isCurrent, hasRanking, hasFixture, source }) => ({
        season,
        from: startDate,
        to: endDate,
        isCurrent,
        hasRanking,
        hasFixtures: hasFixture,
        source: parseSource(source),
      })),
    cache: { freshFor: 600, staleFor: 86_400, keepFor: 2_592_000, store: "kv" },
  });

/** The seasons of a competition, latest first. */
export const seasonList = stat("seasonList", "/match/getSeasonListByLeagueId");
export const basketballSeasonList = stat("basketballSeasonList", "/basketball/match/getSeasonListByLeagueId");
