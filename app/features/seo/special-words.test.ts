import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { sentenceEndFaults } from "../../../locales/checks/sentence-end.ts";
import { styleFaults } from "../../../locales/checks/style.ts";
import { specialCompetitionWords } from "./special-competition-words.ts";
import { specialTeamWords } from "./special-team-words.ts";
import { SPECIAL_TEAM_LOCALES, SPECIAL_TEAMS } from "./special-teams.ts";
import type { SpecialWords } from "./special-words.ts";

/** What search engines show of a title and a description, in characters; the site's name comes behind a title. */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 170;

/** We inform; nothing invites to betting. */
const BETTING = /\b(bet|odds|tip)s?\b|พนัน|แทง|ราคาบอล|บอลไหล|cá cược|kèo|soi|nhà cái|投注|博彩|赔率|盘口|ភ្នាល់|កំណត់ហាង/i;

const length = (text: string): number => [...text.replaceAll("\u200b", "")].length;

function expectGood(words: SpecialWords | undefined): asserts words is SpecialWords {
  if (!words) throw new Error("no words");
  const { title, description, tags } = words;
  expect(length(title)).toBeLessThanOrEqual(LONGEST_TITLE);
  expect(length(description)).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
  expect(tags.length).toBeGreaterThanOrEqual(3);
  expect(new Set(tags).size).toBe(tags.length);
  expect([title, description, ...tags].join(" ")).not.toMatch(BETTING);
}

describe("clubs that many look for", () => {
  test("are twenty, each once", () => {
    expect(SPECIAL_TEAMS).toHaveLength(20);
    expect(new Set(SPECIAL_TEAMS.map(({ id }) => id)).size).toBe(20);
    expect(new Set(SPECIAL_TEAMS.map(({ key }) => key)).size).toBe(20);
  });

  const rows = SPECIAL_TEAMS.flatMap((team) => SPECIAL_TEAM_LOCALES.map((locale) => ({ ...team, locale })));

  test.each(rows)("$key has words in $locale", ({ id, key, locale, names }) => {
    const words = specialTeamWords(locale, { id, key });
    expectGood(words);
    expect(words.title).toContain(names[locale][0]);
    // Names are not the language's own, but for Thai, which has its own spellings of them.
    const name = locale === "th" ? "ทีม" : "{{name}}";
    const plain = (text: string) => names[locale].reduce((rest, one) => rest.replaceAll(one, name), text);
    for (const text of [words.title, words.description]) expect(styleFaults(locale, plain(text))).toEqual([]);
    expect(sentenceEndFaults(locale, "A sentence.", words.description)).toEqual([]);
  });

  test("are looked for by the name that fans type", () => {
    expect(specialTeamWords("th", { id: "20114", key: "manchester-united" })?.tags).toContain("ผลบอลแมนยู");
    expect(specialTeamWords("th", { id: "20112", key: "liverpool" })?.tags).toContain("ผลบอลลิเวอร์พูล");
    expect(specialTeamWords("vn", { id: "20114", key: "manchester-united" })?.tags).toContain("lịch thi đấu MU");
    expect(specialTeamWords("zh-Hans", { id: "20114", key: "manchester-united" })?.tags).toContain("曼联赛程");
  });

  test.each(SPECIAL_TEAM_LOCALES)("in %s no two have the same title", (locale) => {
    const titles = SPECIAL_TEAMS.map((team) => specialTeamWords(locale, team)?.title);
    expect(new Set(titles).size).toBe(20);
  });

  test.each(["en", "zh-Hant", "pt"] as const)("have none in %s", (locale) => {
    for (const team of SPECIAL_TEAMS) expect(specialTeamWords(locale, team)).toBeUndefined();
  });

  test("another club has none, nor has another supplier's of the same id", () => {
    expect(specialTeamWords("th", { id: "99", key: "manchester-united" })).toBeUndefined();
    expect(specialTeamWords("th", { id: "20114", key: "wolfsburg" })).toBeUndefined();
  });
});

describe("the Premier League", () => {
  const league = { key: "premier-league", country: { key: "england" } };
  const rows = (["th", "vn", "en"] as const).flatMap((locale) =>
    (["matches", "table", "about"] as const).map((tab) => ({ locale, tab })),
  );

  test.each(rows)("has words in $locale for $tab", ({ locale, tab }) => {
    const words = specialCompetitionWords(locale, league, tab);
    expectGood(words);
    for (const text of [words.title, words.description]) expect(styleFaults(locale, text)).toEqual([]);
  });

  test("names what fans look for", () => {
    expect(specialCompetitionWords("th", league, "table")?.title).toContain("ตารางคะแนนพรีเมียร์ลีก");
    expect(specialCompetitionWords("vn", league, "table")?.title).toContain("Bảng xếp hạng Ngoại hạng Anh");
  });

  test.each(LOCALE_CODES)("in %s no other competition has any", (locale) => {
    const others = [
      { key: "la-liga", country: { key: "spain" } },
      { key: "premier-league", country: { key: "singapore" } },
    ];
    for (const other of others) expect(specialCompetitionWords(locale, other, "table")).toBeUndefined();
  });
});
