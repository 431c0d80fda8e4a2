import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import { sportOrDefault } from "~/page/sport-switch";

/** Meta of a favourites page, which is not indexed. */
export function favouritesMeta(matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, {
    title: t(`favourites:title.${sportOrDefault(page.path)}`),
    description: t("favourites:description"),
    ownQuery: [],
    isIndexed: false,
  });
}
