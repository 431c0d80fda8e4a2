import { expect, test } from "vitest";
import { LIVE_KEYS } from "./live-keys.ts";

test("each name of a live message has a character of its own", () => {
  const short = Object.values(LIVE_KEYS);
  expect(new Set(short).size).toBe(short.length);
  for (const key of short) expect(key).toHaveLength(1);
});
