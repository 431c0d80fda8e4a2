import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { groupTokens, stylePage, tokensIn } from "./style-page.mjs";

const SHEET = readFileSync("app/ui/tokens.css", "utf8");

test("the page of tokens shows each once, in both schemes", () => {
  const names = tokensIn(SHEET).map(({ name }) => `${name}`);
  expect(names).toEqual(expect.arrayContaining(["--surface", "--t-xs", "--s1", "--r-s", "--shade", "--z-bar"]));
  const shown = groupTokens(tokensIn(SHEET)).flatMap(({ own }) => own.map(({ name }) => `${name}`));
  expect(shown.toSorted()).toEqual(names.toSorted());
  for (const theme of ["light", "dark"]) expect(stylePage([SHEET], theme)).toContain(`data-theme="${theme}"`);
});
