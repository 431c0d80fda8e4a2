import { redirect } from "@remix-run/react";
import { VIETNAMESE_ARTICLES } from "#contract/tables/articles";
import type { LocaleCode } from "#contract/tables/locales";
import { PLACEHOLDER_PAGES, type PlaceholderTitle } from "#contract/tables/placeholder-pages";
import { homeOf } from "~/page/locale-path";

export interface PlaceholderData {
  title: PlaceholderTitle;
  /** What an article is about, in its own language. */
  article?: string;
}

/**
 * Data of a placeholder page. Redirects to the locale's home where the later page is for other languages only, as for any
 * address that does not exist.
 */
export function loadPlaceholder(locale: LocaleCode, url: URL): PlaceholderData {
  const path = url.pathname.slice(locale.length + 1);
  const row = PLACEHOLDER_PAGES.find((one) => one.path === path);
  if (!row || (row.locales && !row.locales.includes(locale))) throw redirect(homeOf(locale), 302);
  return {
    title: row.title,
    article: VIETNAMESE_ARTICLES.find(({ slug }) => path === `/${slug}`)?.linkText,
  };
}
