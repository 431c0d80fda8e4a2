import type { Match } from "./match.ts";

/** How a highlight is played. `animation` is an animated drawing, which needs no player and no third party. */
export type HighlightSource = "youtube" | "vimeo" | "hls" | "iframe" | "animation";

/** A summary of a finished match. Its title may reveal the result. */
export interface Highlight {
  id: string;
  title: string;
  /** A web address, or a path below the storage's base address. */
  cover: string;
  /** Seconds. */
  duration: number;
  /** Milliseconds since 1970. */
  publishedAt: number;
  source: HighlightSource;
  /** As `cover`. */
  url: string;
  mayEmbed: boolean;
  /** ISO 3166-1 alpha-2 codes of countries where it may not be shown. */
  blockedCountries: string[];
  views?: number;
  match?: Match;
}

export interface HighlightPage {
  highlights: Highlight[];
  hasNext: boolean;
  /** Cursor to continue. */
  lastId?: string;
}
