import { describe, expect, test } from "vitest";
import type { AlertSettings } from "#contract/domain/notices";
import { MATCH_ALERTS, NOTICE_TYPES } from "#contract/tables/notice-kinds";
import { decideNotice, type FollowedThing, isNotifying } from "./decide-notice.ts";
import { DEFAULT_ALERTS } from "./default-alerts.ts";
import type { Happening, MatchHappening, OtherHappening } from "./notice.ts";

const AT = Date.parse("2026-10-17T22:30:00Z");
const MATCH = { id: "m", sport: "football", competitionId: "c", homeId: "h", awayId: "a", kickOff: AT } as const;
const inMatch = (kind: MatchHappening["kind"], minutes?: number): MatchHappening => ({
  kind,
  key: kind,
  at: AT,
  match: MATCH,
  ...(minutes !== undefined && { minutes }),
});
const other = (kind: OtherHappening["kind"]): OtherHappening => ({ kind, key: "k", at: AT }) as OtherHappening;

const decide = (happening: Happening, settings: Partial<AlertSettings> = {}, things: FollowedThing[] = []) =>
  decideNotice(happening, { settings: { ...DEFAULT_ALERTS, ...settings }, things });

const thing = (kind: FollowedThing["kind"], alerts: FollowedThing["alerts"] = null): FollowedThing => ({
  kind,
  alerts,
});

describe("of each kind, a member is told", () => {
  test.each(MATCH_ALERTS)("%s unless it is switched off", (kind) => {
    const type = kind === "lineup" ? NOTICE_TYPES.beforeMatch : NOTICE_TYPES.matchEvent;
    expect(decide(inMatch(kind))).toMatchObject({ type, isSilent: false });
    expect(decide(inMatch(kind), { [kind]: false })).toBeUndefined();
    expect(decide(inMatch(kind), { master: false })).toBeUndefined();
  });

  test.each([
    ["contest", 4],
    ["news", 5],
    ["comment", 6],
  ] as const)("%s as type %i unless it is switched off", (kind, type) => {
    expect(decide(other(kind))).toMatchObject({ type });
    expect(decide(other(kind), { [kind]: false })).toBeUndefined();
    expect(decide(other(kind), { master: false })).toBeUndefined();
  });

  test.each(["contest", "comment"] as const)("%s whatever they chose for what they follow", (kind) => {
    const things = [thing("match", []), thing("team", ["goal"])];
    expect(decide(other(kind), {}, things)).toBeDefined();
    expect(decide(other(kind), { [kind]: false }, things)).toBeUndefined();
  });

  test("announcements always", () => {
    expect(decide(other("announcement"), { master: false })).toMatchObject({ type: 1, isSilent: false });
  });

  test.each([
    [15, 15, true],
    [15, 30, false],
    [60, 60, true],
    [30, 0, false],
  ] as const)("a lead of %i minutes where theirs is %i: %s", (minutes, leadMinutes, isNotified) => {
    expect(decide(inMatch("lead", minutes), { leadMinutes }) !== undefined).toBe(isNotified);
  });
});

describe("of what they follow, the most specific with alerts of its own decides", () => {
  test.each<[string, FollowedThing[], Partial<AlertSettings>, boolean]>([
    ["none: the settings, on", [thing("team")], {}, true],
    ["none: the settings, off", [thing("team"), thing("competition")], { goal: false }, false],
    ["a match with goals, the settings without", [thing("match", ["goal"])], { goal: false }, true],
    ["a match without goals, its team with", [thing("match", ["kickoff"]), thing("team", ["goal"])], {}, false],
    ["a match as the settings, its team without goals", [thing("match"), thing("team", ["kickoff"])], {}, false],
    ["a team with goals, the competition without", [thing("team", ["goal"]), thing("competition", [])], {}, true],
    ["a competition without, the team as the settings", [thing("team"), thing("competition", [])], {}, false],
    ["two teams, one with", [thing("team", []), thing("team", ["goal"])], {}, true],
    ["two teams, none with", [thing("team", []), thing("team", ["redCard"])], {}, false],
    ["a match with, but all is off", [thing("match", ["goal"])], { master: false }, false],
  ])("%s", (_case, things, settings, isNotified) => {
    expect(decide(inMatch("goal"), settings, things) !== undefined).toBe(isNotified);
  });

  test.each<[string, FollowedThing[], boolean]>([
    ["alerts of its own do not name the lead, which is the member's", [thing("match", ["goal"])], true],
    ["of what they want nothing of, no lead", [thing("match", [])], false],
  ])("%s", (_case, things, isNotified) => {
    expect(decide(inMatch("lead", 15), {}, things) !== undefined).toBe(isNotified);
  });
});

describe("of news about what they follow", () => {
  test.each<[string, FollowedThing[], Partial<AlertSettings>, boolean]>([
    ["nothing of their own: the settings, on", [thing("team")], {}, true],
    ["nothing of their own: the settings, off", [thing("team")], { news: false }, false],
    ["a team with news, the settings without", [thing("team", ["news"])], { news: false }, true],
    ["a team with goals alone", [thing("team", ["goal"])], {}, false],
    ["a team of which they want nothing, its competition with", [thing("team", []), thing("competition")], {}, false],
    ["a competition with news", [thing("team"), thing("competition", ["news"])], {}, true],
    ["all is off", [thing("team", ["news"])], { master: false }, false],
  ])("%s", (_case, things, settings, isNotified) => {
    expect(decide(other("news"), settings, things) !== undefined).toBe(isNotified);
  });
});

// The goal is scored at 22:30 UTC.
test.each([
  [undefined, undefined, "UTC", false],
  ["22:00", "23:00", "UTC", true],
  ["22:30", "23:00", "UTC", true],
  ["22:00", "22:30", "UTC", false],
  ["23:00", "07:00", "UTC", false],
  ["22:00", "07:00", "UTC", true],
  ["23:00", "22:31", "UTC", true],
  ["23:00", "07:00", "Asia/Bangkok", true],
  ["06:00", "09:00", "Asia/Ho_Chi_Minh", false],
  ["04:00", "04:01", "Asia/Kathmandu", false],
  ["04:15", "04:16", "Asia/Kathmandu", true],
  ["18:00", "19:00", "America/Sao_Paulo", false],
  ["19:00", "20:00", "America/Sao_Paulo", true],
  ["22:00", "22:00", "UTC", false],
  ["22:00", "23:00", "Nowhere/At_all", true],
])("in quiet hours from %s to %s in %s it is silent: %s", (quietFrom, quietTo, timeZone, isSilent) => {
  const hours = quietFrom !== undefined && quietTo !== undefined ? { quietFrom, quietTo } : {};
  expect(decide(inMatch("goal"), { ...hours, timeZone })?.isSilent).toBe(isSilent);
});

test("who wants no spoilers has that in what is stored, others do not", () => {
  expect(decide(inMatch("goal"), { spoilerFree: true })?.data).toEqual({ ...inMatch("goal"), spoilerFree: true });
  expect(decide(inMatch("goal"))?.data).toEqual(inMatch("goal"));
});

test.each<[string, Partial<AlertSettings>, FollowedThing[], boolean]>([
  ["a followed team, by the settings", {}, [thing("team")], true],
  ["all switched off", { master: false }, [thing("match", ["goal"])], false],
  ["a match whose alerts are off", {}, [thing("match", []), thing("team")], false],
  ["news of a team alone", {}, [thing("team", ["news"])], false],
  ["a match with goals, the team's alerts off", {}, [thing("match", ["goal"]), thing("team", [])], true],
])("whether a match notifies at all: %s", (_case, settings, things, expected) => {
  expect(isNotifying({ settings: { ...DEFAULT_ALERTS, ...settings }, things })).toBe(expected);
});
