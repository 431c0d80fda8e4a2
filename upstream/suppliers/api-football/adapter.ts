import type { SupplierAdapter } from "../adapter.ts";
import { apiSportsAccess, FREE_PLAN } from "../api-sports/access.ts";
import { readFootballTables } from "../api-sports/read-tables.ts";
import { readFixtures } from "./read-fixtures.ts";
import { readLeagues } from "./read-leagues.ts";
import { readLiveOdds } from "./read-live-odds.ts";
import { readOdds } from "./read-odds.ts";

const USUAL_BASE = "https://v3.football.api-sports.io";

/**
 * API-Football, version 3. Times are requested and read as instants: its `timezone` parameter has been reported as
 * ignored.
 */
export const apiFootball: SupplierAdapter = {
  name: "api-football",
  sport: "football",
  smallestPlan: FREE_PLAN,
  key: "API_SPORTS_KEY",
  access: (env) => apiSportsAccess(env, env.API_FOOTBALL_URL || USUAL_BASE),
  competitions: () => ({ path: "/leagues?current=true", read: readLeagues }),
  season: ({ id, season }) => ({ path: `/fixtures?league=${id}&season=${season}`, read: readFixtures }),
  live: () => [{ path: "/fixtures?live=all", read: readFixtures }],
  details: (matches) => [{ path: `/fixtures?ids=${matches.map(({ id }) => id).join("-")}`, read: readFixtures }],
  tables: ({ id, season }) => ({ path: `/standings?league=${id}&season=${season}`, read: readFootballTables }),
  prices: {
    before: ({ id }) => ({ path: `/odds?fixture=${id}`, read: readOdds }),
    inPlay: () => ({ path: "/odds/live", read: readLiveOdds }),
  },
};
