import type { MetaDescriptor } from "@remix-run/cloudflare";
import { teamPath } from "#contract/tables/paths";
import { localePath } from "~/features/frame/locale-path";
import { pageOf, type RouteMatches } from "~/features/frame/page";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import type { SquadData } from "./load-squad.server.ts";

/** A squad in another order is the same page for search engines, so that only the first is to be found. */
export function squadMeta({ head, isSorted }: SquadData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { sport, info } = head;
  const { team } = info;
  const words = sport === "football" ? "squad" : "roster";
  const path = teamPath({ sport, ...team });
  return pageMeta(page, {
    title: t(`people:title.${words}`, { team: team.name }),
    description: t(`people:description.${words}`, { team: team.name }),
    isIndexed: !isSorted,
    jsonLd: {
      "@type": "SportsTeam",
      name: team.name,
      sport,
      url: page.origin + localePath(page.locale, path),
      athlete: info.squad.map(({ name }) => ({ "@type": "Person", name })),
      ...(info.coach && { coach: { "@type": "Person", name: info.coach.name } }),
    },
    trail: [{ name: team.name, path }, { name: t(`people:heading.${words}`) }],
  });
}
