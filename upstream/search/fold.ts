import { withBaseLetters } from "../data/entries/plain-text.ts";

/**
 * A text as it is compared: lower case, full and half width alike, without the marks of Latin letters, and with one
 * space for whatever is neither letter nor digit. Thai loses tone marks and its other signs above the line, which
 * writers set or leave out (อาร์เซนอล, อาร์เซน่อล); vowels stay. Khmer's two subscripts that look alike, ដ and ត,
 * are one.
 */
export function foldText(text: string): string {
  const folded = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f\u200b-\u200d\u2060\ufeff\u0e47-\u0e4c\u0e4e]/g, "");
  return withBaseLetters(folded)
    .replaceAll("\u17d2\u178a", "\u17d2\u178f")
    .replace(/['’‘`´]/g, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
