// An article as the build reads it from content/: text without markup, rendered by components.

/** Text, or a part of it with markup. */
export type Inline = string | { link: string; of: Inline[] } | { strong: Inline[] } | { emphasis: Inline[] };

/** Live data of the site that an article can embed. */
export const LIVE_BLOCKS = ["today", "facts", "results", "fixtures", "standings"] as const;
type LiveBlockKind = (typeof LIVE_BLOCKS)[number];

export interface LiveBlock {
  kind: "live";
  block: LiveBlockKind;
  /** Id of its football competition; all competitions when absent. */
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
  /** Its key in the table of articles (contract/tables/articles.ts), which has its address. */
  id: string;
  /** The document's title, without the site's name. */
  titleTag: string;
  description: string;
  /** The page's heading. */
  title: string;
  /** Days (YYYY-MM-DD). */
  published: string;
  updated?: string;
  /** Ids and titles of articles to read next. */
  related: { id: string; title: string }[];
  blocks: ArticleBlock[];
}
