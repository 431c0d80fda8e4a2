import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";

/** Meta of the newsletter's pages, which are steps and not indexed. */
export function newsletterMeta(matches: RouteMatches, part?: "confirm" | "unsubscribe"): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, {
    title: part ? t(`newsletter:${part}.title`) : t("newsletter:title"),
    description: t("newsletter:description"),
    ownQuery: [],
    isIndexed: false,
  });
}
