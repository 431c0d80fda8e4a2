import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import type { SearchData } from "./load-search.server.ts";

/** Search results are not indexed. */
export function searchMeta({ query: { text } }: SearchData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, {
    title: text ? t("search:resultsFor", { text }) : t("search:title"),
    description: t("search:description"),
    isIndexed: false,
  });
}
