import { expect, it } from "vitest";
import { unbrokenScores } from "./unbroken-scores.ts";

it.each([
  ["It is 2-1 now.", "It is 2-\u20601 now."],
  ["X 46–41 Y", "X 46–\u206041 Y"],
  ["Saint-Étienne win", "Saint-Étienne win"],
  ["", ""],
])("joins the scores of %j", (text, joined) => {
  expect(unbrokenScores(text)).toBe(joined);
});
