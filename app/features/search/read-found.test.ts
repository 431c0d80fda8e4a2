import { describe, expect, test } from "vitest";
import { readFound } from "./read-found.ts";

const TEAM = {
  isFav: false,
  id: "20101",
  key: "arsenal",
  name: "Arsenal",
  logo: "team/20101",
  countryKey: "england",
  detail: "England",
  type: "TEAM",
};
const MATCH = {
  matchId: "1",
  countryKey: "england",
  leagueKey: "premier-league",
  matchName: "arsenal-vs-chelsea",
  matchTime: 1_795_606_200_000,
  isTimeConfirmed: true,
  homeTeamScore: null,
  awayTeamScore: null,
  home: { teamName: "Arsenal" },
  away: { teamName: "Chelsea" },
};
const answer = (result: object) => ({ message: "Success", result: { businessCode: 0, ...result } });
const LINE = {
  path: "/football/team/arsenal/20101/overview",
  name: "Arsenal",
  detail: "England",
  picture: "team/20101",
};

describe("what the search answers", () => {
  test("a list for each kind that has something", () => {
    const found = readFound(answer({ country: [], competition: [], team: [TEAM], player: [], match: [] }), "football");
    expect(found).toEqual({ sport: "football", groups: [{ kind: "teams", lines: [LINE] }], matches: [] });
  });

  test("what is popular has other names", () => {
    const found = readFound(answer({ competitionList: [], teamList: [TEAM] }), "football");
    expect(found?.groups).toEqual([{ kind: "teams", lines: [LINE] }]);
  });

  test("one thing instead of a list, numbers as text and text as numbers are read", () => {
    const found = readFound({ result: { businessCode: "0", team: { ...TEAM, id: 20101 } } }, "football");
    expect(found?.groups).toEqual([{ kind: "teams", lines: [LINE] }]);
  });

  test("what does not fit is left out, the rest stays", () => {
    const broken = [null, 7, "x", {}, { ...TEAM, id: "" }, { ...TEAM, name: null }, { ...TEAM, key: "-" }];
    const found = readFound(answer({ team: [...broken, TEAM], match: [{}, { ...MATCH, home: null }] }), "football");
    expect(found?.groups).toEqual([{ kind: "teams", lines: [LINE] }]);
    expect(found?.matches).toEqual([]);
  });

  test.each([
    ["BR", "br"],
    ["GB-ENG", "gb-eng"],
    ["INT", undefined],
    ["INT-EU", undefined],
    ["", undefined],
  ])("of the country code %j the flag is %j", (countryCode, flag) => {
    const found = readFound(answer({ country: [{ ...TEAM, countryCode }] }), "football");
    expect(found?.groups[0]?.lines[0]?.flag).toBe(flag);
  });

  test.each([
    undefined,
    null,
    "text",
    [],
    {},
    { result: null },
    { result: { businessCode: 503, message: "failing" } },
    { result: { team: [TEAM] } },
  ])("%j is no answer", (body) => {
    expect(readFound(body, "football")).toBeUndefined();
  });
});

describe("matches", () => {
  const matchOf = (change: object) => readFound(answer({ match: [{ ...MATCH, ...change }] }), "basketball")?.matches[0];

  test("before the start have a time", () => {
    expect(matchOf({})).toEqual({
      path: "/basketball/england/premier-league/arsenal-vs-chelsea/1",
      home: "Arsenal",
      away: "Chelsea",
      kickOff: 1_795_606_200_000,
      isTimeConfirmed: true,
    });
  });

  test.each([
    [{ homeTeamScore: 0, awayTeamScore: 2 }, ["0", "2"]],
    [{ homeTeamScore: "1", awayTeamScore: "1" }, ["1", "1"]],
    [{ homeTeamScore: "-", awayTeamScore: "-" }, undefined],
    [{ homeTeamScore: 1, awayTeamScore: null }, undefined],
  ])("%j: score %j", (change, score) => {
    expect(matchOf(change)?.score).toEqual(score);
  });

  test.each([
    { matchId: "" },
    { countryKey: null },
    { leagueKey: "-" },
    { matchName: undefined },
    { away: { teamName: "" } },
    { matchTime: 0 },
    { matchTime: "soon" },
  ])("without a page, a team or a kick-off are left out: %j", (change) => {
    expect(matchOf(change)).toBeUndefined();
  });

  test("may have a day only", () => {
    expect(matchOf({ isTimeConfirmed: false })?.isTimeConfirmed).toBe(false);
  });

  test("in seconds and as text are the same instant", () => {
    expect(matchOf({ matchTime: "1795606200" })?.kickOff).toBe(1_795_606_200_000);
  });
});
