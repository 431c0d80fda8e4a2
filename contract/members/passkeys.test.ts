import { expect, test } from "vitest";
import { LONGEST_PASSKEY_NAME, passkeyName } from "./passkeys.ts";

test.each([
  ["My phone", "My phone"],
  ["  โทรศัพท์ ของฉัน ", "โทรศัพท์ ของฉัน"],
  ["a\nb\tc\u0000d", "a b c d"],
  ["💳".repeat(LONGEST_PASSKEY_NAME), "💳".repeat(LONGEST_PASSKEY_NAME)],
  ["x".repeat(LONGEST_PASSKEY_NAME + 1), undefined],
  ["", undefined],
  [" \n ", undefined],
])("the name %j is stored as %j", (typed, stored) => {
  expect(passkeyName(typed)).toBe(stored);
});
