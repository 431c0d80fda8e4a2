import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { MatchHeadData } from "~/features/match/load-match-head.server";
import { sportsEvent } from "~/features/match/sports-event";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { pageOf, type RouteMatches } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import type { AnalysisPart } from "./analysis-parts.ts";

/** Title and description of an analysis page: the match and the page's subject. */
export function analysisMeta(
  { about, day, isIndexed }: MatchHeadData,
  part: AnalysisPart,
  matches: RouteMatches,
): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { match, competition, sport } = about;
  const shown =
    part === "details" ? t("match:tab.analysis") : t(`analysis:${adapterOf(sport).analysis.partNames[part]}`);
  const values = { home: match.home.name, away: match.away.name, competition: competition.name, date: day };
  return pageMeta(page, {
    title: t("analysis:title", { ...values, part: shown }),
    description: t(`analysis:description.${sport}.${part}`, values),
    isIndexed,
    jsonLd: sportsEvent(about, page.origin + localePath(page.locale, page.path)),
  });
}
