import { expect, test } from "vitest";
import { offeredChoices } from "./offered-choices.ts";

test("corners and cards are offered where a sport counts them", () => {
  expect(offeredChoices({ sport: "football" })).toContain("counts");
  expect(offeredChoices({ sport: "basketball" })).not.toContain("counts");
  expect(offeredChoices({})).toContain("counts");
});

test.each([
  [undefined, undefined, ["prices", "noOdds"]],
  ["choice", { noOdds: true }, ["noOdds"]],
  ["default", undefined, ["showOdds"]],
  [undefined, { showOdds: true }, ["prices", "showOdds"]],
  ["country", undefined, []],
] as const)("prices hidden by %s with the view %j: %j are offered", (hiddenPrices, view, choices) => {
  const offered = offeredChoices({ view, ...(hiddenPrices && { hiddenPrices }) });
  expect(offered.filter((choice) => /prices|Odds/.test(choice))).toEqual(choices);
  expect(offered).toContain("compact");
});
