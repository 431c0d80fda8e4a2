// An article as the build reads it from content/: text without markup, which components render.

/** Text, or a part of it with a meaning of its own. */
export type Inline = string | { link: string; of: Inline[] } | { strong: Inline[] } | { emphasis: Inline[] };

/** What of the site's own live data stands in an article. */
export const LIVE_BLOCKS = ["today", "facts", "results", "fixtures", "standings"] as const;
export type LiveBlockKind = (typeof LIVE_BLOCKS)[number];

export interface LiveBlock {
  kind: "live";
  block: LiveBlockKind;
  /** Id of the competition of football that it is about; of all of them when absent. */
  competition?: string;
}

export interface Heading {
  kind: "heading";
  level: 2 | 3;
  /** Its anchor, unique in the article. */
  id: string;
  text: string;
}

export type ArticleBlock =
  | Heading
  | LiveBlock
  | { kind: "paragraph"; of: Inline[] }
  | { kind: "list"; isOrdered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

export interface Article {
  /** By which the table of articles (contract/tables/articles.ts) knows its address. */
  id: string;
  /** Of the document, without the site's name. */
  titleTag: string;
  description: string;
  /** Of the page. */
  title: string;
  /** Days (YYYY-MM-DD). */
  published: string;
  updated?: string;
  /** Ids of articles to read next, with their titles. */
  related: { id: string; title: string }[];
  blocks: ArticleBlock[];
}
