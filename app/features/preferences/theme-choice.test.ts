import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { barColor, THEME_COLORS, themeNamed } from "#contract/tables/themes";

test.each([
  ["system", "system"],
  ["light ", "light"],
  ["dark  ", "dark"],
  ["dark", "dark"],
  ["blue", "system"],
  ["", "system"],
  [undefined, "system"],
])("%j is the choice %s", (text, choice) => {
  expect(themeNamed(text)).toBe(choice);
});

test.each([
  ["system", "light", "#ffffff"],
  ["system", "dark", "#151b19"],
  ["light", "dark", "#ffffff"],
  ["dark", "light", "#151b19"],
] as const)("chosen %s on a %s device: the browser's bars are %s", (choice, scheme, color) => {
  expect(barColor(choice, scheme)).toBe(color);
});

test("the bars have the colour of the header", () => {
  const css = fs.readFileSync(path.resolve(import.meta.dirname, "../../ui/tokens.css"), "utf8");
  const [, light = "", dark = ""] = /--raised: var\(--l, (#\w+)\) var\(--d, (#\w+)\)/.exec(css) ?? [];
  expect([light.replace(/^#(.)$|^#fff$/, "#ffffff"), dark]).toEqual([THEME_COLORS.light, THEME_COLORS.dark]);
});
