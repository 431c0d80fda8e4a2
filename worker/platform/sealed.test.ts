import { EncryptJWT } from "jose";
import { expect, test } from "vitest";
import { readSessionKeys } from "../settings/session-keys.ts";
import { seal, unseal } from "./sealed.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const keysOf = (text: string) => {
  const keys = readSessionKeys(text);
  if ("reason" in keys) throw new Error(keys.reason);
  return keys;
};
const OLD = `a:${"A".repeat(43)}`;
const NEW = `b:${"_-9z".repeat(10)}abA`;
const old = keysOf(OLD);
const rotated = keysOf(`${NEW},${OLD}`);

const sealed = () =>
  seal({ token: "secret", nickname: "Som" }, { keys: old, purpose: "session", now: NOW, lifetime: 60 });

test("what is sealed cannot be read, and opens with its claims", async () => {
  const text = await sealed();
  expect(atob(text.split(".")[3]?.replaceAll("-", "+").replaceAll("_", "/") ?? "")).not.toContain("secret");
  expect(await unseal(text, { keys: old, purpose: "session", now: NOW })).toMatchObject({ token: "secret" });
});

test("a new key in front of the old one opens what the old one sealed", async () => {
  expect(await unseal(await sealed(), { keys: rotated, purpose: "session", now: NOW })).toBeDefined();
});

test.each([
  ["of another purpose", old, "attempt", 0],
  ["too old", old, "session", 61_000],
  ["of a key that is gone", keysOf(NEW), "session", 0],
] as const)("what is %s does not open", async (_, keys, purpose, later) => {
  expect(await unseal(await sealed(), { keys, purpose, now: NOW + later })).toBeUndefined();
});

test("what is changed, cut or no sealed text at all does not open", async () => {
  const text = await sealed();
  const open = (changed: string) => unseal(changed, { keys: old, purpose: "session", now: NOW });
  for (let at = 0; at < text.length - 1; at += 7) {
    const other = text[at] === "A" ? "B" : "A";
    expect(await open(text.slice(0, at) + other + text.slice(at + 1)), `changed at ${at}`).toBeUndefined();
  }
  for (const wrong of ["", ".", "....", text.slice(0, -4), "eyJhbGciOiJub25lIn0..."])
    expect(await open(wrong)).toBeUndefined();
});

test("another algorithm does not open, though its key is ours", async () => {
  const other = await new EncryptJWT({ token: "x" })
    .setProtectedHeader({ alg: "A256KW", enc: "A256GCM", kid: "a" })
    .setAudience("session")
    .setExpirationTime("1h")
    .encrypt(old.current.bytes);
  expect(await unseal(other, { keys: old, purpose: "session", now: Date.now() })).toBeUndefined();
});
