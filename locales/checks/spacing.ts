import type { LocaleCode } from "#contract/tables/locales";

const PLACEHOLDER = /\{\{[^}]*\}\}/g;
const ZERO_WIDTH_SPACE = "\u200b";

/** Clusters of Khmer that may stand together without a place to break (glossary, style sheet). */
const LONGEST_KHMER_RUN = 12;

// A consonant or vowel letter begins a cluster unless COENG (U+17D2) joins it to the one before.
const khmerClusters = (run: string): number => run.match(/(?<!\u17d2)[\u1780-\u17b3]/gu)?.length ?? 0;

// Letters and the marks on them; Khmer's own punctuation stands against digits.
const LETTERS = { Thai: "[\\u0e01-\\u0e4e]", Khmer: "[\\u1780-\\u17d3]" } as const;

/** Thai and Khmer set digits and Latin off by a space; a placeholder may hold either. */
function stuckTo(script: keyof typeof LETTERS, text: string): string[] {
  const stuck = new RegExp(`${LETTERS[script]}[\\dA-Za-z]|[\\dA-Za-z]${LETTERS[script]}`, "u");
  return stuck.test(text.replace(PLACEHOLDER, "0")) ? [`no space between ${script} and digits or Latin`] : [];
}

function khmerFaults(text: string): string[] {
  const runs = text.split(/[\s\u200b]|\{\{[^}]*\}\}/u);
  return [
    ...stuckTo("Khmer", text),
    ...runs.filter((run) => khmerClusters(run) > LONGEST_KHMER_RUN).map((run) => `no place to break: ${run}`),
    ...(/\u200b(\s|\u200b|$)|(^|\s)\u200b/u.test(text) ? ["zero-width space beside another space"] : []),
  ];
}

// Chinese needs no space beside digits and Latin; a placeholder may end in a digit, and then its neighbour needs one.
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

/** What is wrong with the spaces of a text in its language, in words. */
export function spacingFaults(locale: LocaleCode, text: string): string[] {
  return [
    ...(text !== text.trim() ? ["space at an end"] : []),
    ...(/ {2}/.test(text) ? ["two spaces"] : []),
    // "Schalke 04" and 2 goals are 042.
    ...(hasStuckValues(locale, text) ? ["two values without anything between them"] : []),
    ...(/\s[,.;:?!]/.test(text) ? ["space before a punctuation mark"] : []),
    ...(locale !== "kh" && text.includes(ZERO_WIDTH_SPACE) ? ["zero-width space"] : []),
    ...(BY_LANGUAGE[locale]?.(text) ?? []),
  ];
}
