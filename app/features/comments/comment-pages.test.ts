import { describe, expect, test } from "vitest";
import type { NewsComment } from "#contract/domain/comments";
import {
  type CommentPages,
  findComment,
  firstNewId,
  focusAfter,
  joinPages,
  nextId,
  withAnswer,
  withDeleted,
  withEarlierReplies,
  withLike,
  withoutComment,
  withPosted,
} from "./comment-pages.ts";
import { testComment, testCommentsPage, testReply } from "./test-comments.ts";

/** Two pages: 9 with replies 11 and 12, and 8; then 7. */
const pages = (): CommentPages => {
  const nine = testComment("9", { replies: [testReply("11", "9"), testReply("12", "9")], remainingReplies: 2 });
  return {
    pages: [
      testCommentsPage([nine, testComment("8", { likes: 3, isLiked: true })], { total: 7, hasNext: true, lastId: "8" }),
      testCommentsPage([testComment("7")], { total: 7 }),
    ],
    pageParams: ["", "8"],
  };
};

/** Summary of a list: ids, with replies in brackets, and the total. */
const shape = (data: CommentPages, leaving: string[] = []): string => {
  const { comments, total } = joinPages(data, leaving);
  const nameOf = ({ id, isRemoved, replies, remainingReplies }: NewsComment): string =>
    `${id}${isRemoved ? "x" : ""}${remainingReplies ? `+${remainingReplies}` : ""}${
      replies.length > 0 ? `(${replies.map(nameOf).join(" ")})` : ""
    }`;
  return `${comments.map(nameOf).join(" ")} = ${total}`;
};

test.each<[string, (data: CommentPages) => CommentPages, string]>([
  ["nothing is changed", (data) => data, "9+2(11 12) 8 7 = 7"],
  ["a comment is posted", (data) => withPosted(data, testComment("20")), "20 9+2(11 12) 8 7 = 8"],
  ["one is held", (data) => withPosted(data, testComment("20", { isHeld: true })), "20 9+2(11 12) 8 7 = 7"],
  ["one comes twice", (data) => withPosted(data, testComment("8")), "9+2(11 12) 8 7 = 7"],
  ["a reply is posted", (data) => withPosted(data, testReply("20", "9")), "9+2(11 12 20) 8 7 = 8"],
  ["the first reply", (data) => withPosted(data, testReply("20", "7")), "9+2(11 12) 8 7(20) = 8"],
  ["a reply to what is not there", (data) => withPosted(data, testReply("20", "1")), "9+2(11 12) 8 7 = 8"],
  [
    "the upstream has it",
    (data) => withAnswer(withPosted(data, testComment("new")), "new", testComment("20")),
    "20 9+2(11 12) 8 7 = 8",
  ],
  [
    "the upstream holds it",
    (data) => withAnswer(withPosted(data, testComment("new")), "new", testComment("20", { isHeld: true })),
    "20 9+2(11 12) 8 7 = 7",
  ],
  [
    "the upstream refuses it",
    (data) => withoutComment(withPosted(data, testReply("new", "8")), "new"),
    "9+2(11 12) 8 7 = 7",
  ],
  ["one without replies is deleted", (data) => withDeleted(data, "8"), "9+2(11 12) 7 = 6"],
  ["a reply is deleted", (data) => withDeleted(data, "11"), "9+2(12) 8 7 = 6"],
  ["one with replies is deleted", (data) => withDeleted(data, "9"), "9x+2(11 12) 8 7 = 6"],
  ["it is deleted twice", (data) => withDeleted(withDeleted(data, "9"), "9"), "9x+2(11 12) 8 7 = 6"],
  ["what is not there is deleted", (data) => withDeleted(data, "1"), "9+2(11 12) 8 7 = 7"],
  [
    "all earlier replies come",
    (data) => withEarlierReplies(data, "9", testCommentsPage([testReply("5", "9"), testReply("6", "9")])),
    "9(5 6 11 12) 8 7 = 7",
  ],
  [
    "some come, of which one is known",
    (data) =>
      withEarlierReplies(data, "9", testCommentsPage([testReply("6", "9"), testReply("11", "9")], { hasNext: true })),
    "9+1(6 11 12) 8 7 = 7",
  ],
])("when %s", (_, change, expected) => {
  expect(shape(change(pages()))).toBe(expected);
});

test("what is being deleted is not shown, and is again when that fails", () => {
  expect(shape(pages(), ["8", "9"])).toBe("9x+2(11 12) 7 = 5");
  expect(shape(pages(), [])).toBe("9+2(11 12) 8 7 = 7");
});

describe("a like", () => {
  test.each([
    ["7", true, 1],
    ["8", true, 3],
    ["8", false, 2],
    ["12", true, 1],
  ])("of %s, %s, makes %i", (id, isLiked, likes) => {
    expect(findComment(withLike(pages(), id, isLiked), id)).toMatchObject({ isLiked, likes });
  });

  test("that is taken back leaves what was there", () => {
    expect(withLike(withLike(pages(), "7", true), "7", false)).toEqual(pages());
  });
});

test.each([
  ["9", "11"],
  ["12", "8"],
  ["7", "8"],
  ["1", undefined],
])("after %s the focus goes to %s", (id, expected) => {
  expect(focusAfter(joinPages(pages(), []), id)).toBe(expected);
});

test.each([
  [["9", "8"], ["9", "8", "7", "6"], "7"],
  // One was deleted while others were in flight.
  [["9", "8"], ["9", "7"], "7"],
  [["9"], ["9"], undefined],
  [[], [], undefined],
])("of %j and then %j the first new one is %s", (before, after, expected) => {
  const list = (ids: string[]) => ({ comments: ids.map((id) => testComment(id)) });
  expect(firstNewId(list(before), list(after))).toBe(expected);
});

test("the next page begins behind what the upstream says, else behind the last comment", () => {
  expect(nextId(testCommentsPage([testComment("9")], { hasNext: true, lastId: "4" }))).toBe("4");
  expect(nextId(testCommentsPage([testComment("9")], { hasNext: true }))).toBe("9");
  expect(nextId(testCommentsPage([testComment("9")]))).toBeUndefined();
});
