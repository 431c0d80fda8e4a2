import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { type RowTranslations, rowTextsFrom } from "./row-texts.ts";

const file = (code: string): RowTranslations =>
  JSON.parse(fs.readFileSync(`${import.meta.dirname}/../../../locales/${code}/rows.json`, "utf8"));

describe("words from a file", () => {
  test.each([
    ["en", 1, "1 red card"],
    ["en", 2, "2 red cards"],
    ["pt", 1, "1 cartão vermelho"],
    ["pt", 2, "2 cartões vermelhos"],
    ["vn", 1, "1 thẻ đỏ"],
    ["th", 2, "ใบแดง 2 ใบ"],
    ["zh-Hant", 1, "1張紅牌"],
  ])("%s counts %i red cards as “%s”", (code, count, said) => {
    const { tag = "" } = LOCALES.find((row) => row.code === code) ?? {};
    expect(rowTextsFrom(file(code), tag).redCards(count)).toBe(said);
  });

  test("a form that a language lacks is its general one", () => {
    expect(rowTextsFrom(file("th"), "en").redCards(1)).toBe("ใบแดง 1 ใบ");
  });

  test.each(["shootout", "afterExtraTime", "afterPenalties"] as const)(
    "Thai writes %s in two words, which fit the column below each other",
    (word) => {
      for (const one of rowTextsFrom(file("th"), "th").status(word).short.split(" "))
        expect(one.length).toBeLessThanOrEqual(7);
      expect(rowTextsFrom(file("th"), "th").status(word).short).toContain(" ");
    },
  );

  test("a status has a short and a long form, with its number where it has one", () => {
    const texts = rowTextsFrom(file("en"), "en");
    expect(texts.status("quarter", 3)).toEqual({ short: "Q3", long: "Quarter 3" });
    expect(texts.status("fullTime")).toEqual({ short: "FT", long: "Full time" });
  });
});
