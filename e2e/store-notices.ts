import type { Page } from "playwright/test";
import { matchPath } from "../contract/tables/paths.ts";
import { openDatabase } from "./site-database.ts";
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
  const database = openDatabase();
  const update = database.prepare("update users set created_at = created_at - ? where username = ?");
  update.run(days * 24 * 3_600_000, member.username);
  database.close();
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
    ...{ id: matchId, sport: "football", competitionId: "101", kickOff: at },
    ...{ homeId: home.teamId, awayId: away.teamId },
  };
  const notices = Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const key = `goal:${number}`;
    const data = { kind: "goal", key, at, match, score: [number, 0], side: "home", minute: { minute: number } };
    return { key: `${matchId}:${key}`, data: JSON.stringify(data), createdAt: at + number };
  });
  const database = openDatabase();
  // One statement: the site's own writes fail while another process writes.
  database
    .prepare(
      `insert into notices (username, dedupe_key, type, data, created_at, stored_at)
        select ?1, value ->> 'key', 3, value ->> 'data', value ->> 'createdAt', ?3 from json_each(?2) order by key`,
    )
    .run(member.username, JSON.stringify(notices), Date.now());
  database.close();
  return matchPath({ sport: "football", countryKey, leagueKey, slug: matchName, id: matchId });
}
