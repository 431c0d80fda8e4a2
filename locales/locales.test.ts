import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { faultsOf } from "./checks/completeness.ts";
import { flatten, type Messages } from "./checks/messages.ts";
import { sentenceEndFaults } from "./checks/sentence-end.ts";
import { styleFaults } from "./checks/style.ts";

const read = (locale: LocaleCode, namespace: string): Messages =>
  JSON.parse(fs.readFileSync(path.join(import.meta.dirname, locale, `${namespace}.json`), "utf8"));
const namespacesOf = (locale: LocaleCode): string[] =>
  fs
    .readdirSync(path.join(import.meta.dirname, locale))
    .map((file) => path.basename(file, ".json"))
    .sort();

const NAMESPACES = namespacesOf("en");

/** Texts that are rightly the same as in English: names, and abbreviations that fans know everywhere. */
const SAME_AS_ENGLISH = new Set([
  "HT",
  "FT",
  "ET",
  "AET",
  "Pen",
  "VAR",
  "TBA",
  "OT",
  "Pts",
  "Final",
  "Play-off",
  "World Cup 2022",
  "World Cup 2026",
  "AFCON 2023",
  "Highlights",
  "Fantasy",
  "Cookies",
  "Total",
  "Scotland",
  "Champions League",
  "Europa League",
  "Conference League",
  "AFC Champions League Elite",
  "AFC Champions League Two",
  "AFC Challenge League",
  "CAF Champions League",
  "CAF Confederation Cup",
  "Copa Libertadores",
  "Copa Sudamericana",
  "Play-in",
  "Passes",
  "Offside",
  // Khmer writes parts of a basketball league, and the trees of a sevens tournament, in Latin.
  "Division",
  "Cup",
  "Plate",
  "Bowl",
  "Shield",
  // Odds.
  "Decimal",
  "Odds",
  "Hong Kong",
  "Handicap",
  // Columns of a box score.
  "AST",
  "MIN",
  "PTS",
  "REB",
  "STL",
  "BLK",
  "TO",
  "PF",
  "FG",
  "FG%",
  "FT%",
  "EFF",
  "GB",
  "GP",
]);

const wordsOf = (text: string): string => text.replace(/\{\{[^}]*\}\}(?:-\{\{[^}]*\}\})?/g, "").trim();
const isWord = (text: string): boolean => /\p{L}{2}/u.test(wordsOf(text));

describe.each(LOCALES)("$code", ({ code, tag }) => {
  it("has the namespaces of English", () => {
    expect(namespacesOf(code)).toEqual(NAMESPACES);
  });

  it.each(NAMESPACES)("%s is complete", (namespace) => {
    expect(faultsOf(read("en", namespace), read(code, namespace), tag)).toEqual([]);
  });

  it.each(NAMESPACES)("%s keeps to its language's style", (namespace) => {
    const faults = [...flatten(read(code, namespace))].flatMap(([key, text]) =>
      styleFaults(code, text).map((fault) => `${key}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

describe.each(LOCALES.filter(({ code }) => code !== "en"))("$code", ({ code }) => {
  it.each(NAMESPACES)("%s leaves no English behind", (namespace) => {
    const english = flatten(read("en", namespace));
    const same = [...flatten(read(code, namespace))].filter(
      ([key, text]) => english.get(key) === text && isWord(text) && !SAME_AS_ENGLISH.has(wordsOf(text)),
    );
    expect(same).toEqual([]);
  });

  it.each(NAMESPACES)("%s ends its sentences, and nothing else, with a full stop", (namespace) => {
    const english = flatten(read("en", namespace));
    const faults = [...flatten(read(code, namespace))].flatMap(([key, text]) =>
      sentenceEndFaults(code, english.get(key) ?? "", text).map((fault) => `${key}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});
