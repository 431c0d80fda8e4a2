import type { MetaDescriptor } from "@remix-run/cloudflare";
import { countryPath } from "#contract/tables/paths";
import { localePath } from "~/features/frame/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/features/frame/page";
import { type Crumb, pageMeta } from "~/features/page-meta/page-meta";
import { specialCompetitionWords } from "~/features/seo/special-competition-words";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { seasonPath } from "./competition-address.ts";
import type { CompetitionHeadData } from "./load-competition-head.server.ts";
import type { CompetitionMatchesData } from "./load-competition-matches.server.ts";
import { roundName } from "./round-name.ts";

/** Sport, country, competition; a tab's own name behind it where one is given. */
export function competitionTrail(head: CompetitionHeadData, sportName: string, tabName?: string): Crumb[] {
  const { competition, sport } = head;
  const { country } = competition;
  return [
    { name: sportName, path: `/${sport}/matches` },
    ...(sport === "football" ? [{ name: country.name, path: countryPath(country) }] : []),
    { name: competition.name, ...(tabName !== undefined && { path: seasonPath(head, "matches") }) },
    ...(tabName === undefined ? [] : [{ name: tabName }]),
  ];
}

/** schema.org's SportsEvent of a season, with the days on which it begins and ends. */
export function seasonEvent(head: CompetitionHeadData, page: Page): Record<string, unknown> | undefined {
  const { competition, sport, season, seasons } = head;
  const days = seasons.find((one) => one.season === season);
  if (!days) return undefined;
  return {
    "@type": "SportsEvent",
    name: `${competition.name} ${season}`,
    sport: sport === "football" ? "Soccer" : "Basketball",
    startDate: days.from,
    endDate: days.to,
    url: page.origin + localePath(page.locale, seasonPath(head, "matches")),
  };
}

/** The season that is played needs not be named. */
const seasonQuery = ({ isCurrentSeason }: CompetitionHeadData): string[] =>
  isCurrentSeason ? ["leagueId"] : ["leagueId", "season"];

const wordsOf = (head: CompetitionHeadData) => ({
  name: head.competition.name,
  country: head.competition.country.name,
  season: head.season,
});

export function competitionMatchesMeta(
  { head, asked, round }: CompetitionMatchesData,
  matches: RouteMatches,
): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const i18n = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { t } = i18n;
  const named =
    asked.round !== undefined &&
    round &&
    roundName(round, i18n.getFixedT(null, "matches"), i18n.getFixedT(null, "competition"));
  return pageMeta(page, {
    title: named
      ? t("competition:roundTitle", { ...wordsOf(head), round: named })
      : t("competition:matchesTitle", wordsOf(head)),
    description: t("competition:matchesDescription", wordsOf(head)),
    ...(head.isCurrentSeason && !named && specialCompetitionWords(page.locale, head.competition, "matches")),
    ownQuery: [...seasonQuery(head), "part", "round"],
    jsonLd: seasonEvent(head, page),
    trail: competitionTrail(head, t(`frame:nav.${head.sport}`)),
    // Pages of a long list change with every match.
    isIndexed: asked.direction === undefined && asked.lastId === undefined,
  });
}

export function competitionAboutMeta(head: CompetitionHeadData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, {
    title: t("competition:aboutTitle", wordsOf(head)),
    description: t("competition:aboutDescription", wordsOf(head)),
    ...(head.isCurrentSeason && specialCompetitionWords(page.locale, head.competition, "about")),
    ownQuery: seasonQuery(head),
    jsonLd: seasonEvent(head, page),
    trail: competitionTrail(head, t(`frame:nav.${head.sport}`), t("competition:about")),
  });
}
