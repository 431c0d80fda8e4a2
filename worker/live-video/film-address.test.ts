import { expect, test } from "vitest";
import { MINUTE } from "#contract/time/units";
import { TEST_SESSION_KEYS } from "../members/test-member.ts";
import { readSessionKeys } from "../settings/session-keys.ts";
import { filmAddress, filmType, playableUrl, readFilmAddress } from "./live-video-handlers.ts";

const NOW = Date.parse("2026-05-16T04:00:00Z");
const keysOf = (text: string) => {
  const keys = readSessionKeys(text);
  if ("reason" in keys) throw new Error(keys.reason);
  return keys;
};
const keys = keysOf(TEST_SESSION_KEYS);
const FILM = { videoId: "202611", url: "https://video.example/sevens/202611.m3u8", username: "u7" };

test.each([
  ["https://video.example/a.m3u8", "https://video.example/a.m3u8"],
  ["https://video.example:8443/a.m3u8", "https://video.example:8443/a.m3u8"],
  ["http://video.example/a.m3u8", undefined],
  ["https://other.example/a.m3u8", undefined],
  ["https://video.example.other.example/a.m3u8", undefined],
  ["javascript:alert(1)", undefined],
  ["/storage/a.mp4", undefined],
  [undefined, undefined],
])("of %s members are led to %s", (url, playable) => {
  expect(playableUrl(url, ["video.example", "video.example:8443"])).toBe(playable);
});

test("members are led nowhere where no host is configured", () => {
  expect(playableUrl(FILM.url)).toBeUndefined();
});

test.each([
  ["https://video.example/a.m3u8?t=1", "application/vnd.apple.mpegurl"],
  ["https://video.example/a.mp4", "video/mp4"],
  ["https://video.example/a", undefined],
])("%s is of the type %s", (url, type) => {
  expect(filmType(url)).toBe(type);
});

const read = async (change: Partial<typeof FILM> = {}, { later = 0, keysThen = keys, end = "" } = {}) => {
  const address = await filmAddress(FILM, { keys, now: NOW });
  const key = new URLSearchParams(address.split("?")[1]).get("key") ?? "";
  return readFilmAddress(key + end, { ...FILM, ...change }, { keys: keysThen, now: NOW + later });
};

test("an address leads its member to the film, and says nothing of it", async () => {
  const address = await filmAddress(FILM, { keys, now: NOW });
  expect(address).toMatch(/^\/live-video\/202611\?key=[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(await read({}, { later: 5 * MINUTE - 1_000 })).toBe(FILM.url);
});

test.each([
  ["older than five minutes", {}, { later: 5 * MINUTE + 1_000 }],
  ["changed", {}, { end: "A" }],
  ["another member's", { username: "u8" }, {}],
  ["another camera's", { videoId: "202621" }, {}],
  ["of a key that is gone", {}, { keysThen: keysOf(`other:${"o".repeat(42)}A`) }],
])("an address that is %s leads nowhere", async (_, change, then) => {
  expect(await read(change, then)).toBeUndefined();
});
