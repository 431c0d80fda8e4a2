import { expect, test } from "vitest";
import { linesIn, linesText, rowLinesOf } from "./row-lines.ts";

const BOTH = { prices: true, counts: true } as const;

test.each([
  ["football", undefined, undefined, []],
  ["football", { compact: true }, undefined, []],
  ["football", BOTH, undefined, ["prices", "counts"]],
  ["football", { counts: true }, undefined, ["counts"]],
  ["football", BOTH, "country", ["counts"]],
  ["football", { ...BOTH, hideScores: true }, undefined, ["prices"]],
  ["basketball", BOTH, undefined, ["prices"]],
  ["basketball", BOTH, "country", []],
] as const)("%s with the view %j, prices hidden by %s, has the lines %j", (sport, view, hiddenPrices, lines) => {
  expect(rowLinesOf(sport, { view, ...(hiddenPrices && { hiddenPrices }) })).toEqual(lines);
});

test("the attribute of a list names its lines", () => {
  expect(linesIn(linesText(["prices", "counts"]))).toEqual(["prices", "counts"]);
  expect(linesIn(linesText([]))).toEqual([]);
  expect(linesIn("other prices")).toEqual(["prices"]);
});
