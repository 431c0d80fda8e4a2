import type { APIRequestContext } from "playwright/test";
import { MATCH_PAGES } from "../contract/tables/pages/match-pages.ts";
import { fillPattern } from "../contract/tables/path-pattern.ts";
import type { Sport } from "../contract/tables/sports.ts";
import { liveSite } from "./watched-page.ts";

interface MatchWords {
  countryKey: string;
  leagueKey: string;
  matchName: string;
}

/** A match's pages without the locale, by route name, in tab order. */
export async function matchAddresses(
  client: APIRequestContext,
  sport: Sport,
  matchId: string,
): Promise<{ name: string; address: string }[]> {
  const prefix = sport === "basketball" ? "/basketball" : "";
  const answer = await client.get(liveSite(`/api${prefix}/match/info?lang=en&matchId=${matchId}`));
  const { result } = (await answer.json()) as { result: { data: MatchWords } };
  const { countryKey, leagueKey, matchName } = result.data;
  const params = { countryKey, leagueKey, matchName, matchId, oddsSide: "home" };
  return MATCH_PAGES.filter((page) => page.sport === sport).map(({ name, path }) => ({
    name,
    address: fillPattern(path, params),
  }));
}
