import type { MetaDescriptor } from "@remix-run/cloudflare";
import { teamPath } from "#contract/tables/paths";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { pageOf, type RouteMatches } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import type { SquadData } from "./load-squad.server.ts";

/** Only the default order of a squad is indexed: the others have the same content. */
export function squadMeta({ head, isSorted }: SquadData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { sport, info } = head;
  const { team } = info;
  const term = adapterOf(sport).people.squadTerm;
  const path = teamPath({ sport, ...team });
  return pageMeta(page, {
    title: t(`people:title.${term}`, { team: team.name }),
    description: t(`people:description.${term}`, { team: team.name }),
    isIndexed: !isSorted,
    jsonLd: {
      "@type": "SportsTeam",
      name: team.name,
      sport,
      url: page.origin + localePath(page.locale, path),
      athlete: info.squad.map(({ name }) => ({ "@type": "Person", name })),
      ...(info.coach && { coach: { "@type": "Person", name: info.coach.name } }),
    },
    trail: [{ name: team.name, path }, { name: t(`people:heading.${term}`) }],
  });
}
