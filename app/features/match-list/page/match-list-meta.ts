import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { MatchListData } from "~/features/match-list/list-data";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import { sportOrDefault } from "~/page/sport-switch";
import { FIRST_SCREEN_LINK } from "~/ui/first-screen";

/**
 * Title and description of a day's list; today's title has no date, so that it stays true in search results. The match
 * filter does not change them.
 */
export function matchListMeta(day: MatchListData["day"], matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const date = day.label;
  const sport = sportOrDefault(page.path);
  const meta = pageMeta(page, {
    ownQuery: ["date"],
    title: day.near === "today" ? t(`matches:titleToday.${sport}`) : t(`matches:title.${sport}`, { date }),
    description: t(`matches:description.${sport}`, { date }),
    isIndexed: day.isInReach,
  });
  return [...meta, FIRST_SCREEN_LINK];
}
