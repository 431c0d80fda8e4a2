import type { MetaDescriptor } from "@remix-run/cloudflare";
import {
  competitionTrail,
  headValues,
  isSeasonIndexed,
  seasonEvent,
  seasonQuery,
} from "~/features/competition/competition-meta";
import { roundName } from "~/features/competition/round-name";
import { pageMeta } from "~/features/page-meta/page-meta";
import { specialCompetitionMeta } from "~/features/seo/special-tables.ts";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import type { CompetitionMatchesData } from "./load-competition-matches.server.ts";

export function competitionMatchesMeta(
  { head, params, round }: CompetitionMatchesData,
  matches: RouteMatches,
): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const i18n = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { t } = i18n;
  const named =
    params.round !== undefined &&
    round &&
    roundName(head, round, i18n.getFixedT(null, "matches"), i18n.getFixedT(null, "competition"));
  return pageMeta(page, {
    title: named
      ? [
          t("competition:roundTitle", { ...headValues(head), round: named }),
          t("competition:roundName", { ...headValues(head), round: named }),
        ]
      : t("competition:matchesTitle", headValues(head)),
    description: t("competition:matchesDescription", headValues(head)),
    ...(head.isCurrentSeason && !named && specialCompetitionMeta(page.locale, head.competition, "matches")),
    ownQuery: [...seasonQuery(head), "part", "round"],
    jsonLd: seasonEvent(head, page),
    trail: competitionTrail(head, t(`frame:nav.${head.sport}`)),
    // Pages of a long list change with every match.
    isIndexed: isSeasonIndexed(head, page) && params.direction === undefined && params.lastId === undefined,
  });
}
