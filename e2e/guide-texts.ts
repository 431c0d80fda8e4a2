import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { LocaleCode } from "../contract/tables/locales.ts";

const folderOf = (locale: LocaleCode): string => path.resolve(import.meta.dirname, "../content", locale, "guides");

const guidesIn = (locale: LocaleCode): { slug: string; text: string }[] =>
  fs.readdirSync(folderOf(locale)).map((file) => ({
    slug: path.basename(file, ".md"),
    text: fs.readFileSync(path.join(folderOf(locale), file), "utf8"),
  }));

/** The largest guide of a language. */
export function longestGuide(locale: LocaleCode): string {
  const weights = guidesIn(locale).map(({ slug, text }) => ({ slug, bytes: gzipSync(text).length }));
  return weights.reduce((most, one) => (one.bytes > most.bytes ? one : most)).slug;
}

/** Sample prose of a language, 120 to 200 letters each: all different, from all guides but one. */
export function textsFor(locale: LocaleCode, besides: string, count: number): string[] {
  const paragraphs = guidesIn(locale)
    .filter(({ slug }) => slug !== besides)
    .flatMap(({ text }) => text.replace(/^---.*?---/s, "").split("\n"))
    .filter((line) => /^\p{Letter}/u.test(line))
    .map((line) => line.replace(/[*_`[\]]|\([^)]*\)/g, ""));
  const texts = [""];
  for (const { segment } of new Intl.Segmenter(locale.slice(0, 2)).segment(paragraphs.join(" "))) {
    const last = texts.length - 1;
    const most = 120 + ((last * 37) % 81);
    if ([...(texts[last] ?? "")].length >= most) texts.push(segment.trim());
    else texts[last] += segment;
  }
  if (texts.length <= count) throw new Error(`no ${count} texts in ${locale}`);
  return texts.slice(0, count);
}
