import { describe, expect, it, test } from "vitest";
import { parseNotice, WireNotice } from "#contract/calls/notices/notice-wire";
import { LOCALE_CODES } from "#contract/tables/locales";
import { NOTICE_TYPES } from "#contract/tables/notice-kinds";
import { COMPETITIONS, competitionById, countryById, teamById } from "../../competitions/world/world.ts";
import { COUNTRIES } from "../../data/countries/countries.ts";
import type { NoticeData } from "./notice.ts";
import { correctedKey, type NoticeRow, noticeWire } from "./notice-wire.ts";
import { GAME, HAPPENINGS, happening, MATCH, OTHERS } from "./test-notices.ts";

const DIRECTORY = { competitions: COMPETITIONS, countries: COUNTRIES, competitionById, teamById, countryById };
const { matchEvent, beforeMatch, announcement, contest, news, comment } = NOTICE_TYPES;

const rowOf = (data: NoticeData, type: NoticeRow["type"] = matchEvent): NoticeRow => ({
  id: 7,
  dedupeKey: "k",
  type,
  data,
  createdAt: data.at,
  isRead: false,
  isSilent: true,
});
const wireOf = (data: NoticeData, type?: NoticeRow["type"], ids = new Map<string, number>()) =>
  noticeWire(rowOf(data, type), "en", DIRECTORY, ids);
/** The notice as the edge reads it. */
const read = (data: NoticeData, type?: NoticeRow["type"]) => parseNotice(WireNotice.parse(wireOf(data, type)));

const ARSENAL_CHELSEA = {
  kind: "match",
  sport: "football",
  countryKey: "england",
  leagueKey: "premier-league",
  matchName: "arsenal-vs-chelsea",
  matchId: MATCH.id,
};

describe("where a notice leads", () => {
  test.each([
    ["an announcement", OTHERS.announcement, announcement, { kind: "announcement", id: "a1" }],
    ["what comes before a match", HAPPENINGS.lead, beforeMatch, ARSENAL_CHELSEA],
    ["what happens in it", HAPPENINGS.goal, matchEvent, ARSENAL_CHELSEA],
    ["a contest", OTHERS.contest, contest, { kind: "contest", sport: "football", contestType: 1, contestId: "c1" }],
    [
      "a contest of basketball",
      { ...OTHERS.contest, sport: "basketball" },
      contest,
      { kind: "contest", sport: "basketball", contestType: 1, contestId: "c1" },
    ],
    ["news", OTHERS.news, news, { kind: "news", sport: "football", title: "a-title", newsId: "n1" }],
    [
      "news, for who wants no spoilers",
      { ...OTHERS.news, spoilerFree: true },
      news,
      { kind: "news", sport: "football", title: "news", newsId: "n1" },
    ],
    ["a reply", OTHERS.comment, comment, { kind: "comment", title: "a-title", newsId: "n1" }],
    [
      "a reply that says where it stands",
      { ...OTHERS.comment, reply: { id: "9", parentId: "3" } },
      comment,
      { kind: "comment", title: "a-title", newsId: "n1", reply: { id: "9", parentId: "3" } },
    ],
    [
      "one behind many others",
      { ...OTHERS.comment, reply: { id: "9", parentId: "3", lastId: "5" } },
      comment,
      { kind: "comment", title: "a-title", newsId: "n1", reply: { id: "9", parentId: "3", lastId: "5" } },
    ],
  ] as const)("%s", (_, data, type, target) => {
    expect(read(data as NoticeData, type).target).toEqual(target);
  });

  it("a game leads to the pages of its sport", () => {
    const match = { ...GAME, awayId: "80024" };
    expect(read({ ...happening("kickoff"), match }).target).toMatchObject({ kind: "match", sport: "basketball" });
  });

  it("a match that has gone from the world leads nowhere", () => {
    expect(read({ ...happening("goal"), match: { ...MATCH, competitionId: "x" } }).target).toBeUndefined();
  });
});

test.each([
  ["the crest of the side whose goal it is", HAPPENINGS["goal of the away side"], "team/20107"],
  ["the competition's, of what is nobody's", HAPPENINGS.halfTime, "competition/101"],
  ["none, of what is of no match", OTHERS.news, undefined],
  [
    "the competition's, where the side would be a spoiler",
    { ...HAPPENINGS.goal, spoilerFree: true },
    "competition/101",
  ],
] as const)("its picture is %s", (_, data, logo) => {
  expect(wireOf(data as NoticeData).logo).toBe(logo);
});

it("a correction names the notice that it corrects", () => {
  const overturned = HAPPENINGS["overturned goal"] as NoticeData;
  expect(correctedKey(overturned)).toBe(`${MATCH.id}:goal 1`);
  expect(wireOf(overturned, matchEvent, new Map([[`${MATCH.id}:goal 1`, 3]]))).toMatchObject({ supersedes: "3" });
  expect(wireOf(overturned)).not.toHaveProperty("supersedes");
  expect(correctedKey(OTHERS.news)).toBeUndefined();
});

it("content is two lines of what happens in a match, and one of everything else, in every language", () => {
  for (const locale of LOCALE_CODES) {
    const lines = (data: NoticeData, type: NoticeRow["type"]) =>
      noticeWire(rowOf(data, type), locale, DIRECTORY, new Map()).content.split("\n").length;
    expect(lines(HAPPENINGS.goal as NoticeData, matchEvent)).toBe(2);
    expect(lines(HAPPENINGS.lead as NoticeData, beforeMatch)).toBe(1);
    expect(lines(OTHERS.comment, comment)).toBe(1);
  }
});

it("is as it is stored otherwise", () => {
  expect(wireOf(HAPPENINGS.goal as NoticeData)).toMatchObject({
    notificationId: "7",
    notificationType: 3,
    createTime: HAPPENINGS.goal?.at,
    isRead: false,
    isSilent: true,
  });
});
