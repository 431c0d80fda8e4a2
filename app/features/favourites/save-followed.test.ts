import { afterEach, expect, test, vi } from "vitest";
import { SessionEnded } from "~/runtime/members/session-ended";
import type { FollowedThing } from "./followed-record.ts";
import { changeOf, type Saved, savedIn, saveFollowed } from "./save-followed.ts";

afterEach(() => vi.unstubAllGlobals());

const TEAM: FollowedThing = { sport: "football", kind: "team", id: "7" };

test.each<[FollowedThing, boolean, string, Record<string, string>]>([
  [TEAM, true, "favTeam", { teamId: "7", sportType: "0" }],
  [TEAM, false, "unFavTeam", { teamId: "7", sportType: "0" }],
  [{ sport: "basketball", kind: "competition", id: "75" }, true, "favLeague", { leagueId: "75", sportType: "1" }],
  [{ sport: "basketball", kind: "match", id: "12" }, false, "unFavMatch", { matchId: "12", sportType: "1" }],
])("%o followed: %s by %s", (thing, isFollowed, name, fields) => {
  expect(changeOf(thing, isFollowed)).toEqual({ name, fields });
});

test.each<[string, unknown, Saved]>([
  ["success", { result: { businessCode: 0 } }, { kind: "done" }],
  ["a silent refusal", { result: { businessCode: -1, message: "unknown" } }, { kind: "silent" }],
  ["a refusal", { result: { businessCode: 100132, message: "Too many." } }, { kind: "refused", message: "Too many." }],
  ["a refusal without a message", { result: { businessCode: 1, message: "" } }, { kind: "refused" }],
  ["no envelope", {}, { kind: "refused" }],
  ["nothing", null, { kind: "refused" }],
])("%s", (_, answer, saved) => {
  expect(savedIn(answer)).toEqual(saved);
});

test("an answer that ends the session", () => {
  expect(() => savedIn({ result: { businessCode: 100007 } })).toThrow(SessionEnded);
});

const answerWith = (answer: () => Promise<Response>) => {
  const fetched = vi.fn((_path: string, _init: RequestInit) => answer());
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

test("is sent as a form, with the page's language", async () => {
  const fetched = answerWith(async () => Response.json({ result: { businessCode: 0 } }));
  expect(await saveFollowed(TEAM, true, "th")).toEqual({ kind: "done" });
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe("/api/fav/favTeam");
  expect(init?.method).toBe("POST");
  expect(String(init?.body)).toBe("teamId=7&sportType=0&locale=th");
});

test.each([
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a time limit", () => Promise.reject(new DOMException("", "TimeoutError"))],
  ["no JSON", async () => new Response("<html>", { status: 503 })],
])("%s is a refusal", async (_, answer) => {
  answerWith(answer);
  expect(await saveFollowed(TEAM, true, "en")).toEqual({ kind: "refused" });
});

test("the end of the session reaches the caller", async () => {
  answerWith(async () => Response.json({ result: { businessCode: 100007 } }));
  await expect(saveFollowed(TEAM, true, "en")).rejects.toThrow(SessionEnded);
});
