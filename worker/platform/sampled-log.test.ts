import { expect, test, vi } from "vitest";
import { sampledLog } from "./log.ts";

test("the first of every so many lines is written, and says for how many it stands", () => {
  const log = vi.fn();
  const sampled = sampledLog(log, 3);
  for (let line = 0; line < 7; line += 1) sampled("live_poll", () => ({ line }));
  expect(log.mock.calls).toEqual([0, 3, 6].map((line) => ["live_poll", { line, oneOf: 3 }]));
});
