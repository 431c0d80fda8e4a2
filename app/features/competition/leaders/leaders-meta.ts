import type { MetaDescriptor } from "@remix-run/cloudflare";
import {
  competitionTrail,
  headValues,
  isSeasonIndexed,
  seasonEvent,
  seasonQuery,
} from "~/features/competition/competition-meta";
import type { CompetitionHeadData } from "~/features/competition/load-competition-head.server";
import { pageMeta } from "~/features/page-meta/page-meta";
import { specialCompetitionMeta } from "~/features/seo/special-tables";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";

export function leadersMeta(head: CompetitionHeadData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, {
    title: t(`competition:leadersTitle.${head.sport}`, headValues(head)),
    description: t(`competition:leadersDescription.${head.sport}`, headValues(head)),
    ...(head.isCurrentSeason && specialCompetitionMeta(page.locale, head.competition, "leaders")),
    ownQuery: seasonQuery(head),
    isIndexed: isSeasonIndexed(head, page),
    jsonLd: seasonEvent(head, page),
    trail: competitionTrail(head, t(`frame:nav.${head.sport}`), t("competition:leaders")),
  });
}
