import { describe, expect, test } from "vitest";
import { CONTEST_ZONE } from "#contract/contests/contest-days";
import { CONTEST_TYPES } from "#contract/tables/contest-types";
import { LOCALE_CODES } from "#contract/tables/locales";
import { instantOf } from "#contract/time/zone";
import { contestEndedTitle, contestTitle, type TitledContest } from "./contest-titles.ts";

const at = (day: string, time: string): number => instantOf(day, time, CONTEST_ZONE);

const week = (monday: string, sunday: string): TitledContest => ({
  kind: "prediction",
  sport: "football",
  label: "2026w48",
  startDate: at(monday, "00:00"),
  endDate: at(sunday, "21:00"),
});

const WEEK = week("2026-11-23", "2026-11-29");
const MONTH = { label: "2026m11", startDate: at("2026-11-01", "00:00"), endDate: at("2026-12-01", "00:00") };
const WORLD_CUP = {
  kind: "worldCup",
  sport: "football",
  label: "2022",
  startDate: at("2022-11-01", "00:00"),
  endDate: Date.UTC(2022, 10, 20, 16),
} as const;

/** Every kind and sport. */
const CONTESTS: TitledContest[] = [
  WORLD_CUP,
  { ...WORLD_CUP, label: "2026m11", endDate: at("2026-11-08", "19:00") },
  { kind: "referral", ...MONTH },
  ...(["football", "basketball"] as const).flatMap((sport): TitledContest[] => [
    { ...WEEK, sport },
    { ...WEEK, kind: "score", sport },
    { kind: "video", sport, ...MONTH },
  ]),
];

const without = (text: string): string => text.replaceAll("\u200b", "");

test.each([
  ["en", "Football predictions, 23 to 29 November 2026"],
  ["th", "ทายผลฟุตบอล วันที่ 23 ถึง 29 พฤศจิกายน 2026"],
  ["vn", "Dự đoán bóng đá, từ 23 đến 29 tháng 11 năm 2026"],
  ["kh", "ទស្សន៍ទាយបាល់ទាត់ ថ្ងៃទី 23 ដល់ 29 ខែវិច្ឆិកា ឆ្នាំ 2026"],
  ["zh-Hans", "足球预测：2026年11月23日至29日"],
  ["zh-Hant", "足球預測：2026年11月23日至29日"],
  ["pt", "Palpites de futebol, de 23 a 29 de novembro de 2026"],
] as const)("a week's title in %s", (locale, title) => {
  expect(without(contestTitle(WEEK, locale))).toBe(title);
});

test.each([
  ["2026-11-30", "2026-12-06", "30 November to 6 December 2026", "2026年11月30日至12月6日"],
  ["2026-12-28", "2027-01-03", "28 December 2026 to 3 January 2027", "2026年12月28日至2027年1月3日"],
])("of a week from %s to %s", (monday, sunday, english, chinese) => {
  expect(contestTitle(week(monday, sunday), "en")).toBe(`Football predictions, ${english}`);
  expect(contestTitle(week(monday, sunday), "zh-Hans")).toBe(`足球预测：${chinese}`);
});

test("a week whose entry begins on the evening before has the days of the week", () => {
  const early = { ...WEEK, startDate: at("2026-11-22", "21:00") };
  expect(contestTitle(early, "en")).toBe(contestTitle(WEEK, "en"));
});

test("a month's title has the month that ends at its end", () => {
  expect(contestTitle({ kind: "referral", ...MONTH }, "en")).toBe("Top referrers, November 2026");
  expect(without(contestTitle({ kind: "referral", ...MONTH }, "kh"))).toContain("ខែវិច្ឆិកា ឆ្នាំ 2026");
});

test("the World Cup as it was played is no simulated one", () => {
  expect(contestTitle(WORLD_CUP, "en")).toBe("World Cup 2022");
  expect(contestTitle(WORLD_CUP, "pt")).toBe("Copa do Mundo 2022");
  expect(contestTitle({ ...WORLD_CUP, label: "2026m11" }, "pt")).toMatch(/^Copa do Mundo simulada, /);
});

describe.each(LOCALE_CODES)("titles in %s", (locale) => {
  const titles = CONTESTS.map((contest) => contestTitle(contest, locale));
  const ended = CONTESTS.map((contest) => contestEndedTitle(contest, locale));

  test("are there for each kind and sport, each of its own", () => {
    expect(new Set(CONTESTS.map(({ kind }) => kind)).size).toBe(CONTEST_TYPES.length);
    expect(new Set([...titles, ...ended]).size).toBe(2 * CONTESTS.length);
  });

  test("are composed and leave no place open", () => {
    for (const title of [...titles, ...ended]) {
      expect(title).toMatch(/20\d\d/);
      expect(title).not.toMatch(/[{}]|undefined/);
      expect(title.normalize("NFC")).toBe(title);
    }
  });

  test("are not English elsewhere", () => {
    const english = CONTESTS.map((contest) => contestTitle(contest, "en"));
    const name = /World Cup|TikTok|[^a-z]+/gi;
    for (const title of locale === "en" ? [] : titles) {
      expect(english.filter((other) => other === title && title !== "World Cup 2022")).toEqual([]);
      if (locale !== "vn" && locale !== "pt") expect(title.replace(name, "")).toBe("");
    }
  });
});
