import type { MetaDescriptor } from "@remix-run/cloudflare";
import { competitionPath, countryPath, type TeamTab, teamPath } from "#contract/tables/paths";
import { type Crumb, pageMeta } from "~/features/page-meta/page-meta";
import { specialTeamMeta } from "~/features/seo/special-team-meta.ts";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { pageOf, type RouteMatches } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import type { TeamHeadData } from "./load-team-head.server.ts";
import { sportsTeam } from "./sports-team.ts";
import { mainCompetition } from "./team-competition.ts";
import { homeCountry } from "./team-country.ts";

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
  // A team without a competition has no rank to describe.
  const described = league ? tab : "match";
  const url = page.origin + localePath(page.locale, teamPath({ ...info.team, sport }));
  return pageMeta(page, {
    title: t(`team:title.${sport}.${tab}`, values),
    description: t(`team:description.${sport}.${described}`, values),
    ...(tab === "overview" && specialTeamMeta(page.locale, info.team)),
    jsonLd: sportsTeam({ sport, info, url, isCoachInvented: hasInvented }),
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
