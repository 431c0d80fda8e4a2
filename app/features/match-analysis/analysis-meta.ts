import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { MatchHeadData } from "~/features/match/load-match-head.server";
import { matchTextFacts, matchTrail } from "~/features/match/match-meta";
import { matchDescriptions, matchTitles } from "~/features/match/match-texts";
import { sportsEvent } from "~/features/match/sports-event";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { pageOf, type RouteMatches } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import type { AnalysisPart } from "./analysis-query.ts";

/** Title and description of an analysis page: the match and the page's subject. */
export function analysisMeta(head: MatchHeadData, part: AnalysisPart, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const i18n = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { t } = i18n;
  const tMatch = i18n.getFixedT(null, "match");
  const { about, isIndexed } = head;
  const { match, sport } = about;
  const shown =
    part === "details" ? t("match:tab.analysis") : t(`analysis:${adapterOf(sport).analysis.partNames[part]}`);
  const facts = matchTextFacts(head);
  const names = {
    sport: t(`frame:nav.${sport}`),
    match: t("match:heading", { home: match.home.name, away: match.away.name }),
  };
  return pageMeta(page, {
    title: matchTitles(facts, tMatch, (named) => t("analysis:title", { match: named, part: shown })),
    description: matchDescriptions(facts, tMatch, (named) =>
      t(`analysis:description.${sport}.${part}`, { match: named }),
    ),
    isIndexed,
    jsonLd: sportsEvent(about, page.origin + localePath(page.locale, page.path)),
    trail: matchTrail(about, names, shown),
  });
}
