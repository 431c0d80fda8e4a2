import type { NewsDetail } from "#contract/domain/news";
import type { LocaleCode } from "#contract/tables/locales";

/** Approximate gzip bytes per character below a code point, among other text of the language. */
const COSTS: readonly (readonly [end: number, bytes: number])[] = [
  [0x80, 0.45],
  // Accented letters; Thai and Khmer.
  [0x2000, 0.75],
  [0x2e80, 1],
  // Chinese.
  [0x10000, 1.6],
  [Number.POSITIVE_INFINITY, 3],
];

const costOf = (point: number): number => COSTS.find(([end]) => point < end)?.[1] ?? 0;

/**
 * Estimates by its letters how many bytes a text adds to a page: actually compressing it would cost more than rendering
 * the page.
 */
export function gzipWeight(text: string): number {
  let weight = 0;
  for (const letter of text) weight += costOf(letter.codePointAt(0) ?? 0);
  return weight;
}

/** Gzip bytes that an article page may have without pictures: 20 kB, minus the estimation error. */
const MOST = 19_750;

/** Gzip bytes of the page apart from its texts and comments. If they are too low, e2e/budgets.spec.ts fails. */
const BESIDE: Readonly<Record<LocaleCode, number>> = {
  en: 14_500,
  th: 15_700,
  vn: 15_500,
  kh: 15_600,
  "zh-Hans": 15_800,
  "zh-Hant": 15_900,
  pt: 15_000,
};

/** Gzip bytes of the match that an article is about. */
const MATCH = 400;

type Texts = Pick<NewsDetail, "html" | "title" | "summary" | "related" | "matchId">;

/** Gzip bytes left for comments on an article page; 0 if its text is long. */
export function commentsRoom({ html, title, summary, related, matchId }: Texts, locale: LocaleCode): number {
  const texts = [title, summary, html.replace(/<[^>]*>/g, ""), ...related.flatMap((one) => [one.title, one.summary])];
  return Math.max(0, MOST - BESIDE[locale] - (matchId ? MATCH : 0) - gzipWeight(texts.join("")));
}
