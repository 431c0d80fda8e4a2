import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { testComment, testCommentsPage, testReply } from "~/features/comments/test-comments";
import { testPiece } from "~/features/news/test-news";
import { commentsRoom, gzipWeight } from "./comments-room.ts";
import { firstShown } from "./load-comments.server.ts";

const text = "a".repeat(100);
const replies = (id: string) => ["1", "2", "3"].map((at) => testReply(`${id}${at}`, id, { text }));
const PAGE = testCommentsPage(["9", "8", "7"].map((id) => testComment(id, { text, replies: replies(id) })));

test.each([
  [10_000, undefined],
  [1_000, { comments: 3, replies: 2 }],
  [700, { comments: 3, replies: 1 }],
  [400, { comments: 3, replies: 0 }],
  [300, { comments: 2, replies: 0 }],
  [0, { comments: 1, replies: 0 }],
])("in %i bytes there is room for %j", (room, expected) => {
  expect(firstShown(PAGE, room)).toEqual(expected);
});

test("there is always room for no comments", () => {
  expect(firstShown(testCommentsPage([]), 0)).toBeUndefined();
});

const guide = (locale: LocaleCode, slug: string): string =>
  readFileSync(`content/${locale}/guides/${slug}.md`, "utf8").replace(/^---.*?---/s, "");

describe("what a text is reckoned to weigh", () => {
  test.each(LOCALE_CODES)("in %s is near what it weighs beside another", (locale) => {
    const [before, text] = [guide(locale, "offside"), guide(locale, "var")];
    const real = gzipSync(before + text).length - gzipSync(before).length;
    expect(gzipWeight(text) / real).toBeGreaterThan(0.9);
    expect(gzipWeight(text) / real).toBeLessThan(1.4);
  });

  test("in emoji is more than in letters", () => {
    expect(gzipWeight("⚽🏀🔥")).toBeGreaterThan(gzipWeight("goal"));
  });
});

describe("the room for comments", () => {
  test.each(LOCALE_CODES)("in %s is some beside a short piece, and none beside a long one", (locale) => {
    expect(commentsRoom(testPiece({ html: "<p>Goal</p>" }), locale)).toBeGreaterThan(3_000);
    expect(commentsRoom(testPiece({ html: guide(locale, "offside").repeat(20) }), locale)).toBe(0);
  });

  test("is less where a piece is about a match", () => {
    expect(commentsRoom(testPiece({ matchId: "1" }), "en")).toBeLessThan(commentsRoom(testPiece(), "en"));
  });
});
