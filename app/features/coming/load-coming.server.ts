import { redirect } from "@remix-run/react";
import { VIETNAMESE_ARTICLES } from "#contract/tables/articles";
import { COMING_PAGES, type ComingTitle } from "#contract/tables/coming-pages";
import type { LocaleCode } from "#contract/tables/locales";
import { readCallBack } from "~/features/frame/call-back";
import { homeOf } from "~/features/frame/locale-path";

export interface ComingData {
  title: ComingTitle;
  /** What an article is about, in its own language. */
  article?: string;
  /** Where the visitor came from, on our own host. */
  callBack?: string;
}

/**
 * What the page that stands in for a later one says. Throws a redirect to the language's home where the later page is
 * for other languages only, as for any address that does not exist.
 */
export function loadComing(locale: LocaleCode, url: URL): ComingData {
  const path = url.pathname.slice(locale.length + 1);
  const row = COMING_PAGES.find((one) => one.path === path);
  if (!row || (row.locales && !row.locales.includes(locale))) throw redirect(homeOf(locale), 302);
  return {
    title: row.title,
    article: VIETNAMESE_ARTICLES.find(({ slug }) => path === `/${slug}`)?.linkText,
    callBack: row.query?.includes("callBackUrl") ? readCallBack(url.search) : undefined,
  };
}
