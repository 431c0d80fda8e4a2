import type { MetaDescriptor } from "@remix-run/cloudflare";
import { matchTextFacts, matchTrail } from "~/features/match/match-meta";
import { matchDescriptions, matchTitles } from "~/features/match/match-texts";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import type { PanelPageData } from "./load-panel.server.ts";

/** Titles of the pages of past matches; the page of filters alone is not indexed. */
export function panelMeta({ head, side }: PanelPageData, matches: RouteMatches, isFilter = false): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const i18n = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { t } = i18n;
  const tMatch = i18n.getFixedT(null, "match");
  const { match } = head.about;
  const values = { home: match.home.name, away: match.away.name };
  const facts = matchTextFacts(head);
  const names = { sport: t(`frame:nav.${match.sport}`), match: t("match:heading", values) };
  const titled = (named: string): string => {
    if (isFilter) return t("odds:meta.filter", { match: named });
    if (side === "h2h") return t("odds:meta.h2h", { match: named });
    return t("odds:meta.side", { match: named, team: match[side].shortName ?? match[side].name });
  };
  return pageMeta(page, {
    title: matchTitles(facts, tMatch, titled),
    description: matchDescriptions(facts, tMatch, (named) => t("odds:meta.description", { match: named })),
    isIndexed: head.isIndexed && !isFilter,
    ownQuery: [],
    trail: matchTrail(head.about, names, t(`odds:past.${side}`, values)),
  });
}
