import type { MetaDescriptor } from "@remix-run/cloudflare";
import { competitionPath, countryPath } from "#contract/tables/paths";
import { tableVersion } from "#contract/tables/share-pictures";
import { isSeasonIndexed } from "~/features/competition/competition-meta";
import { pageMeta } from "~/features/page-meta/page-meta";
import { shareImage } from "~/features/page-meta/share-image";
import { specialCompetitionMeta } from "~/features/seo/special-tables.ts";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { FIRST_SCREEN_LINK } from "~/ui/first-screen";
import type { TablePageData } from "./load-table-page.server.ts";

export function tableMeta({ head, choice }: TablePageData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { competition, season, sport } = head;
  const values = { competition: competition.name, season };
  const title = t("standings:title", values);
  const view = choice.view === "all" ? "" : ` · ${t(`standings:view.${choice.view}`)}`;
  const meta = pageMeta(page, {
    title: title + view,
    description: t(`standings:description.${sport}`, values),
    // Only the default view has the special title; the others name their view.
    ...(head.isCurrentSeason && view === "" && specialCompetitionMeta(page.locale, competition, "table")),
    // Emphasised teams do not make a different page; a season does, unless it is the current one.
    ownQuery: ["leagueId", "view", "part", ...(head.isCurrentSeason ? [] : ["season"])],
    isIndexed: isSeasonIndexed(head, page),
    ...(!page.view?.hideScores &&
      shareImage(page, { kind: "table", id: competition.id, version: tableVersion(season, page.now) })),
    trail: [
      {
        name: competition.country.name,
        ...(adapterOf(sport).hasCountryPages && { path: countryPath(competition.country) }),
      },
      { name: competition.name, path: competitionPath({ sport, ...competition }) },
      { name: title },
    ],
  });
  return [...meta, FIRST_SCREEN_LINK];
}
