import { expect, test } from "vitest";
import { suspiciousTexts } from "./suspicious.ts";

/** Usual translations, beside which others are long or short. */
const USUAL = Array.from({ length: 9 }, (_, at) => [`x:usual${at}`, `A sentence of usual length ${"i".repeat(at)}`]);

const found = (
  locale: Parameters<typeof suspiciousTexts>[0],
  english: Record<string, string>,
  texts: Record<string, string>,
) =>
  suspiciousTexts(
    locale,
    new Map([...USUAL, ...Object.entries(english)] as [string, string][]),
    new Map([...USUAL, ...Object.entries(texts)] as [string, string][]),
  ).map(({ key, why }) => `${key} ${why}`);

test.each([
  ["pt", "The last 5 of {{count}}", "Os últimos de {{count}}", ["x:a figures"]],
  ["pt", "1,000 more", "1.000 a mais", []],
  ["kh", "Last 15", "១៥ ចុងក្រោយ", []],
  ["pt", "Who will win the match tonight?", "Quem vai vencer o jogo hoje", ["x:a ending"]],
  ["th", "Who will win the match tonight?", "คืนนี้ใครจะชนะการแข่งขันนัดนี้ทุกคน", []],
  ["zh-Hans", "Which team?", "哪支球队？", []],
  ["zh-Hans", "The third of the group", "小组第3名", []],
  ["vn", "A sentence that says two things, and both of them matter.", "Một câu.", ["x:a length"]],
] as const)("in %s “%s” as “%s” is suspicious for %j", (locale, english, text, suspicions) => {
  expect(found(locale, { "x:a": english }, { "x:a": text })).toEqual(suspicions);
});

test("one English sentence in two ways, and one translation of two texts side by side", () => {
  const english = {
    "x:a": "See all standings",
    "y:b": "See all standings",
    "z:g.c": "Home",
    "z:g.d": "Away",
    "z:h.e": "Hosts",
  };
  const texts = {
    "x:a": "Ver classificação",
    "y:b": "Todas as tabelas",
    "z:g.c": "Casa",
    "z:g.d": "Casa",
    "z:h.e": "Casa",
  };
  expect(found("pt", english, texts)).toEqual([
    "x:a several translations",
    "y:b several translations",
    "z:g.c same as a neighbour",
    "z:g.d same as a neighbour",
  ]);
});
