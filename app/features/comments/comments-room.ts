import type { NewsDetail } from "#contract/domain/news";
import type { LocaleCode } from "#contract/tables/locales";
import { gzipWeight } from "./gzip-weight.ts";

/** Bytes of gzip that a piece's page may have, without pictures: 20 kB, less what is reckoned wrongly. */
const MOST = 19_750;

/** The same of a page beside its texts and comments: where they become too small, e2e/budgets.spec.ts fails. */
const BESIDE: Readonly<Record<LocaleCode, number>> = {
  en: 14_500,
  th: 15_700,
  vn: 15_500,
  kh: 15_600,
  "zh-Hans": 15_800,
  "zh-Hant": 15_900,
  pt: 15_000,
};

/** Of the match that a piece is about. */
const MATCH = 400;

type Texts = Pick<NewsDetail, "html" | "title" | "summary" | "related" | "matchId">;

/** What the page of a piece has left for its comments, in bytes of gzip; nothing where its text is long. */
export function commentsRoom({ html, title, summary, related, matchId }: Texts, locale: LocaleCode): number {
  const texts = [title, summary, html.replace(/<[^>]*>/g, ""), ...related.flatMap((one) => [one.title, one.summary])];
  return Math.max(0, MOST - BESIDE[locale] - (matchId ? MATCH : 0) - gzipWeight(texts.join("")));
}
