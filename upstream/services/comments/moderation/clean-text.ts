import { LONGEST_COMMENT } from "#contract/tables/comments";

/** Marks per letter: Thai uses two, Khmer three. More are stacked to cover neighbouring lines. */
const MOST_MARKS = 4;
/**
 * UTF-16 units. What readers see as one character may consist of any number of code points; no text needs this many.
 */
const MOST_UNITS = LONGEST_COMMENT * 8;

/** Scripts in which joiners and zero-width spaces change letter forms or line breaks. */
const JOINING = [
  "Arabic",
  "Bengali",
  "Devanagari",
  "Khmer",
  "Lao",
  "Malayalam",
  "Myanmar",
  "Sinhala",
  "Tamil",
  "Telugu",
  "Thai",
];
const joiningLetter = `[${JOINING.map((script) => `\\p{Script=${script}}`).join("")}]`;

/** The tags that turn a black flag into 🏴󠁧󠁢󠁥󠁮󠁧󠁿. */
const FLAG_TAGS = "(?<=\\u{1F3F4})[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,6}\\u{E007F}";
const EMOJI = "[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F\\u{E007F}]";

/** Legitimate uses of invisible characters, tried before all others. */
const KEPT = [
  FLAG_TAGS,
  `(?<=${EMOJI})\\u200D(?=\\p{Extended_Pictographic})`,
  `(?<=${joiningLetter})[\\u200B-\\u200D](?=${joiningLetter})`,
  "(?<=[\\p{Emoji}\\p{Extended_Pictographic}])[\\uFE0E\\uFE0F]",
].join("|");

// Control characters, direction overrides, zero-width and blank characters, tags, private use and lone surrogates.
const INVISIBLE =
  "[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F" +
  "\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFF" +
  "\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}\\p{Co}\\p{Cs}\\p{Cn}]";

// Emoji newer than the engine's Unicode version count as unassigned.
const NOT_FOR_READING = new RegExp(`(${KEPT})|(?!\\p{Extended_Pictographic})${INVISIBLE}`, "gu");
const PILED_MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, "gu");
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
const SPACES = /[^\S\n]+/g;
const NOTHING_TO_SEE = /^[\p{M}\p{Z}\s\u200B-\u200D]*$/u;

/** One pass may bring together what the next one removes: a joiner after a control character, a mark after a mark. */
function withoutTricks(text: string): string {
  let before: string;
  let after = text;
  do {
    before = after;
    after = before
      .normalize("NFC")
      .replace(NOT_FOR_READING, (_, kept: string | undefined) => kept ?? "")
      .replace(PILED_MARKS, "$1");
  } while (after !== before);
  return after;
}

/** A comment as stored: without invisible characters and those that change how the rest is displayed. */
export function cleanText(text: string): string {
  const plain = withoutTricks(text.replace(LINE_ENDS, "\n"))
    .replace(SPACES, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return NOTHING_TO_SEE.test(plain) ? "" : plain;
}

// Characters end at the same places in every language.
const segmenter = new Intl.Segmenter("en");
/** UTF-16 units: the longest family emoji has 19. Joining characters can make one character of any number of others. */
const LONGEST_CHARACTER = 24;

/** Whether a cleaned text has a valid length: 1 to 500 characters as readers count them. */
export function isGoodLength(text: string): boolean {
  if (text === "" || text.length > MOST_UNITS) return false;
  if (text.length <= LONGEST_COMMENT) return true;
  let count = 0;
  for (const { segment } of segmenter.segment(text)) {
    count += segment.length > LONGEST_CHARACTER ? segment.length : 1;
    if (count > LONGEST_COMMENT) return false;
  }
  return true;
}
