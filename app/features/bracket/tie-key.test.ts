import { expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { translatorOf } from "~/i18n/translator";
import { tieKey } from "./bracket-data.ts";

test.each([
  ["Round of 16", "Round of 16, tie 6"],
  ["Quarter-final", "Quarter-final 6"],
])("a tie of the %s: %s", (stage, name) => {
  expect(translatorOf("en", ["bracket"]).t(`bracket:${tieKey(stage)}`, { stage, number: 6 })).toBe(name);
});

test.each(LOCALE_CODES)("in %s no number follows another", (locale) => {
  const { t } = translatorOf(locale, ["bracket", "matches"]);
  for (const stage of ["round_of_32", "round_of_16", "quarter_final"] as const) {
    const name = t(`matches:stage.${stage}`);
    expect(t(`bracket:${tieKey(name)}`, { stage: name, number: 6 })).not.toMatch(/\d ?6$/);
  }
});
