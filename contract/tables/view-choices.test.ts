import { expect, test } from "vitest";
import { VIEW_CHOICES, viewOf, viewOfPage, viewText, withChoices } from "./view-choices.ts";

test.each([
  [undefined, undefined],
  ["", undefined],
  ["other", undefined],
  ["compact", { compact: true }],
  ["hideScores.byKickOff", { byKickOff: true, hideScores: true }],
  ["compact.compact.x", { compact: true }],
])("the cookie %j is the view %j", (text, view) => {
  expect(viewOf(text)).toEqual(view);
});

test("a view is one text, whatever the order of the cookie", () => {
  expect(viewText(viewOf("hideScores.parts.byKickOff"))).toBe("byKickOff.parts.hideScores");
  expect(viewText(viewOf(VIEW_CHOICES.join(".")))).toBe(VIEW_CHOICES.join("."));
});

test.each([
  [undefined, { compact: true }, { compact: true }],
  [{ compact: true }, { compact: false }, undefined],
  [{ compact: true }, { hideScores: true }, { compact: true, hideScores: true }],
  [{ compact: true, parts: true }, { compact: false, byKickOff: false }, { parts: true }],
] as const)("%j changed by %j is %j", (view, change, after) => {
  expect(withChoices(view, change)).toEqual(after);
});

test.each([
  [{ hideScores: true }, "?results=show", undefined],
  [{ hideScores: true, compact: true }, "?last=10&results=show", { compact: true }],
  [{ hideScores: true }, "?last=10", { hideScores: true }],
  [{ hideScores: true }, "?results=hide", { hideScores: true }],
  [{ compact: true }, "?results=show", { compact: true }],
  [undefined, "?results=show", undefined],
] as const)("%j on a page with %j is %j", (view, query, shown) => {
  expect(viewOfPage(view, query)).toEqual(shown);
});
