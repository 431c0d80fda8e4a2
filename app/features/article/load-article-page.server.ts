import type { Article, LiveBlock } from "#contract/domain/article";
import type { EdgeContext } from "#worker/pages/context";
import { zoneOfMatches } from "~/features/match-days/group-by-day";
import { canChange } from "~/features/match-list/can-change";
import { formatDate } from "~/i18n/format-date";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { matchesOf, rowsOf, type ShownLiveBlock } from "./live-data.ts";
import { loadLiveBlocks } from "./load-live-blocks.server.ts";

export interface ArticlePageData {
  article: Article;
  /** Formatted for the language. */
  dates: { published: string; updated?: string };
  /** Data of the article's live blocks, in order. */
  live: ShownLiveBlock[];
  /** Rows of matches, updated by the page script; absent if there are none. */
  rows?: {
    /** Something may still happen in them. */
    canChange: boolean;
    /** Milliseconds. */
    fetchedAt: number;
  };
  /** Some of the content is simulated. */
  hasSimulated: boolean;
  /** The visitor's offsets from the first kick-off to the last. */
  zone: ZoneOffsets;
}

/** Data of an article page: its text, whatever the upstream's state, and its live data. */
export async function loadArticlePage(context: EdgeContext, article: Article): Promise<ArticlePageData> {
  const blocks = article.blocks.filter((block): block is LiveBlock => block.kind === "live");
  const live = await loadLiveBlocks(context, blocks);
  const values = live.flatMap(({ value }) => (value ? [value] : []));
  const rows = values.filter((value) => rowsOf(value).length > 0);
  const matches = values.flatMap(matchesOf);
  const isSimulated = (value: (typeof values)[number]) => value.block === "standings" && value.source === "simulated";
  return {
    article,
    dates: {
      published: formatDate(article.published, context.locale, "date"),
      ...(article.updated && { updated: formatDate(article.updated, context.locale, "date") }),
    },
    live,
    ...(rows.length > 0 && {
      rows: {
        canChange: rows.flatMap(rowsOf).some((match) => canChange(match, context.now)),
        fetchedAt: Math.min(...rows.map(({ fetched }) => fetched.fetchedAt)),
      },
    }),
    hasSimulated: matches.some(({ source }) => source === "simulated") || values.some(isSimulated),
    zone: zoneOfMatches(matches, context),
  };
}
