import { expect, it } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { type ScorePlace, scoreText } from "./score-text.ts";

it.each<[LocaleCode, ScorePlace, string]>([
  ["en", "cell", "2-1"],
  ["en", "sentence", "2-1"],
  ["en", "names", "2-1"],
  ["th", "sentence", "2-1"],
  ["vn", "sentence", "2-1"],
  ["kh", "names", "2-1"],
  ["zh-Hans", "sentence", "2-1"],
  ["zh-Hant", "cell", "2:1"],
  ["zh-Hant", "sentence", "2:1"],
  ["pt", "cell", "2-1"],
  ["pt", "sentence", "2\u00a0a\u00a01"],
  ["pt", "names", "2\u00a0x\u00a01"],
])("in %s a score is written in a %s as %s", (locale, place, text) => {
  expect(scoreText([2, 1], locale, place)).toBe(text);
});
