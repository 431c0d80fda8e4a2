import type { MatchKey, Question, SupplierAdapter } from "../adapter.ts";
import type { MatchFacts } from "../facts.ts";
import { readCompetitions } from "./read-competitions.ts";
import { readMatches } from "./read-matches.ts";
import { readTables } from "./read-tables.ts";

const USUAL_BASE = "https://api.football-data.org/v4";

/**
 * Goals, cards, substitutions and line-ups must be requested by header, and come only with a plan that includes them.
 */
const UNFOLD = Object.fromEntries(["Goals", "Bookings", "Subs", "Lineups"].map((part) => [`X-Unfold-${part}`, "true"]));

/** At most this many ids in a request, as with the other suppliers. */
const MOST_IDS = 20;

const byIds = (matches: readonly MatchKey[]): Question<MatchFacts>[] =>
  Array.from({ length: Math.ceil(matches.length / MOST_IDS) }, (_, index) => {
    const ids = matches.slice(index * MOST_IDS, (index + 1) * MOST_IDS).map(({ id }) => id);
    return { path: `/matches?ids=${ids.join(",")}`, read: readMatches };
  });

/** football-data.org, version 4. Its plans limit requests by the minute, not by the day. */
export const footballData: SupplierAdapter = {
  name: "football-data",
  sport: "football",
  smallestPlan: { perDay: 10 * 60 * 24, perMinute: 10 },
  // 403: a competition outside the plan; 400: an invalid parameter, or a malformed key; 404: a cup without tables.
  refusedBy: [400, 403, 404],
  key: "FOOTBALL_DATA_KEY",
  access: ({ FOOTBALL_DATA_KEY, FOOTBALL_DATA_URL }) =>
    FOOTBALL_DATA_KEY
      ? { base: FOOTBALL_DATA_URL || USUAL_BASE, headers: { "X-Auth-Token": FOOTBALL_DATA_KEY, ...UNFOLD } }
      : undefined,
  competitions: () => ({ path: "/competitions", read: readCompetitions }),
  season: ({ id, season }) => ({ path: `/competitions/${id}/matches?season=${season}`, read: readMatches }),
  tables: ({ id, season }) => ({ path: `/competitions/${id}/standings?season=${season}`, read: readTables }),
  live: byIds,
  details: byIds,
};
