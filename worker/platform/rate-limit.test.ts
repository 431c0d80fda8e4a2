import { expect, test } from "vitest";
import { isWithinLimit } from "./rate-limit.ts";

const answering = (success: boolean) => ({ limit: async () => ({ success }) });
const failing = { limit: () => Promise.reject(new Error("down")) };

test.each<[string, RateLimit | undefined, string | undefined, boolean]>([
  ["counts by the binding", answering(false), "key", false],
  ["admits within the limit", answering(true), "key", true],
  ["admits when the binding fails", failing, "key", true],
  ["admits without a binding", undefined, "key", true],
  ["counts nothing without a key", answering(false), undefined, true],
])("%s", async (_, binding, key, isWithin) => {
  expect(await isWithinLimit(binding, key)).toBe(isWithin);
});
