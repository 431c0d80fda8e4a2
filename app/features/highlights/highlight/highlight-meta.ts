import type { MetaDescriptor } from "@remix-run/cloudflare";
import { highlightPath } from "#contract/tables/paths";
import { dateIn } from "#contract/time/zone";
import { isoDuration } from "~/features/highlights/highlight-cards";
import { matchDescriptions, matchTitles } from "~/features/match/match-texts";
import { sportsEvent } from "~/features/match/sports-event";
import { isMatchIndexed } from "~/features/match-list/read-day";
import { fitDescription } from "~/features/page-meta/fit-texts";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import type { Clip, HighlightData } from "./load-highlight.server.ts";

interface VideoFacts {
  page: Pick<Page, "origin">;
  description: string;
}

/** The videos of a page as schema.org's VideoObject. Animations are left out, and unknown fields too. */
function videoObjects(clips: readonly Clip[], { page, description }: VideoFacts): Record<string, unknown>[] {
  const absolute = (address: string) => (address.startsWith("/") ? page.origin + address : address);
  return clips.flatMap(({ playback, title, cover, duration, publishedAt, views }) => {
    if (playback.kind !== "film" && playback.kind !== "frame") return [];
    return {
      "@type": "VideoObject",
      name: title,
      description,
      uploadDate: new Date(publishedAt).toISOString(),
      ...(duration > 0 && { duration: isoDuration(duration) }),
      ...(cover && { thumbnailUrl: absolute(cover) }),
      ...(playback.kind === "film" ? { contentUrl: absolute(playback.src) } : { embedUrl: playback.src }),
      ...(views !== undefined && {
        interactionStatistic: {
          "@type": "InteractionCounter",
          interactionType: { "@type": "WatchAction" },
          userInteractionCount: views,
        },
      }),
    };
  });
}

/**
 * Title, description and breadcrumbs of a match's highlights; not indexed without highlights or with results hidden.
 */
export function highlightMeta(data: HighlightData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const i18n = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { t } = i18n;
  const tMatch = i18n.getFixedT(null, "match");
  const { match, competition, day, clips = [], isHidden } = data;
  const values = { home: match.home.name, away: match.away.name };
  const facts = { home: match.home, away: match.away, competition: competition.name, date: day };
  const cover = absolute(clips[0]?.cover, page);
  const description = fitDescription(
    matchDescriptions(facts, tMatch, (named) => t("highlights:matchDescription", { match: named })),
  );
  const event = sportsEvent({ match, competition }, page.origin + localePath(page.locale, highlightPath(match)));
  return pageMeta(page, {
    title: matchTitles(facts, tMatch, (named) => t("highlights:matchTitle", { match: named })),
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
