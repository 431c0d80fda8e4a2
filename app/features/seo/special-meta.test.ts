import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { COMPETITION_TABS } from "#contract/tables/paths";
import { LONGEST_DESCRIPTION, LONGEST_TITLE } from "~/features/page-meta/fit-texts";
import { sentenceEndFaults } from "../../../locales/checks/sentence-end.ts";
import { styleFaults } from "../../../locales/checks/style.ts";
import { type SpecialMeta, specialCompetitionMeta } from "./special-tables.ts";
import { specialTeamMeta } from "./special-team-meta.ts";
import { SPECIAL_TEAM_LOCALES, SPECIAL_TEAMS } from "./special-teams.ts";

/** The site informs; nothing may invite betting. */
const BETTING = /\b(bet|odds|tip)s?\b|พนัน|แทง|ราคาบอล|บอลไหล|cá cược|kèo|soi|nhà cái|投注|博彩|赔率|盘口|ភ្នាល់|កំណត់ហាង/i;

const length = (text: string): number => [...text.replaceAll("\u200b", "")].length;

function expectGood(words: SpecialMeta | undefined): asserts words is SpecialMeta {
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
    const meta = specialTeamMeta(locale, { id, key });
    expectGood(meta);
    expect(meta.title).toContain(names[locale][0]);
    // Names are kept as they are, except in Thai, which has its own spellings.
    const name = locale === "th" ? "ทีม" : "{{name}}";
    const plain = (text: string) => names[locale].reduce((rest, one) => rest.replaceAll(one, name), text);
    for (const text of [meta.title, meta.description]) expect(styleFaults(locale, plain(text))).toEqual([]);
    expect(sentenceEndFaults(locale, "A sentence.", meta.description)).toEqual([]);
  });

  test("are looked for by the name that fans type", () => {
    expect(specialTeamMeta("th", { id: "20114", key: "manchester-united" })?.tags).toContain("ผลบอลแมนยู");
    expect(specialTeamMeta("th", { id: "20112", key: "liverpool" })?.tags).toContain("ผลบอลลิเวอร์พูล");
    expect(specialTeamMeta("vn", { id: "20114", key: "manchester-united" })?.tags).toContain("lịch thi đấu MU");
    expect(specialTeamMeta("zh-Hans", { id: "20114", key: "manchester-united" })?.tags).toContain("曼联赛程");
  });

  test.each(SPECIAL_TEAM_LOCALES)("in %s no two have the same title", (locale) => {
    const titles = SPECIAL_TEAMS.map((team) => specialTeamMeta(locale, team)?.title);
    expect(new Set(titles).size).toBe(20);
  });

  test.each(["en", "zh-Hant", "pt"] as const)("have none in %s", (locale) => {
    for (const team of SPECIAL_TEAMS) expect(specialTeamMeta(locale, team)).toBeUndefined();
  });

  test("another club has none, nor has another supplier's of the same id", () => {
    expect(specialTeamMeta("th", { id: "99", key: "manchester-united" })).toBeUndefined();
    expect(specialTeamMeta("th", { id: "20114", key: "wolfsburg" })).toBeUndefined();
  });
});

describe("the Premier League", () => {
  const league = { key: "premier-league", country: { key: "england" } };
  const rows = (["th", "vn", "en"] as const).flatMap((locale) => COMPETITION_TABS.map((tab) => ({ locale, tab })));

  test.each(rows)("has words in $locale for $tab", ({ locale, tab }) => {
    const meta = specialCompetitionMeta(locale, league, tab);
    expectGood(meta);
    for (const text of [meta.title, meta.description]) expect(styleFaults(locale, text)).toEqual([]);
  });

  test("names what fans look for", () => {
    expect(specialCompetitionMeta("th", league, "table")?.title).toContain("ตารางคะแนนพรีเมียร์ลีก");
    expect(specialCompetitionMeta("vn", league, "table")?.title).toContain("Bảng xếp hạng Ngoại hạng Anh");
  });

  test.each(LOCALE_CODES)("in %s no other competition has any", (locale) => {
    const others = [
      { key: "la-liga", country: { key: "spain" } },
      { key: "premier-league", country: { key: "singapore" } },
    ];
    for (const other of others) expect(specialCompetitionMeta(locale, other, "table")).toBeUndefined();
  });
});
