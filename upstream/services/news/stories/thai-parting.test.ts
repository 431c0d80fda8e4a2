import { expect, test } from "vitest";
import { inTurn, standingAlone } from "./thai-parting.ts";

test.each([
  ["th", "ฝ่าย อาร์เซนอล ออกนำ", "อาร์เซนอล ออกนำ"],
  ["th", "ส่วน อาร์เซนอล ออกนำ", "อาร์เซนอล ออกนำ"],
  ["th", "ประตูแรกเป็นของ อาร์เซนอล", "ประตูแรกเป็นของ อาร์เซนอล"],
  ["en", "Arsenal lead.", "Arsenal lead."],
] as const)("alone, in %s, %j is %j", (locale, text, alone) => {
  expect(standingAlone(text, locale)).toBe(alone);
});

test("sentences of a Thai paragraph are parted by one word after the other", () => {
  const sentences = ["ก ชนะ", "ฝ่าย ข แพ้", "นาทีที่ 5", "ฝ่าย ค ยิง", "ฝ่าย ง ยิง", "ฝ่าย จ ยิง", "ฝ่าย ฉ ยิง"];
  expect(inTurn(sentences, "th")).toEqual([
    "ก ชนะ",
    "ฝ่าย ข แพ้",
    "นาทีที่ 5",
    "ทางฝั่ง ค ยิง",
    "ขณะที่ ง ยิง",
    "ด้าน จ ยิง",
    "ฝ่าย ฉ ยิง",
  ]);
  expect(inTurn(sentences, "vn")).toBe(sentences);
});
