import { expect, test } from "vitest";
import { isAfterLogOut } from "./element-ids.ts";

test.each([
  ["#logged-out", true],
  ["#account-deleted", true],
  ["#videos", false],
  ["", false],
])("the fragment %j is of a page after log-out: %s", (fragment, isAfter) => {
  expect(isAfterLogOut(fragment)).toBe(isAfter);
});
