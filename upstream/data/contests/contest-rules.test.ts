import { describe, expect, test } from "vitest";
import { CONTEST_TYPES, type ContestKind } from "#contract/tables/contest-types";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { SPORTS, type Sport } from "#contract/tables/sports";
import { contestRules } from "./contest-rules.ts";

/** Each kind in each of its sports. */
const CONTESTS = CONTEST_TYPES.flatMap(({ kind, sport }) =>
  SPORTS.map(({ code }) => code)
    .filter((code) => sport === undefined || sport === code)
    .map((code): [ContestKind, Sport] => [kind, code]),
);

/** Letters that each language's texts must have. */
const SCRIPTS = {
  en: /[a-z]/,
  th: /[ก-๙]/,
  vn: /[ạ-ỹăđơư]/i,
  kh: /[ក-៹]/,
  "zh-Hans": /\p{Script=Han}/u,
  "zh-Hant": /\p{Script=Han}/u,
  pt: /[a-z]/,
};

/** Latin words that are not English: names, and words that readers there use in Latin script. */
const NAMES = new Set(["TikTok", "IP", "Asian", "Handicap"]);
const NOT_LATIN: readonly LocaleCode[] = ["th", "kh", "zh-Hans", "zh-Hant"];

const FIGURE = /[+−]?\d+(?::\d\d)?/g;

/** By kind and sport, as in the text. */
const LINES = "5 10:00 21:00 +2 +1 0 −1 −2 3 +6 +3 −3 −6 36 48 20";
const SCORES = "3 10:00 21:00 5 2 0 36 48";
const OF_GAMES = "43 48 35 40";
const figures = (football: string, basketball = football) => ({
  football: football.split(" "),
  basketball: basketball.split(" "),
});
const FIGURES_OF: Readonly<Record<ContestKind, Readonly<Record<Sport, readonly string[]>>>> = {
  prediction: figures(`${LINES} 90`, `${LINES} ${OF_GAMES}`),
  score: figures(`${SCORES} 90`, `${SCORES} ${OF_GAMES}`),
  worldCup: figures("1 2 4 6 10"),
  referral: figures("1"),
  video: { football: [], basketball: [] },
};

const rulesIn = (locale: LocaleCode): string[] =>
  CONTESTS.flatMap(([kind, sport]) => contestRules(kind, sport, locale));

describe.each(LOCALE_CODES)("rules in %s", (locale) => {
  const rules = rulesIn(locale);

  test("are whole, of their script and composed", () => {
    for (const rule of rules) {
      expect(rule).toMatch(SCRIPTS[locale]);
      expect(rule).not.toMatch(/[{}|]|undefined|NaN/);
      expect(rule.trim().normalize("NFC")).toBe(rule);
    }
  });

  test("are not English elsewhere", () => {
    const english = new Set(rulesIn("en"));
    for (const rule of locale === "en" ? [] : rules) expect(english).not.toContain(rule);
    if (!NOT_LATIN.includes(locale)) return;
    const latin = rules.flatMap((rule) => rule.match(/[A-Za-z]+/g) ?? []);
    expect(latin.filter((word) => !NAMES.has(word))).toEqual([]);
  });

  test.each(CONTESTS)("a contest %s of %s has each rule once", (kind, sport) => {
    const own = contestRules(kind, sport, locale);
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(new Set(own).size).toBe(own.length);
    expect(own.length).toBe(contestRules(kind, sport, "en").length);
  });

  test.each(CONTESTS)("a contest %s of %s names every figure that applies", (kind, sport) => {
    const named = contestRules(kind, sport, locale).flatMap((rule) => rule.match(FIGURE) ?? []);
    expect(FIGURES_OF[kind][sport].filter((figure) => !named.includes(figure))).toEqual([]);
  });
});

test("a contest of all sports has rules without a sport", () => {
  expect(contestRules("referral", undefined, "en")).toEqual(contestRules("referral", "football", "en"));
});

test("points, hours and limits are those that apply", () => {
  const text = contestRules("prediction", "football", "en").join(" ");
  for (const figure of [
    "10:00 to 21:00",
    "A win is worth +2 points",
    "a loss −2",
    "3 times: +6, +3, 0, −3 or −6",
    "36 hours",
  ])
    expect(text).toContain(figure);
  expect(text).toContain("at least 20 settled picks");
  expect(contestRules("score", "football", "en").join(" ")).toContain("exact score is worth 5 points");
  expect(contestRules("worldCup", "football", "en").join(" ")).toContain("and 10 for the champions");
});

test("basketball counts overtime, football ninety minutes", () => {
  expect(contestRules("prediction", "basketball", "en").join(" ")).toContain("including overtime");
  expect(contestRules("prediction", "football", "en").join(" ")).toContain("90 minutes");
});
