import { expect, test, vi } from "vitest";
import { solvePuzzle } from "#contract/members/puzzle";
import { TEST_SESSION_KEYS } from "../members/test-member.ts";
import { seal } from "../platform/sealed.ts";
import { readSessionKeys, type SessionKeys } from "../settings/session-keys.ts";
import { createChallenge, verifySolution } from "./challenges.ts";

const keysOf = (text: string): SessionKeys => {
  const keys = readSessionKeys(text);
  if ("reason" in keys) throw new Error(keys.reason);
  return keys;
};
const keys = keysOf(TEST_SESSION_KEYS);
const NOW = Date.parse("2026-11-23T12:00:00Z");

const challenge = await createChallenge("sign-up", { keys, now: NOW });
const number = await solvePuzzle(challenge);
const { token } = challenge;

const verify = (answer: string, changes: Partial<Parameters<typeof verifySolution>[1]> = {}) =>
  verifySolution(answer, { keys, now: NOW, action: "sign-up", spendOnce: async () => true, ...changes });

test("a page learns nothing of the solution but the puzzle", () => {
  expect(Object.keys(challenge).sort()).toEqual(["range", "rounds", "salt", "target", "token"]);
  expect(atob(token.split(".")[0] ?? "")).toBe('{"alg":"dir","enc":"A256GCM","kid":"test"}');
});

test("the solution passes, five minutes long, also after a key was put in front", async () => {
  expect(await verify(`${token}:${number}`)).toBe("passed");
  expect(await verify(`${token}:${number}`, { now: NOW + 299_000 })).toBe("passed");
  expect(await verify(`${token}:${number}`, { keys: keysOf(`new:${"n".repeat(42)}A,${TEST_SESSION_KEYS}`) })).toBe(
    "passed",
  );
});

test.each<[string, string, Parameters<typeof verify>[1]?]>([
  ["another number", `${token}:${Number(number) + 1}`],
  ["the number in another spelling", `${token}:0${number}`],
  ["no number", token],
  ["no token", `:${number}`],
  ["a forged token", `${token.slice(0, -4)}AAAA:${number}`],
  ["nothing", ""],
  ["another form's", `${token}:${number}`, { action: "reset" }],
  ["one that is too old", `${token}:${number}`, { now: NOW + 301_000 }],
  ["one that was used", `${token}:${number}`, { spendOnce: async () => false }],
  ["one of a key that is gone", `${token}:${number}`, { keys: keysOf(`other:${"o".repeat(42)}A`) }],
])("%s fails", async (_case, answer, changes) => {
  expect(await verify(answer, changes)).toBe("failed");
});

test("a sealed text of another purpose is no challenge", async () => {
  const claims = { action: "sign-up", number: 1, jti: "id" };
  const session = await seal(claims, { keys, purpose: "session", now: NOW, lifetime: 300 });
  expect(await verify(`${session}:1`)).toBe("failed");
});

test("only a solution uses a challenge up", async () => {
  const spendOnce = vi.fn(async () => true);
  await verify(`${token}:${Number(number) + 1}`, { spendOnce });
  expect(spendOnce).not.toHaveBeenCalled();
  await verify(`${token}:${number}`, { spendOnce });
  expect(spendOnce).toHaveBeenCalledTimes(1);
});
