import { expect, it } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { fillSentence, type SentenceValue } from "./fill-sentence.ts";

const CELTICS = { name: "Boston Celtics", articles: { en: "the", pt: "o" } } as const;
const ARSENAL = { name: "Arsenal", articles: { en: "", pt: "o" } } as const;
const ROMA = { name: "Roma", articles: { en: "", pt: "a" } } as const;
const PORTUGAL = { name: "Portugal", articles: { en: "", pt: "" } } as const;
const FRIENDLIES = { name: "Amistosos", articles: { en: "the", pt: "os" } } as const;

it.each<[LocaleCode, string, Record<string, SentenceValue>, string]>([
  ["en", "{The home} beat {the away}.", { home: CELTICS, away: ARSENAL }, "The Boston Celtics beat Arsenal."],
  ["en", "{home} v {away}", { home: CELTICS, away: ARSENAL }, "Boston Celtics v Arsenal"],
  ["en", "{The home}’s goal", { home: ARSENAL }, "Arsenal’s goal"],
  ["pt", "{O home} venceu {o away}.", { home: ARSENAL, away: ROMA }, "O Arsenal venceu a Roma."],
  ["pt", "{O home} venceu.", { home: PORTUGAL }, "Portugal venceu."],
  ["pt", "gol {do home}, {ao away}, {no home}", { home: ROMA, away: ARSENAL }, "gol da Roma, ao Arsenal, na Roma"],
  ["pt", "{do home}, {no home}, {pelo home}", { home: PORTUGAL }, "de Portugal, em Portugal, por Portugal"],
  ["pt", "{pelo home}", { home: FRIENDLIES }, "pelos Amistosos"],
  ["pt", "{Pelo home}", { home: ROMA }, "Pela Roma"],
  ["pt", "{home} {score} {away}", { home: "A", away: "B", score: { score: [1, 2] } }, "A 1\u00a0x\u00a02 B"],
  ["pt", "por {score} em casa", { score: { score: [1, 2], isOfOneTeam: true } }, "por 2\u00a0a\u00a01 em casa"],
  [
    "en",
    "A {won} win after a {count}-point gap",
    { won: { score: [89, 80] }, count: 11 },
    "An 89-80 win after an 11-point gap",
  ],
  [
    "en",
    "a {won} win after a {count}-point gap",
    { won: { score: [110, 108] }, count: 12 },
    "a 110-108 win after a 12-point gap",
  ],
  ["en", "led {score}", { score: { score: [1, 2], isOfOneTeam: true } }, "led 2-1"],
  ["en", "{score}", { score: { score: [1, 2] } }, "1-2"],
  ["en", "{home} {score} {away}", { home: "A", away: "B", score: { score: [1, 2], isOfOneTeam: true } }, "A 1-2 B"],
  ["zh-Hant", "{score}", { score: { score: [1, 2], isOfOneTeam: true } }, "1:2"],
  ["en", "{average}", { average: { decimal: 2 } }, "2.0"],
  ["pt", "{average}", { average: { decimal: 2.75 } }, "2,8"],
  ["en", "{count} {count|goal|goals}", { count: 1 }, "1 goal"],
  ["en", "{count} {count|goal|goals}", { count: 2 }, "2 goals"],
])("in %s “%s” becomes what its values say", (locale, template, values, text) => {
  expect(fillSentence(template, (name) => values[name], locale)).toBe(text);
});

it("refuses a gap and an unknown article", () => {
  expect(() => fillSentence("{home}", () => undefined, "en")).toThrow("lacks home");
  expect(() => fillSentence("{dos home}", () => ROMA, "pt")).toThrow("no article");
});
