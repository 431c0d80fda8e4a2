import type { LocaleCode } from "#contract/tables/locales";

const PLACEHOLDER = /\{\{[^}]*\}\}/g;
const ZERO_WIDTH_SPACE = "\u200b";

/** Maximum number of Khmer clusters without a break opportunity. */
const LONGEST_KHMER_RUN = 12;

// A consonant or vowel letter begins a cluster unless COENG (U+17D2) joins it to the one before.
const khmerClusters = (run: string): number => run.match(/(?<!\u17d2)[\u1780-\u17b3]/gu)?.length ?? 0;

// Letters with their marks; Khmer's own punctuation may touch digits.
const LETTERS = { Thai: "[\\u0e01-\\u0e4e]", Khmer: "[\\u1780-\\u17d3]" } as const;

/** Placeholders that hold words of the language itself: days and countries. Thai writes them without spaces. */
const OWN_WORDS = /\{\{(?:weekday|country)\}\}/g;

/** Thai and Khmer separate digits and Latin by a space; a placeholder may hold either. */
function stuckTo(script: keyof typeof LETTERS, text: string): string[] {
  const stuck = new RegExp(`${LETTERS[script]}[\\dA-Za-z]|[\\dA-Za-z]${LETTERS[script]}`, "u");
  return stuck.test(text.replace(OWN_WORDS, "").replace(PLACEHOLDER, "0"))
    ? [`no space between ${script} and digits or Latin`]
    : [];
}

function khmerFaults(text: string): string[] {
  const runs = text.split(/[\s\u200b]|\{\{[^}]*\}\}/u);
  return [
    ...stuckTo("Khmer", text),
    ...runs.filter((run) => khmerClusters(run) > LONGEST_KHMER_RUN).map((run) => `no place to break: ${run}`),
    ...(/\u200b(\s|\u200b|$)|(^|\s)\u200b/u.test(text) ? ["zero-width space beside another space"] : []),
  ];
}

// Chinese has no space next to digits and Latin. Placeholders are ignored: between a digit and one that may end in a
// digit a space is right.
const chineseFaults = (text: string): string[] =>
  /\p{Script=Han} [\dA-Za-z]|[\dA-Za-z] \p{Script=Han}/u.test(text.replace(PLACEHOLDER, ""))
    ? ["space between Chinese and digits or Latin"]
    : [];

const BY_LANGUAGE: Partial<Record<LocaleCode, (text: string) => string[]>> = {
  th: (text) => stuckTo("Thai", text),
  kh: khmerFaults,
  "zh-Hans": chineseFaults,
  "zh-Hant": chineseFaults,
};

// A Chinese month ends in 月, which separates it from the day.
const hasStuckValues = (locale: LocaleCode, text: string): boolean =>
  (locale.startsWith("zh") ? text.replace("{{month}}{{day}}", "{{month}}") : text).includes("}}{{");

/** Spacing faults of a text in its language, as text. */
export function spacingFaults(locale: LocaleCode, text: string): string[] {
  return [
    ...(text !== text.trim() ? ["space at an end"] : []),
    ...(/ {2}/.test(text) ? ["two spaces"] : []),
    // "Schalke 04" followed by 2 would read 042.
    ...(hasStuckValues(locale, text) ? ["two values without anything between them"] : []),
    ...(/\s[,.;:?!]/.test(text) ? ["space before a punctuation mark"] : []),
    ...(locale !== "kh" && text.includes(ZERO_WIDTH_SPACE) ? ["zero-width space"] : []),
    ...(BY_LANGUAGE[locale]?.(text) ?? []),
  ];
}
