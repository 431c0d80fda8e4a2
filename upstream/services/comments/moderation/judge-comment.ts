import { HARMLESS, HELD_WORDS } from "../../../data/comments/held-words.ts";
import { cleanText, isGoodLength } from "./clean-text.ts";
import { isPostedAgain, repeatsItself, type SameText } from "./repeated-text.ts";

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
const SPELLED_OUT = /(?<![\p{L}\p{N}])\p{L}(?:[\s.\-_*\u00b7]{1,2}\p{L}(?![\p{L}\p{N}])){2,}/gu;

const replaced = (text: string, table: Readonly<Record<string, string>>): string =>
  Array.from(text, (character) => table[character] ?? character).join("");

/** A text folded for words with diacritics: lower case, one width, no invisible characters. */
const foldMarked = (text: string): string =>
  text.normalize("NFKC").replace(INVISIBLE, "").toLowerCase().normalize("NFC");

const withoutMarks = (text: string): string => text.normalize("NFD").replace(LATIN_MARKS, "").normalize("NFC");

const plainLetters = (text: string): string =>
  replaced(withoutMarks(replaced(foldMarked(text), LOOKALIKES)), LOOKALIKES).replace(/(\p{L})\1{2,}/gu, "$1");

const joined = (text: string): string =>
  text.replace(SPELLED_OUT, (letters) => letters.replace(/[\s.\-_*\u00b7]+/g, ""));

/**
 * A text folded for words without diacritics: plain Latin letters, repeated letters as one; and a second reading with
 * signs as letters and single letters joined.
 */
function foldPlain(text: string): string[] {
  const plain = plainLetters(text);
  const readAsLetters = joined(plainLetters(replaced(plain, SIGNS)));
  return [...new Set([plain, joined(plain), readAsLetters])];
}

/** The comparable part of a text: its letters and digits. Texts of signs alone are compared as they are. */
function gist(text: string): string {
  const [plain = ""] = foldPlain(text);
  const letters = plain.replace(/[^\p{L}\p{M}\p{N}]/gu, "");
  return letters === "" ? foldMarked(text).replace(/\s/g, "") : letters;
}

const tlds = (names: string): string => `(?:${names.split(" ").join("|")})(?![\\p{L}\\p{M}\\p{N}])`;

/** Top-level domains that are not words. */
const ENDS = tlds(
  "com net org info biz xyz vip casino online shop io cc tv ly gg ws pw icu cyou asia mobi website us uk vn th kh cn hk tw br pt sg ph ae ru jp kr mm",
);
/** Top-level domains that could also begin a sentence after a full stop without a space. */
const WORDS = tlds(
  "top club site store win bet app co me link live pro fun space world today game games in to la id my de es",
);
const SURE = tlds("com net org info vn th kh br pt cc vip xyz");
const MESSENGER = "(?:line|zalo|telegram|whatsapp|wechat|weixin|微信|ไลน์|ទេឡេក្រាម)";

const PATTERNS = [
  // Any scheme, however it is spaced out.
  /[a-z][a-z0-9+.-]{1,15}\s{0,2}:\s{0,2}\/\s?\//u,
  /(?<![\p{L}\p{N}])www\s{0,2}\./u,
  /(?<![\p{L}\p{N}])(?:mailto|tel|javascript|data)\s?:\s?\S/u,
  // a.example.com, also with spaces before the dot, where prose has none.
  new RegExp(`[\\p{L}\\p{N}](?:\\.|\\s{1,3}\\.\\s{0,3})${ENDS}`, "u"),
  new RegExp(`[\\p{L}\\p{N}](?:\\.|\\s{1,3}\\.\\s{0,3})${WORDS}(?=\\s*$|[/?#:])`, "u"),
  new RegExp(`\\d[a-z-]{0,20}\\.${WORDS}`, "u"),
  // a (dot) com, a dot com, a chấm com, a 点 com.
  new RegExp(`[\\p{L}\\p{N}]\\s{0,3}[([{<]\\s?(?:\\.|dot|cham|chấm|ponto|จุด|点|點)\\s?[)\\]}>]\\s{0,3}${ENDS}`, "u"),
  new RegExp(`[\\p{L}\\p{N}]\\s{1,3}(?:dot|chấm|ponto|จุด)\\s{1,3}${SURE}`, "u"),
  new RegExp(`[a-z0-9-]{2}\\s?[点點]\\s?${SURE}`, "u"),
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/u,
  // An e-mail address of any kind.
  /[\p{L}\p{N}]\s?@\s?[\p{L}\p{N}-]{1,63}\s?\.\s?\p{L}{2}/u,
  // Telephone numbers and messenger names, used to move elsewhere.
  /(?<!\d)(?:\+\d|0\d)(?:[\s.-]?\d){7,12}(?!\d)/u,
  /(?<!\d)\d{9,13}(?!\d)/u,
  new RegExp(`(?<![\\p{L}\\p{N}])${MESSENGER}\\s?(?:id\\s?)?:?\\s?(?:@[\\p{L}\\p{N}_]{3}|\\+?\\d{6})`, "u"),
  new RegExp(`(?<![\\p{L}\\p{N}])${MESSENGER}\\s?id\\s?[:\\s]\\s?[\\p{L}\\p{N}_]{3}`, "u"),
];

/** Normalises width and dots; an ideographic full stop counts as a dot only between Latin letters. */
const straightened = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u200B-\u200D]/g, "")
    .toLowerCase()
    .replace(/(?<=[a-z0-9-]\s{0,3})[\u3002\u30fb\u00b7\u2022\u2027\u2024](?=\s{0,3}[a-z])/gu, ".");

/** Whether a cleaned text contains a web or e-mail address or a phone number, however it is written. */
export function hasLink(text: string): boolean {
  const straight = straightened(text);
  return PATTERNS.some((pattern) => pattern.test(straight));
}

/** Scripts that are written without spaces between words. */
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Khmer}\p{Script=Han}]/u;
const NO_LETTERS = /[^\p{L}\p{M}\p{N}]+/gu;

/** Words with one space on each side, so that whole words match. */
const spaced = (text: string): string => ` ${text.replace(NO_LETTERS, " ").trim()} `;
const closed = (text: string): string => text.replace(NO_LETTERS, "");

/** A phrase, and the same as one word. */
const forms = (word: string): string[] => [spaced(word), ` ${closed(word)} `];

/** ASCII words match with any diacritics. Vietnamese words that differ by diacritics are listed with theirs. */
const isPlain = (word: string): boolean => /^[ -~]+$/.test(word);

const ALL = Object.values(HELD_WORDS).flatMap(({ abuse, betting }) => [...abuse, ...betting].map(foldMarked));
const PLAIN = ALL.filter(isPlain).flatMap(forms);
const MARKED = ALL.filter((word) => !isPlain(word) && !WITHOUT_SPACES.test(word)).flatMap(forms);
const UNSPACED = ALL.filter((word) => WITHOUT_SPACES.test(word)).map(closed);
const INSIDE = HARMLESS.map(foldMarked);

const hasOneOf = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(word));

/** Whether a cleaned text contains a word for which comments are held, in any language: readers mix them. */
export function hasHeldWord(text: string): boolean {
  const marked = foldMarked(text);
  const unspaced = INSIDE.reduce((rest, word) => rest.replaceAll(word, " "), marked);
  return (
    hasOneOf(spaced(marked), MARKED) ||
    hasOneOf(closed(unspaced), UNSPACED) ||
    foldPlain(text).some((plain) => hasOneOf(spaced(plain), PLAIN))
  );
}

/** Why an operator has to review a comment first. */
export type HoldReason = "link" | "repeated" | "words";

/** A text that may be stored. */
export interface CommentText {
  text: string;
  /** The text by which it is compared with others. */
  gist: string;
}

/** A text as it may be stored; undefined if nothing is left of it or it is too long. */
export function readCommentText(given: string): CommentText | undefined {
  const text = cleanText(given);
  return isGoodLength(text) ? { text, gist: gist(text) } : undefined;
}

/** Why a comment is held; empty if it is shown at once. */
export function holdReasons(comment: CommentText, same: SameText): HoldReason[] {
  const { text } = comment;
  return [
    ...(hasLink(text) ? (["link"] as const) : []),
    ...(repeatsItself(text) || isPostedAgain(comment.gist, same) ? (["repeated"] as const) : []),
    ...(hasHeldWord(text) ? (["words"] as const) : []),
  ];
}
