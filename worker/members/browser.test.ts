import { expect, test } from "vitest";
import { BROWSER_LIFETIME } from "#contract/http/client-header";
import { readSessionKeys, type SessionKeys } from "../settings/session-keys.ts";
import { openBrowser } from "./browser.ts";
import { TEST_SESSION_KEYS } from "./test-member.ts";

const keys = readSessionKeys(TEST_SESSION_KEYS) as SessionKeys;
const NOW = Date.parse("2026-11-28T12:00:00Z");
const NUMBER = "66 12345678";

const at = (cookie = "", now = NOW) => openBrowser({ cookieHeader: cookie.split(";")[0] ?? "", keys, now: () => now });

test("a browser has an id from its first form on", async () => {
  const first = at();
  expect(first.cookie).toBeUndefined();
  const id = await first.id();
  await first.store(NUMBER, "asked");
  expect(first.cookie).toMatch(/^__Host-browser=[\w.-]+; Max-Age=18144000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(await at(first.cookie).id()).toBe(id);
  expect(await at().id()).not.toBe(id);
});

test("it is familiar with what it has done, as long as that counts", async () => {
  const browser = at();
  await browser.store(NUMBER, "asked");
  expect(await at(browser.cookie).isFamiliar(NUMBER, ["asked"])).toBe(true);
  expect(await at(browser.cookie).isFamiliar(NUMBER, ["used"])).toBe(false);
  expect(await at(browser.cookie).isFamiliar("66 12345679", ["asked"])).toBe(false);
  expect(await at(browser.cookie, NOW + 600_000).isFamiliar(NUMBER, ["asked"])).toBe(false);
  const later = at(browser.cookie, NOW + 60_000);
  await later.store(NUMBER, "used");
  expect(await at(later.cookie, NOW + 200 * 86_400_000).isFamiliar(NUMBER, ["used"])).toBe(true);
  expect(await at(later.cookie, NOW + 61_000 + BROWSER_LIFETIME * 1_000).isFamiliar(NUMBER, ["used"])).toBe(false);
});

test("it remembers the last four", async () => {
  const browser = at();
  for (const number of ["1", "2", "3", "4", "5"]) await browser.store(number, "used");
  const known = await Promise.all(["1", "2", "5"].map((number) => at(browser.cookie).isFamiliar(number, ["used"])));
  expect(known).toEqual([false, true, true]);
});

test("without keys there is none", async () => {
  const browser = openBrowser({ cookieHeader: "", keys: undefined });
  await browser.store(NUMBER, "used");
  expect([await browser.id(), browser.cookie, await browser.isFamiliar(NUMBER, ["used"])]).toEqual([
    undefined,
    undefined,
    false,
  ]);
});
