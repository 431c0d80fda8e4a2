import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { MatchAbout } from "#contract/domain/match-info";
import type { MatchTabKey } from "#contract/tables/match-tabs";
import { competitionPath, countryPath, matchPath } from "#contract/tables/paths";
import { matchVersion, NEUTRAL } from "#contract/tables/share-pictures";
import { type Crumb, pageMeta } from "~/features/page-meta/page-meta";
import { shareImage } from "~/features/page-meta/share-image";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { pageOf, type RouteMatches } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import type { MatchHeadData } from "./load-match-head.server.ts";
import { type MatchTextFacts, matchDescriptions, matchTitles } from "./match-texts.ts";
import { sportsEvent } from "./sports-event.ts";

/** The first tab is described by sport; the analysis pages are titled by themselves (match-analysis). */
const hasOwnTexts = (tab: MatchTabKey): tab is Exclude<MatchTabKey, "info" | "analysis"> =>
  tab !== "info" && tab !== "analysis";

/** What the titles of a match's pages are made of. */
export const matchTextFacts = ({ about: { match, competition }, day }: MatchHeadData): MatchTextFacts => ({
  home: match.home,
  away: match.away,
  competition: competition.name,
  date: day,
});

interface TrailNames {
  sport: string;
  match: string;
}

/** Sport, country, competition, match; pages below the match's first one add their own name. */
export function matchTrail(
  { match, competition }: Pick<MatchAbout, "match" | "competition">,
  names: TrailNames,
  page?: string,
): Crumb[] {
  const { sport } = match;
  const { country } = competition;
  return [
    { name: names.sport, path: `/${sport}/matches` },
    ...(adapterOf(sport).hasCountryPages ? [{ name: country.name, path: countryPath(country) }] : []),
    { name: competition.name, path: competitionPath({ sport, ...competition }) },
    { name: names.match, ...(page !== undefined && { path: matchPath(match) }) },
    ...(page === undefined ? [] : [{ name: page }]),
  ];
}

/** Meta tags of a match tab; choices within a tab are not separate pages. */
export function matchMeta(head: MatchHeadData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const i18n = translatorOf(page.locale, namespacesOfRoutes(matches));
  const t = i18n.getFixedT(null, "match");
  const { about, tab, isIndexed, hides } = head;
  const { match } = about;
  const facts = matchTextFacts(head);
  const { competition } = facts;
  const described = hasOwnTexts(tab) ? tab : adapterOf(match.sport).match.description;
  const names = {
    sport: i18n.t(`frame:nav.${match.sport}`),
    match: t("heading", { home: match.home.name, away: match.away.name }),
  };
  return pageMeta(page, {
    title: matchTitles(facts, t, (named) =>
      hasOwnTexts(tab) ? t(`title.${tab}`, { match: named, competition }) : named,
    ),
    description: matchDescriptions(facts, t, (named) => t(`description.${described}`, { match: named })),
    ownQuery: [],
    isIndexed,
    ...shareImage(page, { kind: "match", id: match.id, version: hides === "match" ? NEUTRAL : matchVersion(match) }),
    jsonLd: sportsEvent(about, page.origin + localePath(page.locale, page.path)),
    trail: matchTrail(about, names, tab === "info" ? undefined : t(`tab.${tab}`)),
  });
}
