import { expect, it } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { spacingFaults } from "./spacing.ts";

it.each<[LocaleCode, string]>([
  ["en", "{{home}} v {{away}}, {{date}}"],
  ["th", "นัดที่ {{number}}"],
  ["th", "จบ.ต่อ"],
  ["th", "{{weekday}}ที่ {{day}}"],
  ["kh", "ថ្ងៃ\u200b{{date}}៖ លទ្ធផល"],
  ["kh", "ផ្ដាច់ព្រ័ត្រ"],
  ["zh-Hans", "{{home}} {{homeScore}}，{{away}} {{awayScore}}。"],
  ["zh-Hant", "2022世界盃"],
  ["zh-Hant", "{{year}}年{{month}}{{day}}日 {{weekday}}"],
])("finds nothing in %s: %s", (locale, text) => {
  expect(spacingFaults(locale, text)).toEqual([]);
});

it.each<[LocaleCode, string, string]>([
  ["en", "Two  spaces", "two spaces"],
  ["en", "End ", "space at an end"],
  ["vn", "Kết quả : 2", "space before a punctuation mark"],
  ["zh-Hans", "{{home}}{{homeScore}}", "two values without anything between them"],
  ["en", "{{month}}{{day}}", "two values without anything between them"],
  ["vn", "Kết\u200bquả", "zero-width space"],
  ["th", "รายการ{{competition}}", "no space between Thai and digits or Latin"],
  ["th", "ส่งSMS", "no space between Thai and digits or Latin"],
  ["kh", "តង់ទី1", "no space between Khmer and digits or Latin"],
  ["kh", "យើងមិនស្គាល់ការប្រកួតនេះទេ", "no place to break: យើងមិនស្គាល់ការប្រកួតនេះទេ"],
  ["kh", "ពេល\u200b នេះ", "zero-width space beside another space"],
  ["zh-Hans", "阿森纳 U21", "space between Chinese and digits or Latin"],
])("finds what is wrong in %s: %s", (locale, text, fault) => {
  expect(spacingFaults(locale, text)).toContain(fault);
});
