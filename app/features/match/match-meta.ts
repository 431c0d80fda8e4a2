import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { MatchTabKey } from "#contract/tables/match-tabs";
import { localePath } from "~/features/frame/locale-path";
import { pageOf, type RouteMatches } from "~/features/frame/page";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import type { MatchHeadData } from "./load-match-head.server.ts";
import { sportsEvent } from "./sports-event.ts";

/** Tabs with a title and a description of their own, by the keys of these words; the others have those of the first. */
const TAB_WORDS = {
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

const wordsOfTab = (tab: MatchTabKey) => (tab in TAB_WORDS ? TAB_WORDS[tab as keyof typeof TAB_WORDS] : "info");

/** What a tab of a match tells search engines; choices within the tab are no pages of their own. */
export function matchMeta({ about, day, tab }: MatchHeadData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { match, competition } = about;
  const values = { home: match.home.name, away: match.away.name, competition: competition.name, date: day };
  const words = wordsOfTab(tab);
  return pageMeta(page, {
    title: t(`match:title.${words}`, values),
    description: t(`match:description.${words}`, values),
    ownQuery: [],
    jsonLd: sportsEvent(about, page.origin + localePath(page.locale, page.path)),
  });
}
