import { withBaseLetters } from "../../data/text/plain-text.ts";

/**
 * A text folded for comparison: lower case, one width, no diacritics on Latin letters, and one space for anything but
 * letters and digits. Thai loses tone marks and other signs above the line, which writers use inconsistently
 * (อาร์เซนอล, อาร์เซน่อล); vowels stay. Khmer's two look-alike subscripts, ដ and ត, are one.
 */
export function foldText(text: string): string {
  const folded = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f\u200b-\u200d\u2060\ufeff\u0e47-\u0e4c\u0e4e]/g, "");
  return withBaseLetters(folded)
    .replaceAll("\u17d2\u178a", "\u17d2\u178f")
    .replace(/['\u2019\u2018`\u00b4]/g, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
