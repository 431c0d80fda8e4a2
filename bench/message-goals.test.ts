import { expect, test } from "vitest";
import { LIVE_KEYS } from "#contract/tables/live-keys";
import { createListener } from "./listener.ts";

const message = (to: number, ...scores: [id: string, score?: [number, number]][]) =>
  JSON.stringify({
    [LIVE_KEYS.to]: to,
    [LIVE_KEYS.changes]: scores.map(([id, score]) => ({
      [LIVE_KEYS.id]: id,
      [LIVE_KEYS.match]: score ? { [LIVE_KEYS.score]: score } : {},
    })),
  });

test("a goal is a score that rises in a match that was named before", () => {
  const hear = createListener(new Map([["e", 1]]));
  const heard = [
    message(1, ["a", [0, 0]], ["b", [1, 0]]),
    message(2, ["a", [0, 0]]),
    message(3, ["a", [0, 1]]),
    message(4, ["b", [0, 0]], ["c", [2, 2]], ["d"]),
    JSON.stringify({ [LIVE_KEYS.to]: 5 }),
    message(6, ["e", [1, 1]]),
  ].map((text, index) => hear(text, index * 10));
  expect(heard.map(({ hasGoal }) => hasGoal)).toEqual([false, false, true, false, false, true]);
  expect(heard[2]).toEqual({ to: 3, hasGoal: true, at: 20 });
});
