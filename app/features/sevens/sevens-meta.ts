import type { MetaDescriptor } from "@remix-run/cloudflare";
import { dateIn } from "#contract/time/zone";
import { isInReach, isMatchIndexed } from "~/features/match-list/read-day";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import type { SevensData } from "./load-sevens.server.ts";
import type { SevensMatchData } from "./load-sevens-match.server.ts";
import { sevensPath } from "./sevens-query.ts";
import { SEVENS_ZONE } from "./tournament-days.ts";

/** Title, description, event and breadcrumbs of the tournament or one of its matches. */
export function sevensMeta(data: SevensData | SevensMatchData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const top = { name: t("frame:nav.football"), path: "/football/matches" };
  if (data.view === "match") {
    const { match, competition, season: year, category } = data.info;
    const values = { home: match.home.name, away: match.away.name, tournament: competition.name, year };
    return pageMeta(page, {
      title: t("sevens:matchTitle", values),
      description: t("sevens:matchDescription", values),
      isIndexed: isMatchIndexed(match.source, dayOf(match.kickOff), dayOf(page.now)),
      jsonLd: matchEvent(data, page),
      trail: [
        top,
        { name: competition.name, path: sevensPath({ category, year: data.queryYear }) },
        { name: t("sevens:versus", values) },
      ],
    });
  }
  const tournament = data.tournament ?? t("sevens:name");
  const name = `${tournament} ${data.year}`;
  return pageMeta(page, {
    title: t("sevens:title", { tournament, year: data.year }),
    description: t("sevens:description", { tournament, year: data.year }),
    ...(data.dates && { jsonLd: tournamentEvent(name, data.dates, page) }),
    isIndexed: !data.hasSimulated || isInReach(data.dates?.fromDate ?? dayOf(page.now), dayOf(page.now)),
    trail: [top, { name }],
    // A day is part of its tournament's page.
    ownQuery: ["year", "category"],
  });
}

const dayOf = (instant: number): string => dateIn(instant, SEVENS_ZONE);

const LOCATION = {
  "@type": "Place",
  name: "Hong Kong Football Club",
  address: { "@type": "PostalAddress", addressCountry: "HK" },
};

const urlOf = ({ origin, locale, path, search }: Page): string => origin + localePath(locale, path + search);

const tournamentEvent = (
  name: string,
  { fromDate, toDate }: NonNullable<SevensData["dates"]>,
  page: Page,
): Record<string, unknown> => ({
  "@type": "SportsEvent",
  name,
  url: urlOf(page),
  sport: "football",
  startDate: fromDate,
  endDate: toDate,
  eventStatus: "https://schema.org/EventScheduled",
  location: LOCATION,
});

const matchEvent = (
  { info: { match, competition, season } }: SevensMatchData,
  page: Page,
): Record<string, unknown> => ({
  "@type": "SportsEvent",
  name: `${match.home.name} – ${match.away.name}`,
  url: urlOf(page),
  sport: "football",
  startDate: new Date(match.kickOff).toISOString(),
  eventStatus: "https://schema.org/EventScheduled",
  homeTeam: { "@type": "SportsTeam", name: match.home.name },
  awayTeam: { "@type": "SportsTeam", name: match.away.name },
  superEvent: { "@type": "SportsEvent", name: `${competition.name} ${season}` },
  location: LOCATION,
});
