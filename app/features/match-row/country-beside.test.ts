import { expect, test } from "vitest";
import { countryBeside } from "./country-beside.ts";

test.each<[name: string, country: string, beside: string | undefined]>([
  ["Premier League", "England", "England"],
  ["LBA (Ý)", "Ý", undefined],
  ["BBL (Đức)", "Đức", undefined],
  ["ลาลีกา สเปน", "สเปน", undefined],
  ["พรีเมียร์ลีก", "อังกฤษ", "อังกฤษ"],
  ["英格兰足球超级联赛", "英格兰", undefined],
  ["Cambodian Premier League", "Cambodia", "Cambodia"],
  ["Irish League Cup", "Ireland", "Ireland"],
  ["Omani League", "Oman", "Oman"],
  ["Liga de Hong Kong", "Hong Kong", undefined],
])("beside %s of %s stands %s", (name, country, beside) => {
  expect(countryBeside({ name, country: { id: "1", key: "x", name: country } })).toBe(beside);
});
