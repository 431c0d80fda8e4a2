import * as z from "zod/mini";
import { DAY } from "#contract/time/units";
import { Named, readRows } from "../api-sports/answer.ts";
import type { CompetitionFacts, Reading } from "../facts.ts";

const League = z.object({
  league: z.object({ ...Named.shape, type: z.string() }),
  country: z.object({ name: z.string(), code: z.nullable(z.string()) }),
  seasons: z.array(
    z.object({
      year: z.int(),
      start: z.string(),
      end: z.string(),
      current: z.boolean(),
      coverage: z.object({
        fixtures: z.object({
          events: z.boolean(),
          lineups: z.boolean(),
          statistics_fixtures: z.boolean(),
        }),
        odds: z.optional(z.boolean()),
        standings: z.optional(z.boolean()),
      }),
    }),
  ),
});

/** `leagues?current=true`: every competition with its current season and its coverage. */
export const readLeagues = (answer: unknown): Reading<CompetitionFacts> =>
  readRows(answer, League, ({ league, country, seasons }) => {
    const season = seasons.findLast(({ current }) => current) ?? seasons.at(-1);
    if (!season) return { reason: `competition ${league.id}: no season` };
    const [from, to] = [Date.parse(season.start), Date.parse(season.end)];
    if (Number.isNaN(from) || Number.isNaN(to)) return { reason: `competition ${league.id}: no dates` };
    const { fixtures, odds: prices = false, standings: table = false } = season.coverage;
    const { events, lineups, statistics_fixtures: statistics } = fixtures;
    return {
      id: String(league.id),
      name: league.name,
      sport: "football" as const,
      kind: /cup/i.test(league.type) ? ("cup" as const) : ("league" as const),
      // "World" stands for competitions of several countries.
      ...(country.code !== null && { country: country.name }),
      season: season.year,
      from,
      to: to + DAY,
      coverage: { events, lineUps: lineups, statistics, prices, table },
    };
  });
