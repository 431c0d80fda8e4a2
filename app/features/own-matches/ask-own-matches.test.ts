import { afterEach, expect, test, vi } from "vitest";
import { askOwnMatches } from "./ask-own-matches.ts";

afterEach(() => void vi.unstubAllGlobals());

const match = (id: string, phase: string) => ({
  matchId: id,
  countryKey: "england",
  leagueKey: "premier-league",
  matchName: "a-vs-b",
  matchTime: 1_700_000_000_000 + Number(id) * 60_000,
  home: { teamName: "A" },
  away: { teamName: "B" },
  phase,
});
const DAYS: Record<string, object[]> = {
  "2026-10-17": [match("1", "FULL_TIME"), match("2", "SECOND_HALF")],
  "2026-10-18": [match("3", "SCHEDULED"), match("4", "FIRST_HALF")],
};
const answerFor = (date: string) =>
  Response.json({ result: { businessCode: 0, leagueMatchList: [{ matchList: DAYS[date] }] } });

test.each([
  ["with the day before: what is in play of it too", "2026-10-17", ["2", "4", "3"]],
  ["of a day alone", undefined, ["4", "3"]],
])("a member's matches %s", async (_, before, ids) => {
  vi.stubGlobal("fetch", async (address: string) =>
    answerFor(new URL(address, "https://scores.example").searchParams.get("date") ?? ""),
  );
  const query = { locale: "en", sport: "football", date: "2026-10-18", before } as const;
  const matches = await askOwnMatches(query, new AbortController().signal);
  expect(matches.map(({ id }) => id)).toEqual(ids);
});
