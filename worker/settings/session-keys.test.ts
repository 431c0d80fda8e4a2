import { expect, test } from "vitest";
import { readSessionKeys } from "./session-keys.ts";

const A = "A".repeat(43);
const B = `${"_-9z".repeat(10)}abA`;

test("the first key seals, all open", () => {
  const keys = readSessionKeys(`2026b:${B}, 2026a:${A}=`);
  if ("reason" in keys) throw new Error(keys.reason);
  expect([keys.current.id, keys.find("2026a")?.id, keys.find("2025")?.id]).toEqual(["2026b", "2026a", undefined]);
  expect(keys.current.bytes).toHaveLength(32);
  expect(keys.find("2026a")?.bytes).toEqual(new Uint8Array(32));
});

test.each([
  [undefined, "SESSION_KEYS is not set"],
  [" , ", "SESSION_KEYS is not set"],
  [A, "key 1 of SESSION_KEYS is not id:key with 32 bytes in Base64url"],
  [`a:${A},b:short`, "key 2 of SESSION_KEYS is not id:key with 32 bytes in Base64url"],
  [`a:${A},a:${B}`, "SESSION_KEYS has the id a twice"],
])("%j cannot be used", (text, reason) => {
  expect(readSessionKeys(text)).toEqual({ reason });
});
