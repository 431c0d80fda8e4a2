import * as z from "zod/mini";
import { DAY } from "#contract/time/units";
import { Named, readRows } from "../api-sports/answer.ts";
import type { CompetitionFacts, Reading } from "../facts.ts";
import { seasonOf } from "../season-of.ts";

const League = z.object({
  ...Named.shape,
  country: z.object({ name: z.string(), code: z.nullable(z.string()) }),
  seasons: z.array(
    z.object({
      season: z.union([z.string(), z.int()]),
      start: z.string(),
      end: z.string(),
      coverage: z.optional(
        z.object({
          games: z.object({ statistics: z.object({ teams: z.boolean() }) }),
          odds: z.optional(z.boolean()),
          standings: z.optional(z.boolean()),
        }),
      ),
    }),
  ),
});

/**
 * `leagues`: every competition with its season at an instant (milliseconds); none is marked as the current one. Its
 * type says nothing: the EuroLeague is a "cup", a national cup a "League".
 */
export const readLeagues = (answer: unknown, now: number): Reading<CompetitionFacts> =>
  readRows(answer, League, ({ id, name, country, seasons }) => {
    const spans = seasons.map((one) => ({ ...one, from: Date.parse(one.start), to: Date.parse(one.end) + DAY }));
    const season = seasonOf(
      spans.filter(({ from, to }) => !Number.isNaN(from + to)),
      now,
    );
    if (!season) return { reason: `competition ${id}: no ${seasons.length > 0 ? "dates" : "season"}` };
    const { from, to } = season;
    const seasonId = String(season.season);
    return {
      id: String(id),
      name,
      sport: "basketball" as const,
      // International competitions have a blank code, or none.
      ...(country.code?.trim() && { country: country.name }),
      season: Number.parseInt(seasonId, 10),
      ...(/\D/.test(seasonId) && { seasonId }),
      from,
      to,
      // The service has neither line-ups nor events.
      coverage: {
        events: false,
        lineUps: false,
        prices: season.coverage?.odds ?? false,
        table: season.coverage?.standings ?? false,
        statistics: season.coverage?.games.statistics.teams ?? false,
      },
    };
  });
