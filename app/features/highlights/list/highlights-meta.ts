import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import type { HighlightsData } from "./load-highlights.server.ts";

/**
 * Title, description and breadcrumbs of a list of highlights; older pages, and those with results hidden, are not
 * indexed.
 */
export function highlightsMeta(
  { sport, competition, isHidden, latestHref, count }: HighlightsData,
  matches: RouteMatches,
): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const path = `/${sport}/highlights`;
  const title = competition
    ? t("highlights:titleOf", { competition: competition.name })
    : t(`highlights:title.${sport}`);
  return pageMeta(page, {
    title,
    description: competition
      ? t("highlights:descriptionOf", { competition: competition.name })
      : t(`highlights:description.${sport}`),
    isIndexed: !isHidden && latestHref === undefined && count > 0,
    trail: [
      { name: t(`frame:nav.${sport}`), path: `/${sport}/matches` },
      ...(competition
        ? [{ name: t(`highlights:title.${sport}`), path }, { name: competition.name }]
        : [{ name: title }]),
    ],
  });
}
