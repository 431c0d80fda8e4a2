import { readdirSync, readFileSync } from "node:fs";
import { type APIRequestContext, expect } from "playwright/test";
import { liveSite } from "./watched-page.ts";

const FOLDER = new URL("./imported/", import.meta.url);

interface Report {
  competitions: { leagueId: string; season: string; refused: unknown[] }[];
}

interface Row {
  matchId: string;
  home: { teamName: string };
  away: { teamName: string };
}

/** Sends the files of `imported/` through the site's import route, and returns the imported seasons. */
export async function importFiles(client: APIRequestContext): Promise<Report["competitions"]> {
  const seasons: Report["competitions"] = [];
  for (const name of readdirSync(FOLDER)) {
    const answer = await client.post(liveSite(`/__import?file=${name}`), {
      headers: { Authorization: `Bearer ${process.env.E2E_ADMIN_TOKEN}`, "Content-Type": "application/octet-stream" },
      data: readFileSync(new URL(name, FOLDER)),
    });
    expect([name, answer.status()]).toEqual([name, 200]);
    const { competitions } = (await answer.json()) as Report;
    expect(competitions.flatMap(({ refused }) => refused)).toEqual([]);
    seasons.push(...competitions);
  }
  return seasons;
}

/** Ids of the latest matches of imported seasons, by `home v away`. */
export async function importedIds(
  client: APIRequestContext,
  seasons: Report["competitions"],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { leagueId, season } of seasons)
    for (const direction of ["past", "next"])
      for (const sport of ["", "/basketball"]) {
        const query = new URLSearchParams({ leagueId, season, direction, locale: "en", size: "60" });
        const answer = await client.get(liveSite(`/api${sport}/match/getFixtureByLeague?${query}`));
        if (answer.status() === 404) continue;
        const { result } = (await answer.json()) as { result: { data: { matchList: Row[] } } };
        for (const { matchId, home, away } of result.data.matchList)
          ids.set(`${home.teamName} v ${away.teamName}`, matchId);
      }
  return ids;
}
