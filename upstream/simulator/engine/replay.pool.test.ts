import { expect, it } from "vitest";
import { REPLAY, replayedLines, sha256 } from "./test-replay.ts";

it("plays the same matches in workerd as anywhere else, for ever", async () => {
  const lines = replayedLines();
  expect(lines[0]).toBe(REPLAY.first);
  expect(lines).toHaveLength(REPLAY.count);
  expect(await sha256(lines.join("\n"))).toBe(REPLAY.sha256);
});
