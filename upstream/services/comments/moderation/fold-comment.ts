/** Letters of other alphabets that look Latin. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  с: "c",
  е: "e",
  н: "h",
  і: "i",
  ј: "j",
  к: "k",
  м: "m",
  о: "o",
  р: "p",
  ѕ: "s",
  т: "t",
  у: "y",
  х: "x",
  α: "a",
  ε: "e",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
  đ: "d",
  ı: "i",
  ł: "l",
  ø: "o",
  ß: "ss",
};
/** Digits and signs used as letters. */
const SIGNS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

const INVISIBLE = /[\u200B-\u200D]|\uFE0E|\uFE0F/g;
const LATIN_MARKS = /(?<=\p{Script=Latin}\p{M}*)\p{M}/gu;
/** f.u.c.k, f u c k */
const SPELLED_OUT = /(?<![\p{L}\p{N}])\p{L}(?:[\s.\-_*·]{1,2}\p{L}(?![\p{L}\p{N}])){2,}/gu;

const replaced = (text: string, table: Readonly<Record<string, string>>): string =>
  Array.from(text, (character) => table[character] ?? character).join("");

/** A text folded for words with diacritics: lower case, one width, no invisible characters. */
export const foldMarked = (text: string): string =>
  text.normalize("NFKC").replace(INVISIBLE, "").toLowerCase().normalize("NFC");

const withoutMarks = (text: string): string => text.normalize("NFD").replace(LATIN_MARKS, "").normalize("NFC");

const plainLetters = (text: string): string =>
  replaced(withoutMarks(replaced(foldMarked(text), LOOKALIKES)), LOOKALIKES).replace(/(\p{L})\1{2,}/gu, "$1");

const joined = (text: string): string => text.replace(SPELLED_OUT, (letters) => letters.replace(/[\s.\-_*·]+/g, ""));

/**
 * A text folded for words without diacritics: plain Latin letters, repeated letters as one; and a second reading with
 * signs as letters and single letters joined.
 */
export function foldPlain(text: string): string[] {
  const plain = plainLetters(text);
  const readAsLetters = joined(plainLetters(replaced(plain, SIGNS)));
  return [...new Set([plain, joined(plain), readAsLetters])];
}

/** The comparable part of a text: its letters and digits. Texts of signs alone are compared as they are. */
export function gist(text: string): string {
  const [plain = ""] = foldPlain(text);
  const letters = plain.replace(/[^\p{L}\p{M}\p{N}]/gu, "");
  return letters === "" ? foldMarked(text).replace(/\s/g, "") : letters;
}
