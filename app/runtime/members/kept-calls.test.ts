import { expect, test } from "vitest";
import { memoryStore } from "~/features/favourites/test-store";
import { forgetDrafts } from "./drafts.ts";
import { keepCall, readKeptCalls } from "./kept-calls.ts";

const LIKE = { path: "/api/news/likeComment", fields: { newsCommentId: "9", like: "1" } };
const DELETION = { path: "/api/news/deleteComment", fields: { newsCommentId: "9" } };

test("calls are kept in the order of the presses", () => {
  const store = memoryStore();
  for (const call of [LIKE, DELETION]) keepCall(call, store);
  expect(readKeptCalls(store)).toEqual([LIKE, DELETION]);
});

test.each(["/api/fav/favTeam", "/api/notification/notified", "https://other.example/api/news/likeComment"])(
  "%s is not kept, nor read if somebody else has written it",
  (path) => {
    const store = memoryStore();
    keepCall({ path, fields: {} }, store);
    expect(store.size()).toBe(0);
    store.setItem("kept-calls", JSON.stringify([{ path, fields: {} }]));
    expect(readKeptCalls(store)).toEqual([]);
  },
);

test.each(["made", "[null]", "7", "{"])("%s are no calls", (text) => {
  expect(readKeptCalls(memoryStore({ "kept-calls": text }))).toEqual([]);
});

test("calls go with the session", () => {
  const store = memoryStore();
  keepCall(LIKE, store);
  forgetDrafts(memoryStore(), store);
  expect(readKeptCalls(store)).toEqual([]);
});
