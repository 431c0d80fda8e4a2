import type { MetaDescriptor } from "@remix-run/cloudflare";
import { countryPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { dateIn } from "#contract/time/zone";
import { reachOf } from "~/features/match-list/read-day";
import { type Crumb, pageMeta } from "~/features/page-meta/page-meta";
import { specialCompetitionMeta } from "~/features/seo/special-tables";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { seasonPath } from "./competition-address.ts";
import type { CompetitionHeadData } from "./load-competition-head.server.ts";

/** Sport, country, competition, then the tab's name if given. */
export function competitionTrail(head: CompetitionHeadData, sportName: string, tabName?: string): Crumb[] {
  const { competition, sport } = head;
  const { country } = competition;
  return [
    { name: sportName, path: `/${sport}/matches` },
    ...(adapterOf(sport).hasCountryPages ? [{ name: country.name, path: countryPath(country) }] : []),
    { name: competition.name, ...(tabName !== undefined && { path: seasonPath(head, "matches") }) },
    ...(tabName === undefined ? [] : [{ name: tabName }]),
  ];
}

/** schema.org's SportsEvent of a season, with its first and last day. */
export function seasonEvent(head: CompetitionHeadData, page: Page): Record<string, unknown> | undefined {
  const { competition, sport, season, seasons } = head;
  const days = seasons.find((one) => one.season === season);
  if (!days) return undefined;
  return {
    "@type": "SportsEvent",
    name: `${competition.name} ${season}`,
    sport: adapterOf(sport).schema.event,
    startDate: days.from,
    endDate: days.to,
    url: page.origin + localePath(page.locale, seasonPath(head, "matches")),
  };
}

/** Addresses omit the current season. */
export const seasonQuery = ({ isCurrentSeason }: CompetitionHeadData): string[] =>
  isCurrentSeason ? ["leagueId"] : ["leagueId", "season"];

/** Search engines see simulated seasons as far back as the calendar goes, and every season that was really played. */
export function isSeasonIndexed(
  { source, season, seasons, isCurrentSeason }: CompetitionHeadData,
  { now }: Page,
): boolean {
  if (source !== "simulated" || isCurrentSeason) return true;
  const lastDay = seasons.find((one) => one.season === season)?.to;
  return lastDay !== undefined && lastDay >= reachOf(dateIn(now, "UTC")).from;
}

export const headValues = (head: CompetitionHeadData) => ({
  name: head.competition.name,
  country: head.competition.country.name,
  season: head.season,
});

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
