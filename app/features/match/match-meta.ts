import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { MatchTabKey } from "#contract/tables/match-tabs";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { pageOf, type RouteMatches } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import type { MatchHeadData } from "./load-match-head.server.ts";
import { sportsEvent } from "./sports-event.ts";

/** Translation keys of tabs with their own title and description; the others use those of the first. */
const TAB_KEYS = {
  feed: "feed",
  lineups: "lineups",
  h2h: "h2h",
  odds: "odds",
  table: "table",
  tracker: "tracker",
  "box-score": "boxScore",
  "play-by-play": "playByPlay",
  commentary: "commentary",
  stats: "stats",
} as const satisfies Partial<Record<MatchTabKey, string>>;

const keyOfTab = <Key extends string>(tab: MatchTabKey, other: Key) =>
  tab in TAB_KEYS ? TAB_KEYS[tab as keyof typeof TAB_KEYS] : other;

/** Meta tags of a match tab; choices within a tab are not separate pages. */
export function matchMeta({ about, day, tab, isIndexed }: MatchHeadData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { match, competition } = about;
  const values = { home: match.home.name, away: match.away.name, competition: competition.name, date: day };
  return pageMeta(page, {
    title: t(`match:title.${keyOfTab(tab, "info")}`, values),
    description: t(`match:description.${keyOfTab(tab, adapterOf(match.sport).match.description)}`, values),
    ownQuery: [],
    isIndexed,
    jsonLd: sportsEvent(about, page.origin + localePath(page.locale, page.path)),
  });
}
