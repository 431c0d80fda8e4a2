import { describe, expect, test } from "vitest";
import { ENDPOINTS } from "../../registry.ts";
import { COMMENT_CALLS, COMMENT_LISTS } from "./comment-calls.ts";

const answered = (result: object) => ({ message: "Success", result: { businessCode: 0, ...result } });

const row = {
  newsCommentId: 7,
  text: "Good read",
  createTime: 1_792_000_000_000,
  user: { name: "Ana1", avatar: "avatar/01.svg" },
};
const comment = {
  id: "7",
  author: { name: "Ana1", picture: "avatar/01.svg" },
  text: "Good read",
  postedAt: 1_792_000_000_000,
  likes: 0,
  isLiked: false,
  isMine: false,
  isRemoved: false,
  isHeld: false,
  replies: [],
  remainingReplies: 0,
};

describe("a list of comments", () => {
  const read = (data: object) => ENDPOINTS.listComment.parse(answered({ data }));

  test.each([
    ["none", { totalComments: 0, hasNext: false, list: [] }, { total: 0, hasNext: false, comments: [] }],
    ["one that is no list", { totalComments: "1", list: row }, { total: 1, hasNext: false, comments: [comment] }],
    [
      "with replies",
      {
        totalComments: 3,
        hasNext: "1",
        lastId: 7,
        list: [{ ...row, childComments: [{ ...row, newsCommentId: 8, parentId: 7 }], remainingChildCount: 1 }],
      },
      {
        total: 3,
        hasNext: true,
        lastId: "7",
        comments: [{ ...comment, replies: [{ ...comment, id: "8", parentId: "7" }], remainingReplies: 1 }],
      },
    ],
    [
      "whose author has left",
      { totalComments: 1, list: [{ ...row, user: null }] },
      { total: 1, hasNext: false, comments: [{ ...comment, author: undefined }] },
    ],
    [
      "that was removed, with what should not be in it",
      { totalComments: 1, list: [{ ...row, isRemoved: true }] },
      { total: 1, hasNext: false, comments: [{ ...comment, author: undefined, text: "", isRemoved: true }] },
    ],
    [
      "with counts below nothing",
      { totalComments: -1, list: [{ ...row, likeCount: -2 }] },
      { total: 0, hasNext: false, comments: [comment] },
    ],
  ])("%s", (_, data, expected) => {
    expect(read(data).value).toEqual(expected);
  });

  test("leaves out what it cannot read", () => {
    const { value, dropped } = read({ totalComments: 2, list: [row, { text: "of nobody" }] });
    expect(value.comments).toEqual([comment]);
    expect(dropped).toHaveLength(1);
  });

  test("is an answer only with its list", () => {
    expect(() => read({ totalComments: 0 })).toThrow();
    expect(() => ENDPOINTS.listComment.parse(answered({}))).toThrow();
  });
});

test("a comment that was posted comes back as lists have it", () => {
  expect(ENDPOINTS.addComment.parse(answered({ data: { ...row, isMine: true, isHeld: 1 } })).value).toEqual({
    ...comment,
    isMine: true,
    isHeld: true,
  });
});

const LIST = { lang: "en", newsId: "1", direction: "next", size: 10 };

test.each([
  ["listComment", { lang: "en", newsId: "1" }, LIST],
  ["listComment", { lang: "en", newsId: "1", token: "secret" }, LIST],
  [
    "listCommentAsMember",
    { lang: "en", newsId: "1", parentId: "3", lastId: "9", direction: "prev", size: "100" },
    { lang: "en", newsId: "1", parentId: "3", lastId: "9", direction: "prev", size: 100 },
  ],
  ["listComment", { lang: "en", newsId: "1", size: "101" }, undefined],
  ["listComment", { lang: "en", newsId: "1", direction: "up" }, undefined],
  ["listComment", { lang: "en" }, undefined],
  [
    "addComment",
    { lang: "en", newsId: "1", text: "x", idempotencyKey: "12345678" },
    { lang: "en", newsId: "1", text: "x", idempotencyKey: "12345678" },
  ],
  ["addComment", { lang: "en", newsId: "1", text: "x", idempotencyKey: "1234567" }, undefined],
  ["addComment", { lang: "en", newsId: "1", text: "x" }, undefined],
  ["likeComment", { lang: "en", newsCommentId: "1", like: "0" }, { lang: "en", newsCommentId: "1", like: 0 }],
  ["likeComment", { lang: "en", newsCommentId: "1" }, undefined],
  ["deleteComment", { lang: "en", newsCommentId: "../1" }, undefined],
  [
    "reportComment",
    { lang: "en", newsCommentId: "1", reason: "spam" },
    { lang: "en", newsCommentId: "1", reason: "spam" },
  ],
  ["reportComment", { lang: "en", newsCommentId: "1", reason: "boring" }, undefined],
] as const)("%s with %j", (name, given, query) => {
  expect({ ...COMMENT_LISTS, ...COMMENT_CALLS }[name].query.safeParse(given).data).toEqual(query);
});

test("what is hidden is gone within a minute from answers, and from pages that are served for half a minute", () => {
  expect((ENDPOINTS.listComment.cache?.staleFor ?? 0) + 30).toBeLessThan(60);
});

test("only the list of guests is public and cached, and only a POST changes something", () => {
  for (const endpoint of Object.values({ ...COMMENT_LISTS, ...COMMENT_CALLS })) {
    const isPublic = endpoint.name === "listComment";
    expect(endpoint.access).toBe(isPublic ? "public" : "member");
    expect(endpoint.cache !== undefined).toBe(isPublic);
    expect(endpoint.effect).toBe(endpoint.method === "POST");
  }
});
