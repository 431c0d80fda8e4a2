import * as z from "zod/mini";
import type { SeasonEntry } from "../../domain/standings.ts";
import { parseSource } from "../../parse/match.ts";
import { callAddress, type Sport } from "../../tables/sports.ts";
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

/** The seasons of a competition, latest first. */
export const buildSeasonsEndpoint = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "seasonList", "/match/getSeasonListByLeagueId"),
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
