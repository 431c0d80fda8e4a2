import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerChallenge } from "~/features/bot-check/answer-challenge";
import { fetchComments } from "~/features/comments/comment-calls";
import { fetchLists } from "~/features/favourites/fetch-lists";
import { askFilm } from "~/features/live-video/ask-film";
import { askOwnMatches } from "~/features/own-matches/ask-own-matches";
import { askPopular, askSearch } from "~/features/search/ask-search";
import { askList } from "../../features/notices/notice-calls.ts";
import { TIME_LIMIT } from "../time-limit.ts";
import { askMe } from "./ask-me.ts";
import { callMember } from "./member-call.ts";

/** A connection without a response until the call is aborted. */
const silentFetch = (_: string, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", silentFetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PAGE = { locale: "en", sport: "football" } as const;
/** As passed by TanStack Query to each query. */
const { signal } = new AbortController();

test.each<[what: string, call: () => Promise<unknown>]>([
  ["a member's call", () => callMember("/api/me")],
  ["a member's call of a query", () => callMember("/api/me", { signal })],
  ["notices", () => askList({ locale: "en", size: 10 }, { signal })],
  ["comments", () => fetchComments({ newsId: "7", locale: "en", isMember: true }, "", signal)],
  ["more comments", () => fetchComments({ newsId: "7", locale: "en", isMember: true }, "9")],
  ["own matches", () => askOwnMatches({ ...PAGE, date: "2026-11-21" }, signal)],
  ["a search", () => askSearch("arsenal", { ...PAGE, signal })],
  ["what is popular", () => askPopular({ ...PAGE, signal })],
  [
    "what can be followed",
    () => fetchLists([{ path: "global/popular", query: {}, lists: { teams: "data" } }], { ...PAGE, signal }),
  ],
  ["a livestream's address", () => askFilm("202611")],
  ["a challenge", () => answerChallenge("sign-in", () => undefined)],
])("%s is waited for no longer than a visitor would", async (_, call) => {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  call().then(settle, settle);
  await vi.advanceTimersByTimeAsync(TIME_LIMIT - 1);
  expect(isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isSettled).toBe(true);
});

test.each([
  [0, 2_000],
  [1, 4_000],
  [2, 8_000],
  [3, TIME_LIMIT],
  [50, TIME_LIMIT],
])("who is signed in is waited for after %d failures for %d ms", async (failures, limit) => {
  let isSettled = false;
  askMe(signal, failures).catch(() => {
    isSettled = true;
  });
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isSettled).toBe(true);
});
