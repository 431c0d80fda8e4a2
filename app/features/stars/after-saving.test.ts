import { expect, test } from "vitest";
import type { Saved } from "~/features/favourites/save-followed";
import { type AfterSaving, afterSaving } from "./stars.island.tsx";

test.each<[string, Saved, boolean, AfterSaving]>([
  ["success", { kind: "done" }, true, { kind: "confirm" }],
  ["a silent refusal", { kind: "silent" }, true, { kind: "revert", isSilent: true }],
  [
    "a refusal with a message",
    { kind: "refused", message: "Too many." },
    true,
    { kind: "revert", isSilent: false, message: "Too many." },
  ],
  ["no answer", { kind: "refused" }, true, { kind: "revert", isSilent: false }],
  ["success of a press before the last", { kind: "done" }, false, { kind: "nothing" }],
  ["a silent refusal of a press before the last", { kind: "silent" }, false, { kind: "nothing" }],
  ["a refusal of a press before the last", { kind: "refused" }, false, { kind: "nothing" }],
])("%s", (_, saved, isLatest, after) => {
  expect(afterSaving(saved, isLatest)).toEqual(after);
});
