import { expect, it } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { sentenceEndFaults } from "./sentence-end.ts";

const SENTENCE = "The mistake is ours.";

it.each<[LocaleCode, string, string]>([
  ["vn", SENTENCE, "Lỗi này do chúng tôi."],
  ["th", SENTENCE, "ข้อผิดพลาดนี้เกิดจากระบบของเรา"],
  ["kh", SENTENCE, "កំហុសនេះមកពីយើង។"],
  ["zh-Hans", SENTENCE, "这是我们的问题。"],
  ["zh-Hant", "Agg.", "判"],
  ["pt", "TBA", "A def."],
  ["th", "wind {{speed}} km/h", "ลม {{speed}} กม./ชม."],
])("is content with %s: %s → %s", (locale, english, text) => {
  expect(sentenceEndFaults(locale, english, text)).toEqual([]);
});

it.each<[LocaleCode, string, string, string]>([
  ["pt", SENTENCE, "O erro é nosso", "does not end with ."],
  ["zh-Hans", SENTENCE, "这是我们的问题.", "does not end with 。"],
  ["kh", SENTENCE, "កំហុសនេះមកពីយើង", "does not end with ។"],
  ["th", SENTENCE, "ข้อผิดพลาดนี้เกิดจากระบบของเรา.", "full stop where none belongs"],
  ["kh", "No matches", "គ្មានការប្រកួត។", "full stop where none belongs"],
])("finds the end of %s: %s → %s", (locale, english, text, fault) => {
  expect(sentenceEndFaults(locale, english, text)).toEqual([fault]);
});
