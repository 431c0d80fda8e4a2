import { expect, test } from "vitest";
import { offeredChoices } from "./offered-choices.ts";

test("corners and cards are offered where a sport counts them", () => {
  expect(offeredChoices({ locale: "en", sport: "football" })).toContain("counts");
  expect(offeredChoices({ locale: "en", sport: "basketball" })).not.toContain("counts");
  expect(offeredChoices({ locale: "en" })).toContain("counts");
});

test.each([
  ["th", ["buddhistYears"]],
  ["kh", ["khmerDigits"]],
  ["vn", []],
] as const)("in %s %j is offered of what is about one language, but not beside a list", (locale, choices) => {
  const ofLanguage = (offered: readonly string[]) => offered.filter((choice) => /Years|Digits/.test(choice));
  expect(ofLanguage(offeredChoices({ locale }))).toEqual(choices);
  expect(ofLanguage(offeredChoices({ locale, sport: "football" }))).toEqual([]);
});

test.each([
  [undefined, undefined, ["prices", "noOdds"]],
  ["choice", { noOdds: true }, ["noOdds"]],
  ["default", undefined, ["showOdds"]],
  [undefined, { showOdds: true }, ["prices", "showOdds"]],
  ["country", undefined, []],
] as const)("prices hidden by %s with the view %j: %j are offered", (hiddenPrices, view, choices) => {
  const offered = offeredChoices({ locale: "en", view, ...(hiddenPrices && { hiddenPrices }) });
  expect(offered.filter((choice) => /prices|Odds/.test(choice))).toEqual(choices);
  expect(offered).toContain("compact");
});
