import { describe, expect, it } from "vitest";
import { $ZodError } from "zod/v4/core";
import { finishedRow, liveRow, scheduledRow } from "../test-rows.ts";
import { BusinessRefusal } from "../wire/envelope.ts";
import type { MatchItemWire } from "../wire/match-item.ts";
import { MatchChangesQuery, matchChanges } from "./match-changes.ts";

const AT = Date.parse("2026-11-21T13:02:11Z");

function changeOf({ home: _home, away: _away, ...fields }: MatchItemWire) {
  return { ...fields, at: AT };
}

const answerOf = (matchList: unknown) => ({
  message: "Success",
  result: { businessCode: 0, since: AT - 2_000, until: AT + 500, matchList },
});

const onlyChange = (row: object) => matchChanges.parse(answerOf([row])).value.changes[0];

describe("the changes of a list", () => {
  it("are what each match is now, with its place among the match's changes", () => {
    const { value, dropped } = matchChanges.parse(answerOf([changeOf(liveRow), changeOf(finishedRow)]));
    expect(dropped).toEqual([]);
    expect(value).toMatchObject({ since: AT - 2_000, until: AT + 500 });
    expect(value.changes).toEqual([
      {
        id: liveRow.matchId,
        seq: 12,
        at: AT,
        match: {
          state: "live",
          kickOff: liveRow.matchTime,
          period: "SECOND_HALF",
          minute: 67,
          score: [2, 1],
          halfTime: [1, 1],
          reds: [0, 1],
        },
      },
      expect.objectContaining({ match: expect.objectContaining({ state: "finished", winner: "home" }) }),
    ]);
  });

  it.each([
    [{ periodStart: AT, periodFrom: 46 }, { clock: { startedAt: AT, from: 46 } }],
    [{ matchStatus: "Pen", phase: "SHOOTOUT", homePenScore: 3, awayPenScore: 2 }, { shootout: [3, 2] }],
    [{ homeAggScore: 3, awayAggScore: 3 }, { aggregate: [3, 3] }],
    [{ varState: "checking" }, { isVarCheck: true }],
    [
      { matchStatus: "Postp.", phase: "POSTPONED", homeTeamScore: null },
      { state: "void", how: "POSTPONED" },
    ],
    [
      { matchStatus: "Rain", phase: undefined },
      { state: "unknown", word: "Rain" },
    ],
  ])("read a row with %j as they would in a list", (fields, expected) => {
    expect(onlyChange(changeOf({ ...liveRow, ...fields }))?.match).toMatchObject(expected);
  });

  it("read the dialect of converted XML", () => {
    const row = Object.fromEntries(
      Object.entries(changeOf({ ...liveRow, periodStart: AT, periodFrom: 46 })).map(([key, value]) => [
        `@${key}`,
        typeof value === "number" ? String(value) : (value ?? "-"),
      ]),
    );
    const { value, dropped } = matchChanges.parse({
      result: { "@businessCode": "0", since: "1795266129", until: new Date(AT).toISOString(), matchList: row },
    });
    expect(dropped).toEqual([]);
    expect(value).toMatchObject({
      since: 1_795_266_129_000,
      until: AT,
      changes: [{ seq: 12, at: AT, match: { score: [2, 1], clock: { startedAt: AT, from: 46 } } }],
    });
  });

  it.each([
    ["seq", { ...changeOf(liveRow), seq: null }],
    ["at", { ...changeOf(liveRow), at: "soon" }],
    ["matchTime", { ...changeOf(liveRow), matchTime: undefined }],
  ])("lose a row that does not tell its %s, count it, and keep the others", (field, row) => {
    const { value, dropped } = matchChanges.parse(answerOf([row, changeOf(scheduledRow)]));
    expect(value.changes).toHaveLength(1);
    expect(dropped).toEqual([{ path: `matchList.0.${field}`, reason: "invalid_type" }]);
  });

  it("may be none", () => {
    for (const none of [[], "", null, undefined]) expect(matchChanges.parse(answerOf(none)).value.changes).toEqual([]);
  });

  it("are refused without an end that a next call can begin from, and where no row is readable", () => {
    expect(() => matchChanges.parse({ result: { businessCode: 0, matchList: [] } })).toThrow($ZodError);
    expect(() => matchChanges.parse(answerOf([{ matchId: "1" }]))).toThrow($ZodError);
    expect(() => matchChanges.parse({ result: { businessCode: 400, message: "since" } })).toThrow(BusinessRefusal);
  });
});

describe("a query for changes", () => {
  it("is of one sport, and holds no language", () => {
    expect(MatchChangesQuery.parse({ since: String(AT), sportType: "0", lang: "th" })).toEqual({
      sportType: 0,
      since: AT,
    });
    expect(MatchChangesQuery.parse({ since: AT, sportType: "1" })).toMatchObject({ sportType: 1 });
  });

  it.each([
    { since: undefined },
    { since: "" },
    { since: "yesterday" },
    { since: "1.5" },
    { since: "-1" },
    { sportType: "99" },
    { sportType: undefined },
  ])("is refused with %j", (change) => {
    expect(MatchChangesQuery.safeParse({ since: AT, sportType: "0", ...change }).success).toBe(false);
  });
});
