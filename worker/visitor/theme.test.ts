import { expect, test } from "vitest";
import { isTheme, THEMES } from "#contract/tables/themes";
import { THEME_WITHIN, themeBytes, themeOffset, themeText } from "./theme.ts";

const encode = (text: string) => new TextEncoder().encode(text);

test("the values of all themes are as wide", () => {
  expect(THEMES.map(themeText)).toEqual(["system", "light ", "dark  "]);
  for (const theme of THEMES) expect(themeBytes(theme)).toEqual(encode(themeText(theme)));
});

test.each([
  ["dark", true],
  ["Dark", false],
  ["", false],
  [undefined, false],
])("%s is a theme: %s", (text, expected) => {
  expect(isTheme(text)).toBe(expected);
});

test.each([
  ['<html data-theme="system">', 18],
  ['<html lang="th" data-x="ผ" data-theme="dark  ">', 41],
  ["<html data-theme=system>", undefined],
  ["", undefined],
  [`<html>${" ".repeat(THEME_WITHIN)}data-theme="system"`, undefined],
])("in %j the theme stands at %s", (page, offset) => {
  expect(themeOffset(encode(page))).toBe(offset);
});
