import { redirect } from "@remix-run/react";
import type { LocaleCode } from "#contract/tables/locales";
import { PLACEHOLDER_PAGES, type PlaceholderTitle } from "#contract/tables/placeholder-pages";
import { homeOf } from "~/page/locale-path";

export interface PlaceholderData {
  title: PlaceholderTitle;
}

/** Data of a placeholder page. Redirects to the locale's home from any address that has none. */
export function loadPlaceholder(locale: LocaleCode, url: URL): PlaceholderData {
  const path = url.pathname.slice(locale.length + 1);
  const row = PLACEHOLDER_PAGES.find((one) => one.path === path);
  if (!row) throw redirect(homeOf(locale), 302);
  return { title: row.title };
}
