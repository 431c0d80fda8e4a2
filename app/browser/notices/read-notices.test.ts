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
    ["news have no page yet", { notificationType: 5, redirectDetails: '{"title":"a","newsId":"1"}' }, { lines: [] }],
    ["details that are none", { notificationType: 3, redirectDetails: "{" }, { isRead: false }],
    ["details that lack something", { notificationType: 3, redirectDetails: '{"matchId":"77"}' }, { lines: [] }],
  ])("%s", (_, fields, read) => {
    const notice = readNotice({ id: "7", fields: { title: "Goal", createTime: 1_790_000_000_000, ...fields } });
    expect(notice).toMatchObject({ id: "7", title: "Goal", ...read });
    if (!read.target) expect(notice.target).toBeUndefined();
  });

  test("leads to the page of its match", () => {
    const notice = readNotice({ id: "7", fields: { type: 3, redirectDetails: JSON.stringify(DETAILS) } });
    expect(noticePath(notice)).toBe("/football/england/premier-league/arsenal-vs-chelsea/77");
    expect(noticePath({})).toBeUndefined();
  });
});
