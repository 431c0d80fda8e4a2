import { expect, test } from "vitest";
import { readDraft, writeDraft } from "./CommentForm.tsx";

function testStore(content?: string) {
  const items = new Map(content === undefined ? [] : [["comment-drafts", content]]);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

test("texts are stored by their places, and nothing is left when all are posted", () => {
  const store = testStore();
  writeDraft({ newsId: "1" }, "one", store);
  writeDraft({ newsId: "1", parentId: "9" }, "two", store);
  expect([readDraft({ newsId: "1" }, store), readDraft({ newsId: "1", parentId: "9" }, store)]).toEqual(["one", "two"]);
  expect(readDraft({ newsId: "2" }, store)).toBe("");
  writeDraft({ newsId: "1" }, "", store);
  writeDraft({ newsId: "1", parentId: "9" }, "", store);
  expect([...store.items]).toEqual([]);
});

test.each(["", "x", "null", "[]", '{"1/":7}'])("what is none is not read: %s", (content) => {
  expect(readDraft({ newsId: "1" }, testStore(content))).toBe("");
});

test("a browser without a storage has none", () => {
  writeDraft({ newsId: "1" }, "one", undefined);
  expect(readDraft({ newsId: "1" }, undefined)).toBe("");
});
