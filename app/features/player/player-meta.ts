import type { MetaDescriptor } from "@remix-run/cloudflare";
import { type PlayerTab, playerPath, teamPath } from "#contract/tables/paths";
import { type Crumb, pageMeta } from "~/features/page-meta/page-meta";
import { shareImage } from "~/features/page-meta/share-image";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import type { PlayerHeadData } from "./load-player-head.server.ts";

interface Shown {
  head: PlayerHeadData;
  tab: PlayerTab;
  /** For pages of older matches, which are not indexed. */
  isOlder?: boolean;
}

export function playerMeta({ head, tab, isOlder = false }: Shown, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { name, info } = head;
  const values = { player: name, team: info.team?.name ?? t("player:noTeam") };
  return pageMeta(page, {
    title: t(`player:title.${tab}`, values),
    description: t(`player:description.${tab}`, values),
    isIndexed: !isOlder,
    ogType: "profile",
    ...(info.id && shareImage(page, { kind: "player", id: info.id, version: info.team?.id ?? "0" })),
    jsonLd: person(head, page),
    trail: trailOf(head, tab, t(`player:tabs.${tab}`)),
  });
}

/** A player as schema.org's Person, for search engines. */
export function person({ sport, info, name }: PlayerHeadData, { origin, locale }: Page): Record<string, unknown> {
  const { id = "", key = id, team } = info;
  const address = (path: string) => origin + localePath(locale, path);
  return {
    "@type": "Person",
    name,
    url: address(playerPath({ sport, id, key })),
    ...(info.firstName && { givenName: info.firstName }),
    ...(info.lastName && { familyName: info.lastName }),
    ...(info.birthDate && { birthDate: info.birthDate }),
    ...(info.birthPlace && { birthPlace: info.birthPlace }),
    ...(info.nationality && { nationality: { "@type": "Country", name: info.nationality } }),
    ...(info.heightCm && { height: `${info.heightCm} cm` }),
    ...(info.weightKg && { weight: `${info.weightKg} kg` }),
    ...(team && {
      memberOf: { "@type": "SportsTeam", name: team.name, sport, url: address(teamPath({ sport, ...team })) },
    }),
  };
}

function trailOf({ sport, info, name }: PlayerHeadData, tab: PlayerTab, tabName: string): Crumb[] {
  const { id = "", key = id, team } = info;
  const ofTeam = team ? [{ name: team.name, path: teamPath({ sport, ...team }) }] : [];
  if (tab === "overview") return [...ofTeam, { name }];
  return [...ofTeam, { name, path: playerPath({ sport, id, key }) }, { name: tabName }];
}
