import type { MetaDescriptor } from "@remix-run/cloudflare";
import { highlightPath } from "#contract/tables/paths";
import { dateIn } from "#contract/time/zone";
import { sportsEvent } from "~/features/match/sports-event";
import { isMatchIndexed } from "~/features/match-list/read-day";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import type { HighlightData } from "./load-highlight.server.ts";
import { videoObjects } from "./video-object.ts";

/**
 * Title, description and breadcrumbs of a match's highlights; not indexed without highlights or with results hidden.
 */
export function highlightMeta(data: HighlightData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { match, competition, day, clips = [], isHidden } = data;
  const values = { home: match.home.name, away: match.away.name, competition: competition.name, date: day };
  const cover = absolute(clips[0]?.cover, page);
  const description = t("highlights:matchDescription", values);
  const event = sportsEvent({ match, competition }, page.origin + localePath(page.locale, highlightPath(match)));
  return pageMeta(page, {
    title: t("highlights:matchTitle", values),
    description,
    isIndexed: clips.length > 0 && !isHidden && isMatchIndexed(match.source, dayOf(match.kickOff), dayOf(page.now)),
    jsonLd: { "@graph": [event, ...videoObjects(clips, { page, description })] },
    trail: [
      { name: t(`frame:nav.${match.sport}`), path: `/${match.sport}/matches` },
      { name: t(`highlights:title.${match.sport}`), path: `/${match.sport}/highlights` },
      { name: t("highlights:versus", values) },
    ],
    ...(clips.length > 0 && { ogType: "video.other" }),
    // Share previews do not support SVG.
    ...(cover && !cover.endsWith(".svg") && { image: cover }),
  });
}

const dayOf = (instant: number): string => dateIn(instant, "UTC");

const absolute = (address: string | undefined, { origin }: Page): string | undefined =>
  address?.startsWith("/") ? origin + address : address;
