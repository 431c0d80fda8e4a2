import { expect, test } from "vitest";
import { LIVE_KEYS } from "#contract/tables/live-keys";
import { goalsOf } from "./message-goals.ts";

test("a message names the goals of each match that has a score", () => {
  const { changes, id, match, score } = LIVE_KEYS;
  const message = {
    [changes]: [
      { [id]: "a", [match]: { [score]: [2, 1] } },
      { [id]: "b", [match]: { [score]: [0, 0] } },
      { [id]: "c", [match]: {} },
    ],
  };
  expect(goalsOf(message)).toEqual([
    ["a", 3],
    ["b", 0],
  ]);
  expect(goalsOf({ [LIVE_KEYS.to]: 1 })).toEqual([]);
});
