import * as z from "zod/mini";
import { Named, readRows } from "../api-sports/answer.ts";
import type { CompetitionFacts, Reading } from "../facts.ts";

const League = z.object({
  ...Named.shape,
  country: z.object({ name: z.string(), code: z.nullable(z.string()) }),
  seasons: z.array(
    z.object({
      season: z.union([z.string(), z.int()]),
      start: z.string(),
      end: z.string(),
      coverage: z.optional(z.object({ games: z.object({ statistics: z.object({ teams: z.boolean() }) }) })),
    }),
  ),
});

const DAY = 86_400_000;

/**
 * `leagues`: every competition with its latest season; none is marked as the current one. Its type says nothing: the
 * EuroLeague is a "cup", a national cup a "League".
 */
export const readLeagues = (answer: unknown): Reading<CompetitionFacts> =>
  readRows(answer, League, ({ id, name, country, seasons }) => {
    const [season] = seasons.toSorted((a, b) => b.start.localeCompare(a.start));
    if (!season) return { reason: `competition ${id}: no season` };
    const [from, to] = [Date.parse(season.start), Date.parse(season.end)];
    if (Number.isNaN(from) || Number.isNaN(to)) return { reason: `competition ${id}: no dates` };
    const seasonId = String(season.season);
    return {
      id: String(id),
      name,
      sport: "basketball" as const,
      // Competitions of several countries have a blank for its code, or none.
      ...(country.code?.trim() && { country: country.name }),
      season: Number.parseInt(seasonId, 10),
      ...(/\D/.test(seasonId) && { seasonId }),
      from,
      to: to + DAY,
      // The service has no line-ups and events at all; prices are not among what is asked.
      coverage: {
        events: false,
        lineUps: false,
        prices: false,
        statistics: season.coverage?.games.statistics.teams ?? false,
      },
    };
  });
