import { expect, test } from "vitest";
import { yearsAhead } from "./years-ahead.ts";

test.each([
  ["th", "buddhistYears", 543],
  ["th", "compact.buddhistYears", 543],
  ["th", "compact", 0],
  ["th", undefined, 0],
  ["km", "buddhistYears", 0],
])("in %s with the view %s years are %i ahead", (lang, view, ahead) => {
  expect(yearsAhead({ lang, dataset: view === undefined ? {} : { view } })).toBe(ahead);
});
