import { describe, expect, test } from "vitest";
import type { Notice } from "#contract/domain/notices";
import { noticePath, readNotice } from "./read-notices.ts";

const DETAILS = { countryKey: "england", leagueKey: "premier-league", matchName: "arsenal-vs-chelsea", matchId: "77" };
const MATCH = { kind: "match", sport: "football", ...DETAILS };

describe("a notice of the wire", () => {
  test.each<[what: string, fields: Record<string, unknown>, read: Partial<Notice>]>([
    [
      "a match's event has two lines",
      { notificationType: 3, content: "Arsenal 2–1 Chelsea\n45+2' Saka", redirectDetails: JSON.stringify(DETAILS) },
      { lines: ["Arsenal 2–1 Chelsea", "45+2' Saka"], target: MATCH as Notice["target"] },
    ],
    [
      "basketball's leads to basketball; numbers may be text",
      { type: "2", redirectDetails: JSON.stringify({ ...DETAILS, matchId: 77, sportType: 1 }) },
      { target: { ...MATCH, sport: "basketball" } as Notice["target"] },
    ],
    ["seconds are milliseconds here", { createTime: 1_790_000_000 }, { createdAt: 1_790_000_000_000 }],
    ["a flag in any form", { isRead: "1", isSilent: true }, { isRead: true, isSilent: true }],
    ["what it corrects", { supersedes: 6 }, { supersedes: "6" }],
    [
      "a reply names the piece",
      { notificationType: 6, redirectDetails: '{"title":"a","newsId":"1"}' },
      { lines: [], target: { kind: "comment", title: "a", newsId: "1" } },
    ],
    [
      "a reply says where it stands",
      { notificationType: 6, redirectDetails: '{"title":"a","newsId":"1","commentId":9,"parentId":"3","lastId":"5"}' },
      { target: { kind: "comment", title: "a", newsId: "1", reply: { id: "9", parentId: "3", lastId: "5" } } },
    ],
    [
      "half of that is nothing",
      { notificationType: 6, redirectDetails: '{"title":"a","newsId":"1","commentId":"9"}' },
      { target: { kind: "comment", title: "a", newsId: "1" } },
    ],
    [
      "a contest is football's",
      { notificationType: 4, redirectDetails: '{"contestType":"1","contestId":7}' },
      { target: { kind: "contest", sport: "football", contestType: 1, contestId: "7" } },
    ],
    [
      "unless it says so",
      { notificationType: 4, redirectDetails: '{"contestType":5,"contestId":"7","sportType":1}' },
      { target: { kind: "contest", sport: "basketball", contestType: 5, contestId: "7" } },
    ],
    ["details that are none", { notificationType: 3, redirectDetails: "{" }, { isRead: false }],
    ["details that lack something", { notificationType: 3, redirectDetails: '{"matchId":"77"}' }, { lines: [] }],
  ])("%s", (_, fields, read) => {
    const notice = readNotice({ id: "7", fields: { title: "Goal", createTime: 1_790_000_000_000, ...fields } });
    expect(notice).toMatchObject({ id: "7", title: "Goal", ...read });
    expect(notice.target).toEqual(read.target);
  });

  test.each([
    ["a match", 3, DETAILS, "/football/england/premier-league/arsenal-vs-chelsea/77"],
    ["an announcement", 1, { announcementId: "stars" }, "/announcement/stars"],
    ["an announcement without details", 1, undefined, "/announcement/7"],
    ["news of a sport", 5, { title: "a-title", newsId: 12, sportType: 1 }, "/news/basketball/a-title/12"],
    ["news of no sport", 5, { title: "a-title", newsId: "12" }, "/news/all/a-title/12"],
    ["news that is not named", 5, { title: "a-title" }, undefined],
    ["the comments that were answered in", 6, { title: "a-title", newsId: 12 }, "/news/all/a-title/12#comments"],
    [
      "a reply",
      6,
      { title: "a-title", newsId: 12, commentId: "9", parentId: "3" },
      "/news/comments/12?parentId=3#comment-9",
    ],
    [
      "a reply behind many others",
      6,
      { title: "a-title", newsId: 12, commentId: "90", parentId: "3", lastId: "40" },
      "/news/comments/12?parentId=3&lastId=40#comment-90",
    ],
    ["a contest", 4, { contestType: 1, contestId: "1" }, "/football/event/prediction/1"],
    ["a contest of basketball", 4, { contestType: 1, contestId: "1", sportType: 1 }, "/basketball/event/prediction/1"],
    ["a contest that is not named", 4, { contestType: 1 }, undefined],
  ])("leads to the page of %s", (_, type, details, path) => {
    const redirectDetails = details && JSON.stringify(details);
    expect(noticePath(readNotice({ id: "7", fields: { type, redirectDetails } }))).toBe(path);
  });
});
