import type { Page } from "playwright/test";
import { matchPath } from "../contract/tables/paths.ts";
import type { MatchHappening } from "../upstream/services/notices/notice.ts";
import { fillSite } from "./fill-site.ts";
import { site } from "./watched-page.ts";

interface MatchItem {
  matchId: string;
  countryKey: string;
  leagueKey: string;
  matchName: string;
  home: { teamId: string };
  away: { teamId: string };
}

async function ask<Data>(page: Page, call: string): Promise<Data> {
  const { result } = (await (await page.request.get(site(`/api/${call}`))).json()) as { result: { data: Data } };
  return result.data;
}

/** Backdates the page's member by some days. */
export async function joinEarlier(page: Page, days: number): Promise<void> {
  const { member } = await ask<{ member: { username: string } }>(page, "me");
  await fillSite({ kind: "joined-earlier", username: member.username, days });
}

/** Stores goals of one match in the list of the page's member; returns the match's path without the locale. */
export async function storeNotices(page: Page, count: number): Promise<string> {
  const { member } = await ask<{ member: { username: string } }>(page, "me");
  const { matchList } = await ask<{ matchList: [MatchItem] }>(
    page,
    "match/getFixtureByLeague?lang=en&leagueId=101&direction=past&size=1",
  );
  const [{ matchId, countryKey, leagueKey, matchName, home, away }] = matchList;
  const at = Date.parse("2026-10-17T14:00:00Z");
  const match = {
    id: matchId,
    sport: "football" as const,
    competitionId: "101",
    kickOff: at,
    homeId: home.teamId,
    awayId: away.teamId,
  };
  const happenings = Array.from({ length: count }, (_, index): MatchHappening => {
    const number = index + 1;
    const score: [number, number] = [number, 0];
    const goal = { score, side: "home", minute: { minute: number } } as const;
    return { kind: "goal", key: `goal:${number}`, at: at + number, match, ...goal };
  });
  await fillSite({ kind: "notices", username: member.username, happenings });
  return matchPath({ sport: "football", countryKey, leagueKey, slug: matchName, id: matchId });
}
