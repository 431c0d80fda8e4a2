import { expect, test } from "vitest";
import { ENDPOINTS } from "#contract/registry";
import { readComment, readCommentsPage } from "./comment-calls.ts";

const ROW = {
  newsCommentId: 7,
  text: "-",
  createTime: 1_792_000_000,
  user: { name: "Ana1", avatar: "avatar/01.svg" },
  likeCount: "3",
  isLiked: 1,
  isMine: "true",
  isHeld: false,
};

test.each<[string, object]>([
  ["nothing", { totalComments: 0, hasNext: false, list: [] }],
  ["a list of one that is no list", { totalComments: "1", hasNext: "1", lastId: 7, list: ROW }],
  [
    "replies",
    {
      totalComments: 2,
      list: [{ ...ROW, childComments: [{ ...ROW, newsCommentId: "8", parentId: 7 }], remainingChildCount: 4 }],
    },
  ],
  ["an author who has left", { totalComments: 1, list: [{ ...ROW, user: null }] }],
  ["what was removed", { totalComments: 1, list: [{ ...ROW, isRemoved: true }] }],
  ["counts below nothing", { totalComments: -2, list: [{ ...ROW, likeCount: -1, remainingChildCount: -1 }] }],
  ["what has no id", { totalComments: 2, list: [ROW, { text: "x" }] }],
])("the browser reads as the edge does: %s", (_, data) => {
  const parsed = ENDPOINTS.listComment.parse({ message: "Success", result: { businessCode: 0, data } });
  expect(readCommentsPage(data)).toEqual(parsed.value);
});

test.each([undefined, null, "x", {}, { newsCommentId: "" }])("%j is no comment", (value) => {
  expect(readComment(value)).toBeUndefined();
});
