import { utcDate } from "#contract/time/dates";
import type { MatchKey, Question, SupplierAdapter } from "../adapter.ts";
import { apiSportsAccess, FREE_PLAN } from "../api-sports/access.ts";
import { readBasketballTables } from "../api-sports/read-tables.ts";
import type { MatchFacts } from "../facts.ts";
import { readPlayerCounts, readTeamCounts } from "./read-counts.ts";
import { readGames } from "./read-games.ts";
import { readLeagues } from "./read-leagues.ts";
import { readOdds } from "./read-odds.ts";

const USUAL_BASE = "https://v1.basketball.api-sports.io";

/**
 * The service has neither a list of games in play nor requests by several ids: games are requested by the day on which
 * they began.
 */
const byDays = (games: readonly MatchKey[]): Question<MatchFacts>[] => {
  const days = new Set(games.map(({ kickOff }) => utcDate(kickOff)));
  return [...days].map((day) => ({ path: `/games?date=${day}`, read: readGames }));
};

/** API-Basketball, version 1. */
export const apiBasketball: SupplierAdapter = {
  name: "api-basketball",
  sport: "basketball",
  smallestPlan: FREE_PLAN,
  key: "API_SPORTS_KEY",
  access: (env) => apiSportsAccess(env, env.API_BASKETBALL_URL || USUAL_BASE),
  competitions: (now) => ({ path: "/leagues", read: (answer) => readLeagues(answer, now) }),
  season: ({ id, season, seasonId = season }) => ({ path: `/games?league=${id}&season=${seasonId}`, read: readGames }),
  live: byDays,
  details: byDays,
  counts: (games) => {
    const ids = games.map(({ id }) => id).join("-");
    return [
      { path: `/games/statistics/teams?ids=${ids}`, read: readTeamCounts },
      { path: `/games/statistics/players?ids=${ids}`, read: readPlayerCounts },
    ];
  },
  tables: ({ id, season, seasonId = season }) => ({
    path: `/standings?league=${id}&season=${seasonId}`,
    read: readBasketballTables,
  }),
  // There are none in play.
  prices: { before: ({ id }) => ({ path: `/odds?game=${id}`, read: readOdds }) },
};
