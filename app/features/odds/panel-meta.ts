import type { MetaDescriptor } from "@remix-run/cloudflare";
import { matchTabPath } from "#contract/tables/paths";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import type { PanelPageData } from "./load-panel.server.ts";

/** Titles of the pages of past matches; the page of filters alone is not indexed. */
export function panelMeta({ head, side }: PanelPageData, matches: RouteMatches, isFilter = false): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { match } = head.about;
  const values = { home: match.home.name, away: match.away.name, date: head.day };
  const name = t(`odds:past.${side}`, values);
  return pageMeta(page, {
    title: isFilter ? t("odds:meta.filter", { ...values, name }) : t("odds:meta.title", { ...values, name }),
    description: t("odds:meta.description", { ...values, name }),
    isIndexed: head.isIndexed && !isFilter,
    ownQuery: [],
    trail: [{ name: t("match:heading", values), path: matchTabPath(match, "info") }, { name }],
  });
}
