import { describe, expect, it } from "vitest";
import { MATCH_LISTS } from "../calls/match-list.ts";
import type { MatchList } from "../domain/competition.ts";
import { SPORTS } from "../tables/sports.ts";
import { leagueOf, listAnswer, liveRow } from "../test-rows.ts";
import type { Endpoint } from "../wire/endpoint.ts";
import { type MatchStateWire, WireMatchItem } from "../wire/match-item.ts";
import { parseMatch, parseMatchState } from "./match.ts";

const { matchList, basketballMatchList } = MATCH_LISTS;

const START = Date.parse("2026-11-21T13:20:00Z");
const matchStateOf = (fields: Partial<MatchStateWire>) => parseMatchState({ ...liveRow, ...fields });

describe("the play clock of a live match", () => {
  it.each([
    ["FIRST_HALF", 1],
    ["SECOND_HALF", 46],
    ["EXTRA_TIME", 91],
    ["EXTRA_TIME", 106],
  ])("runs in %s from minute %i", (phase, from) => {
    expect(matchStateOf({ phase, periodStart: START, periodFrom: from })).toMatchObject({
      clock: { startedAt: START, from },
    });
  });

  it.each<[string, Partial<MatchStateWire>]>([
    ["nobody says from when", { periodFrom: 46 }],
    ["nobody says which minute began", { periodStart: START }],
    ["no period begins with that minute", { periodStart: START, periodFrom: 60 }],
    ["another period begins with that minute", { periodStart: START, periodFrom: 1 }],
    ["it is half-time", { phase: "HALF_TIME", periodStart: START, periodFrom: 1 }],
    ["kicks are taken", { phase: "SHOOTOUT", periodStart: START, periodFrom: 106 }],
    ["it is over", { phase: "FULL_TIME", periodStart: START, periodFrom: 46 }],
  ])("is not told where %s", (_, fields) => {
    expect(matchStateOf(fields)).not.toHaveProperty("clock");
  });

  it("is read from instants in any spelling", () => {
    const row = { ...liveRow, periodStart: "2026-11-21T13:20:00Z", periodFrom: "46" };
    expect(parseMatch(WireMatchItem.parse(row))).toMatchObject({ clock: { startedAt: START, from: 46 }, minute: 67 });
  });
});

it("a match is its fixed part and its state", () => {
  expect(parseMatch(WireMatchItem.parse(liveRow))).toMatchObject(parseMatchState(liveRow));
});

describe("the sport of a match", () => {
  const listOf = (call: Endpoint, sportType: unknown) =>
    call.parse(listAnswer(leagueOf({ ...liveRow, sportType } as never)));
  const sportsIn = (call: Endpoint, sportType: unknown) => {
    const { groups } = listOf(call, sportType).value as MatchList;
    return groups.flatMap(({ matches }) => matches.map(({ sport }) => sport));
  };

  it.each(SPORTS)("is $code for the sportType $sportType, in either dialect", ({ code, sportType }) => {
    expect([...sportsIn(matchList, sportType), ...sportsIn(matchList, `${sportType}`)]).toEqual([code, code]);
  });

  it.each([undefined, null, "", "-"])("is that of the call where a row says %s", (sportType) => {
    expect(sportsIn(matchList, sportType)).toEqual(["football"]);
    expect(sportsIn(basketballMatchList, sportType)).toEqual(["basketball"]);
  });

  it.each([99, "rugby"])("cannot be %s: the row is refused", (sportType) => {
    expect(() => listOf(matchList, sportType)).toThrow("sportType");
  });

  it("is not guessed outside an answer", () => {
    expect(WireMatchItem.safeParse({ ...liveRow, sportType: undefined }).success).toBe(false);
  });
});

describe("a kick-off that has moved", () => {
  const parse = (change: object) => parseMatch(WireMatchItem.parse({ ...liveRow, ...change }));

  it.each([
    ["an earlier announced kick-off", { originalTime: START - 86_400_000 }, START - 86_400_000],
    ["the same kick-off", { originalTime: liveRow.matchTime }, undefined],
    ["none", { originalTime: null }, undefined],
  ])("is known from %s", (_case, change, movedFrom) => {
    expect(parse(change).movedFrom).toBe(movedFrom);
  });

  it("has a number that rises with each change", () => {
    expect(parse({ seq: 1203 }).revision).toBe(1203);
    expect(parse({ seq: 0 })).not.toHaveProperty("revision");
  });
});
