import { expect, it } from "vitest";
import { unbrokenName } from "./unbroken-name.ts";

it.each([
  ["บาร์เซโลนา", "บา⁠ร์⁠เซ⁠โล⁠นา"],
  ["แอธเลติก บิลเบา", "แอ⁠ธ⁠เล⁠ติ⁠ก บิ⁠ล⁠เบา"],
  ["ชาลเก้ 04", "ชา⁠ล⁠เก้ 04"],
  ["Barcelona", "Barcelona"],
  ["Hà Nội FC", "Hà Nội FC"],
  ["ភ្នំពេញ", "ភ្នំពេញ"],
])("%s", (name, joined) => {
  expect(unbrokenName(name)).toBe(joined);
  expect(unbrokenName(joined)).toBe(joined);
});
