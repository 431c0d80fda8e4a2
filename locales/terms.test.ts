import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { SPORTS } from "#contract/tables/sports";
import { TITLE_TEXTS } from "../upstream/data/contests/title-texts.ts";
import { REFUSAL_TEXTS } from "../upstream/data/members/refusals/refusals.ts";
import { storyTexts } from "../upstream/data/news/stories/texts.ts";
import { MAIL_TEXTS } from "../upstream/data/newsletter/mail-texts.ts";
import { NOTICE_TEXTS } from "../upstream/data/notices/texts/texts.ts";
import { TEXTS as COMMENTARY } from "../upstream/data/sentences/commentary/texts.ts";
import { VOICES } from "../upstream/data/sentences/commentary/voices/texts.ts";
import { SENTENCES } from "../upstream/data/sentences/play-by-play/sentences.ts";
import { GAME_VOICES } from "../upstream/data/sentences/play-by-play/voices/voices.ts";
import { flatten } from "./checks/messages.ts";
import { TERMS, termFaults } from "./checks/terms.ts";

const interfaceTexts = (code: string): string[] =>
  fs
    .readdirSync(path.join(import.meta.dirname, code))
    .flatMap((file) => [
      ...flatten(JSON.parse(fs.readFileSync(path.join(import.meta.dirname, code, file), "utf8"))).values(),
    ]);

const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value
      ? Object.values(value).flatMap(stringsIn)
      : [];

const articles = (code: string): string[] =>
  fs.globSync(`content/${code}/**/*.md`).map((file) => fs.readFileSync(file, "utf8"));

describe.each(LOCALES)("$code has one word for a concept", ({ code }) => {
  it.each([
    ["interface", () => interfaceTexts(code)],
    ["articles and guides", () => articles(code)],
    ["commentary", () => [COMMENTARY[code], VOICES[code]].flatMap((texts) => Object.values(texts).flat())],
    ["play-by-play", () => [SENTENCES[code], GAME_VOICES[code]].flatMap((texts) => Object.values(texts).flat())],
    ["stories", () => SPORTS.flatMap((sport) => Object.values(storyTexts(code, sport.code)).flat())],
    [
      "contests' rules",
      () => fs.readFileSync(`upstream/data/contests/rules/${code.toLowerCase()}.ts`, "utf8").split("\n"),
    ],
    [
      "contests' titles, refusals, notices and mails",
      () => stringsIn([TITLE_TEXTS[code], REFUSAL_TEXTS[code], NOTICE_TEXTS[code], MAIL_TEXTS[code]]),
    ],
  ])("in %s", (_, texts) => {
    expect(texts().flatMap((text) => termFaults(code, text))).toEqual([]);
  });

  it("and has that word", () => {
    const texts = [...interfaceTexts(code), ...articles(code)];
    const all = texts.join("\n").toLowerCase().replaceAll("\u200b", "");
    const missing = Object.values(TERMS).filter(({ [code]: term }) => term && !all.includes(term.is.toLowerCase()));
    expect(missing).toEqual([]);
  });
});

it.each([
  ["th", "โปรดลองใหม่ภายหลัง", 1],
  ["th", "เพิ่มในรายการโปรด", 0],
  ["vn", "Dừng hẳn", 1],
  ["kh", "ការ\u200bប្រកួត\u200bក្លែង\u200bធ្វើ", 1],
] as const)("in %s %s has %i such faults", (code, text, faults) => {
  expect(termFaults(code, text)).toHaveLength(faults);
});
