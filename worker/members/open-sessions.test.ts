import { expect, test } from "vitest";
import type { Env } from "../platform/env.ts";
import { createOpenSessions } from "./open-sessions.ts";
import { cookieOf, TEST_SESSION_KEYS, testSession } from "./test-member.ts";

const START = Date.parse("2026-11-21T12:00:00Z");
const ENV = { SESSION_KEYS: TEST_SESSION_KEYS } as Env;
/** After the key that sealed the cookie was revoked. */
const REVOKED = { SESSION_KEYS: `other:${"o".repeat(42)}A` } as Env;
const MEMBER = testSession(7);

async function opened() {
  let now = START;
  const sessions = createOpenSessions(() => now);
  const cookie = await cookieOf(MEMBER, START);
  expect(sessions.known(cookie)).toBeUndefined();
  expect(await sessions.open(cookie, ENV)).toMatchObject(MEMBER);
  const pass = (milliseconds: number) => {
    now = START + milliseconds;
  };
  return { ...sessions, cookie, pass };
}

test.each([
  ["is known at once", 0, true],
  ["is known to the end of a minute", 59_999, true],
  ["is not known after it", 60_000, false],
])("an opened cookie %s", async (_name, age, isKnown) => {
  const { known, cookie, pass } = await opened();
  pass(age);
  expect(known(cookie) !== undefined).toBe(isKnown);
});

test("a session sealed with a revoked key lasts a minute at most", async () => {
  const { open, cookie, pass } = await opened();
  pass(59_999);
  expect(await open(cookie, REVOKED)).toMatchObject(MEMBER);
  pass(60_000);
  expect(await open(cookie, REVOKED)).toBeUndefined();
});

test("a cookie is known by its own session alone", async () => {
  const { known, open, cookie } = await opened();
  const other = await cookieOf(testSession(8), START);
  expect(known(other)).toBeUndefined();
  expect(await open(other, ENV)).toMatchObject(testSession(8));
  expect(known(cookie)).toMatchObject(MEMBER);
  expect(known("theme=dark")).toBeUndefined();
  expect(await open("theme=dark", ENV)).toBeUndefined();
});
