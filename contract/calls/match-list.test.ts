import { describe, expect, it } from "vitest";
import { $ZodError } from "zod/v4/core";
import { finishedRow, leagueOf, listAnswer, liveRow, scheduledRow } from "../test-rows.ts";
import { BusinessRefusal } from "../wire/envelope.ts";
import { MATCH_LISTS, MatchListQuery } from "./match-list.ts";

const { matchList } = MATCH_LISTS;

const onlyMatch = (row: unknown) =>
  matchList.parse(listAnswer({ ...leagueOf(), matchList: [row] })).value.groups[0]?.matches[0];

describe("a match list", () => {
  it("becomes groups of matches with a state each", () => {
    const { value, dropped } = matchList.parse(listAnswer(leagueOf(scheduledRow, liveRow, finishedRow)));
    expect(dropped).toEqual([]);
    expect(value.groups[0]?.competition).toMatchObject({
      id: "766",
      name: "V.League 1",
      kind: "league",
      country: { flag: "vn" },
    });
    expect(value.groups[0]?.matches.map(({ state }) => state)).toEqual(["scheduled", "live", "finished"]);
    expect(value.groups[0]?.liveCount).toBe(1);
  });

  it.each([
    ["nothing in its place", { result: { businessCode: 0 } }],
    ["a word in its place", { result: { leagueMatchList: "busy" } }],
    ["no readable competition", listAnswer({ matchList: [scheduledRow] })],
    ["no readable row", listAnswer({ ...leagueOf(), matchList: [{}, null, 7] })],
    ["a word in the place of its rows", listAnswer({ ...leagueOf(), matchList: "busy" })],
  ])("is no list with %s, and never an empty one", (_, answer) => {
    expect(() => matchList.parse(answer)).toThrow($ZodError);
  });

  it.each([
    ["without any competition", listAnswer()],
    ["that an XML converter made a text", { result: { leagueMatchList: "" } }],
    ["of a competition without matches", listAnswer(leagueOf())],
  ])("may be empty: one %s", (_, answer) => {
    expect(matchList.parse(answer)).toEqual({ value: { groups: [], hasNext: false }, dropped: [] });
  });

  it("loses the competition whose rows are no list, and keeps the others", () => {
    const { value, dropped } = matchList.parse(listAnswer({ ...leagueOf(), matchList: "busy" }, leagueOf(liveRow)));
    expect(value.groups).toHaveLength(1);
    expect(dropped).toEqual([{ path: "leagueMatchList.0.matchList.0", reason: "invalid_type" }]);
  });

  it("gives a scheduled match no score and a live one its minute", () => {
    expect(onlyMatch(scheduledRow)).not.toHaveProperty("score");
    expect(onlyMatch(liveRow)).toMatchObject({
      state: "live",
      period: "SECOND_HALF",
      minute: 67,
      score: [2, 1],
      halfTime: [1, 1],
      reds: [0, 1],
    });
  });

  it.each([
    [
      { matchStatus: "HT", phase: "HALF_TIME", minute: null },
      { state: "live", period: "HALF_TIME" },
    ],
    [
      { matchStatus: "45+2", phase: undefined, minute: null },
      { state: "live", period: "FIRST_HALF", minute: 45, addedMinute: 2 },
    ],
    [
      { matchStatus: "Pen", phase: "SHOOTOUT", minute: null, homePenScore: 3, awayPenScore: 2 },
      { state: "live", period: "SHOOTOUT", shootout: [3, 2] },
    ],
    [
      {
        matchStatus: "Pen.",
        phase: "AFTER_PENS",
        minute: null,
        homeTeamScore: 1,
        awayTeamScore: 1,
        homePenScore: 2,
        awayPenScore: 4,
        winner: undefined,
      },
      { state: "finished", how: "AFTER_PENS", winner: "away" },
    ],
    [
      { matchStatus: "Postp.", phase: "POSTPONED", minute: null, homeTeamScore: null, awayTeamScore: null },
      { state: "void", how: "POSTPONED" },
    ],
    [
      { matchStatus: "Aban.", phase: "ABANDONED", minute: null },
      { state: "void", how: "ABANDONED", score: [2, 1] },
    ],
    [
      { matchStatus: "Int.", phase: "INTERRUPTED", minute: null },
      { state: "halted", how: "INTERRUPTED" },
    ],
    [
      { matchStatus: "TBA", phase: "TIME_TBA" },
      { state: "scheduled", isTimeConfirmed: false },
    ],
    [
      { matchStatus: "Solar eclipse", phase: "ECLIPSE" },
      { state: "unknown", word: "Solar eclipse" },
    ],
  ])("reads %j as %j", (change, expected) => {
    expect(onlyMatch({ ...liveRow, ...change })).toMatchObject(expected);
  });

  it("drops one bad row, counts it by its path, and keeps the others", () => {
    const { value, dropped } = matchList.parse(
      listAnswer(leagueOf({ ...scheduledRow, matchTime: "noon" as never }, liveRow)),
    );
    expect(value.groups[0]?.matches).toHaveLength(1);
    expect(dropped).toEqual([{ path: "leagueMatchList.0.matchList.0.matchTime", reason: "invalid_type" }]);
  });

  it("drops a competition without a name, not the list", () => {
    const { value, dropped } = matchList.parse(
      listAnswer({ ...leagueOf(liveRow), leagueName: undefined }, leagueOf(liveRow)),
    );
    expect(value.groups).toHaveLength(1);
    expect(dropped[0]?.path).toBe("leagueMatchList.0.leagueName");
  });

  it("reads the dialect of converted XML: one object for a list, @ keys, numbers as text, dashes for nothing", () => {
    const row = Object.fromEntries(
      Object.entries(liveRow).map(([key, value]) => [`@${key}`, typeof value === "number" ? String(value) : value]),
    );
    const answer = {
      result: {
        businessCode: "0",
        leagueMatchList: { ...leagueOf(), matchList: { ...row, "@homeHalfScore": "-" } },
        hasNext: "false",
      },
    };
    const { value, dropped } = matchList.parse(answer);
    expect(dropped).toEqual([]);
    expect(value.groups[0]?.matches[0]).toMatchObject({ state: "live", minute: 67, score: [2, 1] });
    expect(value.groups[0]?.matches[0]).not.toHaveProperty("halfTime");
  });

  it.each([undefined, null, "", "-", true, "1"])(
    "takes a kick-off time for confirmed when the supplier says %j",
    (word) => {
      expect(onlyMatch({ ...scheduledRow, isTimeConfirmed: word })).toMatchObject({ isTimeConfirmed: true });
    },
  );

  it.each([false, 0, "false"])("does not when it says %j", (word) => {
    expect(onlyMatch({ ...scheduledRow, isTimeConfirmed: word })).toMatchObject({ isTimeConfirmed: false });
  });

  it("reads an empty list in every spelling", () => {
    for (const empty of [[], null, "", undefined])
      expect(matchList.parse({ result: { leagueMatchList: empty } }).value.groups).toEqual([]);
  });

  it("refuses an answer that is no envelope, and a refusal by code", () => {
    for (const answer of [null, "busy", [], { result: "x" }, { results: {} }])
      expect(() => matchList.parse(answer)).toThrow();
    expect(() => matchList.parse({ result: { businessCode: 100007, message: "session" } })).toThrow(BusinessRefusal);
  });
});

describe("a match list's query", () => {
  const good = { date: "2026-11-21", timeZone: "Asia/Bangkok", lang: "th_TH" };

  it("fills in the specification's page size", () => {
    expect(MatchListQuery.parse(good)).toMatchObject({ status: "all", page: 1, size: 500 });
  });

  it.each([
    [{ date: "2026-02-30" }],
    [{ date: "21/11/2026" }],
    [{ timeZone: "Mars/Olympus" }],
    [{ lang: "xx" }],
    [{ size: "501" }],
    [{ size: "0" }],
    [{ page: "-1" }],
    [{ page: "1e9" }],
    [{ status: "soon" }],
    [{ leagueId: "1 or 1=1" }],
    [{ countryKey: "../x" }],
  ])("refuses %j", (change) => {
    expect(MatchListQuery.safeParse({ ...good, ...change }).success).toBe(false);
  });
});
