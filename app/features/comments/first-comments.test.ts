import { expect, test } from "vitest";
import { cutComments, type FirstShown } from "./first-comments.ts";
import { testComment, testCommentsPage, testReply } from "./test-comments.ts";

const REPLIES = [testReply("11", "9"), testReply("12", "9"), testReply("13", "9")];

/** 9 with three replies and two earlier ones, 8, and 7; more after 7. */
const PAGE = testCommentsPage(
  [testComment("9", { replies: REPLIES, remainingReplies: 2 }), testComment("8"), testComment("7")],
  { total: 30, hasNext: true, lastId: "7" },
);

test.each<[FirstShown, string, string]>([
  [{ comments: 10, replies: 3 }, "9+2(11 12 13) 8+0() 7+0()", "7"],
  [{ comments: 3, replies: 1 }, "9+4(13) 8+0() 7+0()", "7"],
  [{ comments: 3, replies: 0 }, "9+5() 8+0() 7+0()", "7"],
  [{ comments: 2, replies: 0 }, "9+5() 8+0()", "8"],
])("with %j a page has %s and goes on behind %s", (shown, expected, lastId) => {
  const cut = cutComments(PAGE, shown);
  const words = cut.comments.map(
    ({ id, remainingReplies, replies }) => `${id}+${remainingReplies}(${replies.map((reply) => reply.id).join(" ")})`,
  );
  expect(words.join(" ")).toBe(expected);
  expect(cut).toMatchObject({ total: 30, hasNext: true, lastId });
});

test("a member's own reply and those behind it stay", () => {
  const replies = [testReply("11", "9"), testReply("12", "9", { isMine: true }), testReply("13", "9")];
  const { comments } = cutComments(testCommentsPage([testComment("9", { replies })]), { comments: 1, replies: 0 });
  expect(comments).toMatchObject([{ remainingReplies: 1, replies: [{ id: "12" }, { id: "13" }] }]);
});

test("the only page goes on where it is cut, and nowhere else", () => {
  const only = testCommentsPage([testComment("9"), testComment("8")]);
  expect(cutComments(only, { comments: 1, replies: 3 })).toMatchObject({ hasNext: true, lastId: "9" });
  expect(cutComments(only, { comments: 2, replies: 0 })).toEqual(only);
  expect(cutComments(testCommentsPage([]), { comments: 1, replies: 0 })).toEqual(testCommentsPage([]));
});
