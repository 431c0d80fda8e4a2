import type { SupplierAdapter } from "../adapter.ts";
import { readFixtures } from "./read-fixtures.ts";
import { readLeagues } from "./read-leagues.ts";

const USUAL_BASE = "https://v3.football.api-sports.io";

/** API-Football, version 3. Times are asked and read as instants: its `timezone` has been reported as ignored. */
export const apiFootball: SupplierAdapter = {
  name: "api-football",
  sport: "football",
  access({ API_SPORTS_KEY, API_FOOTBALL_URL }) {
    if (!API_SPORTS_KEY) return undefined;
    return { base: API_FOOTBALL_URL || USUAL_BASE, headers: { "x-apisports-key": API_SPORTS_KEY } };
  },
  competitions: () => ({ path: "/leagues?current=true", read: readLeagues }),
  season: (league, season) => ({ path: `/fixtures?league=${league}&season=${season}`, read: readFixtures }),
  live: () => ({ path: "/fixtures?live=all", read: readFixtures }),
  details: (matches) => ({ path: `/fixtures?ids=${matches.join("-")}`, read: readFixtures }),
};
