import type { LocaleCode } from "#contract/tables/locales";
import { nameIn } from "../../../data/entries/names.ts";
import type { Names } from "../../../data/entries/types.ts";
import { HAN_CHARACTERS } from "../../../data/media/fonts/han-characters.ts";

const HAN = new Set(HAN_CHARACTERS);
const LATIN = /[\u0020-\u007e\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e00-\u1eff\u2010-\u2027]/;

export type Script = "latin" | "thai" | "khmer" | "han";

const HAN_MARKS = "，。、：；（）《》！？";

/** The fonts that pictures are drawn with, and which characters each has; the first that has one draws it. */
const FONTS: Readonly<Record<Script, { family: string; has: (character: string) => boolean }>> = {
  latin: { family: "Noto Sans", has: (one) => LATIN.test(one) },
  thai: { family: "Noto Sans Thai", has: (one) => /\p{Script=Thai}/u.test(one) },
  khmer: { family: "Noto Sans Khmer", has: (one) => /\p{Script=Khmer}/u.test(one) },
  han: { family: "Noto Sans CJK SC", has: (one) => HAN.has(one) || HAN_MARKS.includes(one) },
};

const SCRIPTS = Object.keys(FONTS) as Script[];

const scriptOf = (character: string): Script | undefined => SCRIPTS.find((script) => FONTS[script].has(character));

export const familyOf = (script: Script): string => FONTS[script].family;

/** Word breaks and joiners, which are not drawn. */
const UNSEEN = /[\u200b-\u200d\u2060]/g;

const charactersOf = (text: string): string[] => [...text.replaceAll(UNSEEN, "").normalize("NFC")];

/** A text without what no font draws. */
export const readable = (text: string): string =>
  charactersOf(text)
    .filter((one) => scriptOf(one) !== undefined)
    .join("");

const isReadable = (text: string): boolean => charactersOf(text).every((one) => scriptOf(one) !== undefined);

/** A name in a language, or in English where the fonts lack a character of it. */
export function drawnName(names: Names, locale: LocaleCode): string {
  const { name } = nameIn(names, locale);
  return isReadable(name) ? name : names.en;
}

/** The scripts of a text or drawing. */
export const scriptsOf = (text: string): Set<Script> => new Set([...text].flatMap((one) => scriptOf(one) ?? []));

export interface Run {
  script: Script;
  text: string;
}

/** A readable text as stretches of one font each. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const one of text) {
    const script = scriptOf(one) ?? "latin";
    const last = runs.at(-1);
    if (last?.script === script) last.text += one;
    else runs.push({ script, text: one });
  }
  return runs;
}

const NARROW = /[ijlIftr.,:;'\u2019()|! -]/;
const WIDE = /[mwMW@%\u2014\u2026]/;

/** Widths in units of the letters' size, rounded up. */
function characterWidth(character: string, before: string | undefined): number {
  // Marks over and under a letter, and Khmer's letters under another.
  if (/\p{Mn}/u.test(character) || before === "\u17d2") return 0;
  if (/\p{Script=Han}/u.test(character) || HAN_MARKS.includes(character)) return 1;
  if (/\p{Script=Khmer}/u.test(character)) return 0.72;
  if (/\p{Script=Thai}/u.test(character)) return 0.66;
  if (NARROW.test(character)) return 0.42;
  if (WIDE.test(character)) return 1;
  return /\p{Lu}/u.test(character) ? 0.74 : 0.64;
}

/** An upper bound of a readable text's width, in units of its letters' size. */
export function widthOf(text: string): number {
  const characters = [...text];
  return characters.reduce((sum, one, index) => sum + characterWidth(one, characters[index - 1]), 0);
}
