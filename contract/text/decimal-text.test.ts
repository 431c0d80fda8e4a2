import { expect, it } from "vitest";
import { decimalText } from "./decimal-text.ts";

it.each([
  ["en", "2.5", "2.5"],
  ["th", "2.5", "2.5"],
  ["zh-Hant", "0.679", "0.679"],
  ["pt", "0.679", "0,679"],
  ["vn", "2.5", "2,5"],
  ["vi", "2.5", "2,5"],
  ["pt", "–", "–"],
])("in %s %s is written %s", (language, text, written) => {
  expect(decimalText(text, language)).toBe(written);
});
