import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { Sport } from "#contract/tables/sports";
import { pageMeta } from "~/features/page-meta/page-meta";
import { specialCompetitionMeta } from "~/features/seo/special-tables";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import { competitionTrail, headValues, isSeasonIndexed, seasonEvent, seasonQuery } from "./competition-meta.ts";
import type { CompetitionHeadData } from "./load-competition-head.server.ts";

/** Keys of the namespace `competition`. */
interface TabKeys {
  title: "aboutTitle" | `leadersTitle.${Sport}`;
  description: "aboutDescription" | `leadersDescription.${Sport}`;
}

/** The head of a tab that shows a whole season. */
export function seasonTabMeta(head: CompetitionHeadData, keys: TabKeys, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, {
    title: t(`competition:${keys.title}`, headValues(head)),
    description: t(`competition:${keys.description}`, headValues(head)),
    ...(head.isCurrentSeason && specialCompetitionMeta(page.locale, head.competition, head.tab)),
    ownQuery: seasonQuery(head),
    isIndexed: isSeasonIndexed(head, page),
    jsonLd: seasonEvent(head, page),
    trail: competitionTrail(head, t(`frame:nav.${head.sport}`), t(`competition:${head.tab}`)),
  });
}
