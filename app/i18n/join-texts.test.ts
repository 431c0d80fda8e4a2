import { expect, it, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { joinListed, joinParts, joinSentences, labelled, unbrokenScores } from "./join-texts.ts";

const CHINESE = ["zh-Hans", "zh-Hant"];

test.each(LOCALE_CODES)("%s: sentences and lists are joined as the language does it", (locale) => {
  const isChinese = CHINESE.includes(locale);
  expect(joinSentences(["A.", false, "B.", undefined], locale)).toBe(isChinese ? "A.B." : "A. B.");
  expect(joinListed(["2024/25", "", "2023/24"], locale)).toBe(isChinese ? "2024/25、2023/24" : "2024/25, 2023/24");
  expect(joinListed([], locale)).toBe("");
});

test.each([
  ["en", "Stadium, City", "Goals: Arsenal"],
  ["vi", "Stadium, City", "Goals: Arsenal"],
  ["th", "Stadium · City", "Goals: Arsenal"],
  ["km", "Stadium · City", "Goals៖ Arsenal"],
  ["kh", "Stadium · City", "Goals៖ Arsenal"],
  ["zh-Hant", "Stadium，City", "Goals：Arsenal"],
])("%s: parts and labels have the marks of the language", (locale, parts, label) => {
  expect(joinParts(["Stadium", undefined, "City"], locale)).toBe(parts);
  expect(labelled("Goals", "Arsenal", locale)).toBe(label);
});

it.each([
  ["It is 2-1 now.", "It is 2-\u20601 now."],
  ["X 46–41 Y", "X 46–\u206041 Y"],
  ["Saint-Étienne win", "Saint-Étienne win"],
  ["", ""],
])("joins the scores of %j", (text, joined) => {
  expect(unbrokenScores(text)).toBe(joined);
});
