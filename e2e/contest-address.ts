import { type APIRequestContext, expect } from "playwright/test";
import { site } from "./watched-page.ts";

const SEGMENTS = { 1: "prediction", 2: "topreferral", 3: "matchscore", 4: "worldcup", 5: "tiktok" } as const;

/** The path, behind the locale, of the current contest of a type. */
export async function ongoingContest(request: APIRequestContext, type: keyof typeof SEGMENTS): Promise<string> {
  const list = await request.get(site("/api/contest/getContestList?locale=en&sportType=0&state=ongoing"));
  const { result } = (await list.json()) as {
    result: { data: { list: { contestId: string; contestType: number }[] } };
  };
  const contest = result.data.list.find(({ contestType }) => contestType === type);
  expect(contest, `a contest of type ${type}`).toBeDefined();
  return `/football/event/${SEGMENTS[type]}/${contest?.contestId}`;
}
