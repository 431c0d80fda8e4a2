import { expect, test } from "vitest";
import { readOwnMatches } from "./read-own-matches.ts";

const match = (id: string, change: object = {}) => ({
  matchId: id,
  countryKey: "england",
  leagueKey: "premier-league",
  matchName: "a-vs-b",
  matchTime: 1_700_000_000_000,
  home: { teamName: "A" },
  away: { teamName: "B" },
  phase: "SCHEDULED",
  ...change,
});
const answer = (...matchList: object[]) => ({ result: { businessCode: 0, leagueMatchList: [{ matchList }] } });
const idsOf = (body: unknown) => readOwnMatches(body, "football")?.map(({ id }) => id);

test("a match has its page, sides, score and status", () => {
  const body = answer(match("7", { phase: "FIRST_HALF", minute: 5, homeTeamScore: 1, awayTeamScore: 0 }));
  expect(readOwnMatches(body, "football")).toEqual([
    {
      id: "7",
      path: "/football/england/premier-league/a-vs-b/7",
      home: "A",
      away: "B",
      kickOff: 1_700_000_000_000,
      isNotifying: false,
      score: ["1", "0"],
      status: { state: "live", kind: "minute", minute: "5" },
    },
  ]);
});

test("matches that will notify the member are marked", () => {
  const body = answer(match("7"), match("8"));
  Object.assign(body.result, { notifyingIds: [8] });
  expect(readOwnMatches(body, "football")?.map(({ isNotifying }) => isNotifying)).toEqual([false, true]);
});

test("a game won in overtime says so", () => {
  const body = answer(match("8", { phase: "FULL_TIME", periodCount: 4, homePeriods: [30, 19, 23, 27, 9] }));
  expect(readOwnMatches(body, "basketball")?.[0]?.status).toMatchObject({ state: "over", word: "afterOvertime" });
});

test("live ones come first, what is over last, each by kick-off", () => {
  const over = match("1", { phase: "FULL_TIME", matchTime: 1_690_000_000 });
  const later = match("2", { matchTime: 1_700_000_100_000 });
  expect(idsOf(answer(over, later, match("3"), match("4", { phase: "HALF_TIME" })))).toEqual(["4", "3", "2", "1"]);
});

test.each([
  ["nothing", null, undefined],
  ["a refusal", { result: { businessCode: 100_007 } }, undefined],
  ["no matches", { result: { businessCode: 0 } }, []],
  ["a match without an id", answer(match("")), []],
  ["a list that is none", { result: { businessCode: "0", leagueMatchList: [7, { matchList: 7 }] } }, []],
])("%s", (_, body, matches) => {
  expect(readOwnMatches(body, "football")).toEqual(matches);
});
