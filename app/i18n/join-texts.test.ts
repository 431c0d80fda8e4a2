import { expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { joinListed, joinParts, joinSentences } from "./join-texts.ts";

const CHINESE = ["zh-Hans", "zh-Hant"];

test.each(LOCALE_CODES)("%s: sentences and lists are joined as the language does it", (locale) => {
  const isChinese = CHINESE.includes(locale);
  expect(joinSentences(["A.", false, "B.", undefined], locale)).toBe(isChinese ? "A.B." : "A. B.");
  expect(joinListed(["2024/25", "", "2023/24"], locale)).toBe(isChinese ? "2024/25、2023/24" : "2024/25, 2023/24");
  expect(joinParts(["Stadium", undefined, "City"], locale)).toBe(isChinese ? "Stadium，City" : "Stadium, City");
  expect(joinListed([], locale)).toBe("");
});
