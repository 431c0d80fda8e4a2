import { expect, test } from "vitest";
import { isSent, sentComment } from "./sent-comment.ts";

const NEW = { text: "Goal", idempotencyKey: "0123456789" };

test.each([
  ["a drawn picture", "https://storage.example/avatar/03.svg", { name: "Ana1", picture: "avatar/03.svg" }],
  ["another one", "https://line.example/p.png", { name: "Ana1" }],
  ["none", undefined, { name: "Ana1" }],
])("a comment on its way has the member's name and %s", (_, profilePicture, author) => {
  const comment = sentComment(NEW, { nickname: "Ana1", profilePicture, now: 5 });
  expect(comment).toMatchObject({ author, text: "Goal", postedAt: 5, isMine: true });
  expect(isSent(comment)).toBe(true);
});

test.each([
  ["a comment", { id: "9" }],
  ["a reply", { id: "11", parentId: "9" }],
])("a reply to %s stands under the comment", (_, answers) => {
  expect(sentComment({ ...NEW, answers }, { now: 0 })).toMatchObject({ parentId: "9", author: { name: "" } });
});

test("a comment of the upstream is not on its way", () => {
  expect(isSent({ id: "12" })).toBe(false);
});
