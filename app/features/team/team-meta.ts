import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { Country } from "#contract/domain/competition";
import type { TeamInfo, VenueInfo } from "#contract/domain/team-info";
import { competitionPath, countryPath, type TeamTab, teamPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { type Crumb, pageMeta } from "~/features/page-meta/page-meta";
import { shareImage } from "~/features/page-meta/share-image";
import { specialTeamMeta } from "~/features/seo/special-team-meta.ts";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { pageOf, type RouteMatches } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import type { TeamHeadData } from "./load-team-head.server.ts";
import { mainCompetition } from "./team-competition.ts";

/** With id and key if one of the team's competitions belongs to the country. */
type HomeCountry = Country | { name: string; id?: undefined };

/** The team's country, by the names in its own answer. */
export function homeCountry({
  country: name,
  competitions,
}: Pick<TeamInfo, "country" | "competitions">): HomeCountry | undefined {
  if (name === undefined) return undefined;
  return competitions.find(({ country }) => country.name === name)?.country ?? { name };
}

interface TeamFacts {
  sport: Sport;
  info: TeamInfo;
  /** The page's canonical address. */
  url: string;
  /** Fictional coaches are hidden from search engines. */
  isCoachInvented: boolean;
}

/** A team as schema.org's SportsTeam, for search engines. */
export function sportsTeam({ sport, info, url, isCoachInvented }: TeamFacts): Record<string, unknown> {
  const { team, fullName, founded, venue, coach, competitions } = info;
  return {
    "@type": "SportsTeam",
    name: team.name,
    ...(fullName && fullName !== team.name && { alternateName: fullName }),
    url,
    sport: adapterOf(sport).schema.team,
    ...(founded && { foundingDate: `${founded}` }),
    ...(coach && !isCoachInvented && { coach: { "@type": "Person", name: coach.name } }),
    ...(venue && { location: placeOf(venue) }),
    ...(competitions.length > 0 && {
      memberOf: competitions.map(({ name }) => ({ "@type": "SportsOrganization", name })),
    }),
  };
}

const placeOf = ({ name, city, address, capacity }: VenueInfo): Record<string, unknown> => ({
  "@type": "StadiumOrArena",
  name,
  ...((city || address) && {
    address: {
      "@type": "PostalAddress",
      ...(address && { streetAddress: address }),
      ...(city && { addressLocality: city }),
    },
  }),
  ...(capacity && { maximumAttendeeCapacity: capacity }),
});

interface TeamMeta {
  head: TeamHeadData;
  tab: Exclude<TeamTab, "squad">;
  matches: RouteMatches;
  /** False for a part of a list. */
  isIndexed?: boolean;
  /** The people on the page are fictional. */
  hasInvented: boolean;
}

/** Title, description and structured data of a team's overview and matches pages. */
export function teamMeta({ head, tab, matches, isIndexed = true, hasInvented }: TeamMeta): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { sport, info } = head;
  const league = mainCompetition(info.competitions);
  const values = { team: info.team.name, competition: league?.name };
  const url = page.origin + localePath(page.locale, teamPath({ ...info.team, sport }));
  return pageMeta(page, {
    // A long name leaves room for the matches only, and a team without a competition has no rank to describe.
    title: [t(`team:title.${sport}.${tab}`, values), t(`team:title.${sport}.match`, values)],
    description: [
      ...(league ? [t(`team:description.${sport}.${tab}`, values)] : []),
      t(`team:description.${sport}.match`, values),
    ],
    ...(tab === "overview" && specialTeamMeta(page.locale, info.team)),
    jsonLd: sportsTeam({ sport, info, url, isCoachInvented: hasInvented }),
    ...shareImage(page, { kind: "team", id: info.team.id, version: "1" }),
    trail: trailTo(head, tab, t(`team:tabs.${sport}.${tab}`)),
    isIndexed,
  });
}

/** Country, league, team, and the tab unless it is the first. */
function trailTo({ sport, info }: TeamHeadData, tab: TeamTab, tabName: string): Crumb[] {
  const country = homeCountry(info);
  const league = mainCompetition(info.competitions);
  const team = { name: info.team.name };
  return [
    ...(country?.id && adapterOf(sport).hasCountryPages ? [{ name: country.name, path: countryPath(country) }] : []),
    ...(league ? [{ name: league.name, path: competitionPath({ ...league, sport }) }] : []),
    ...(tab === "overview" ? [team] : [{ ...team, path: teamPath({ ...info.team, sport }) }, { name: tabName }]),
  ];
}
