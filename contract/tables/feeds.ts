import { newsListPath } from "./paths.ts";
import type { Sport } from "./sports.ts";

/** The feed formats of the latest news, with their media types. */
export const FEEDS = [
  { file: "feed.xml", type: "application/rss+xml" },
  { file: "feed.json", type: "application/feed+json" },
] as const;

export type FeedFile = (typeof FEEDS)[number]["file"];

/** The feed of a news list, without the locale: `/news/feed.xml`, `/news/football/feed.json`. */
export const feedPath = (file: FeedFile, sport?: Sport): string => `${newsListPath(sport)}/${file}`;
