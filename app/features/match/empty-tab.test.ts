import { expect, test } from "vitest";
import { STATES } from "~/features/match-row/test-matches";
import { emptyOf } from "./EmptyTab.tsx";

test.each([
  ["timeUnknown", "commentary"],
  ["runningClock", "commentary"],
  ["fullTime", "commentaryOver"],
  ["cancelled", "commentaryOver"],
] as const)("an empty tab of a match in the state %s says %s", (state, key) => {
  expect(emptyOf("commentary", STATES[state])).toBe(key);
});
