import type { SectionLink } from "../reading/TableOfContents.tsx";

/** The elements of a story. read-story.server.ts has what they may contain. */
export const STORY_TAGS = [
  "p",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "blockquote",
  "pre",
  "hr",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "a",
  "b",
  "strong",
  "i",
  "em",
  "s",
  "del",
  "code",
  "sup",
  "sub",
  "br",
] as const;
export type StoryTag = (typeof STORY_TAGS)[number];

export interface StoryElement {
  tag: StoryTag;
  children: StoryNode[];
  /** Headings only: target of the table of contents. */
  id?: string;
  /** Links only: a path of ours or an external address. */
  href?: string;
  isForeign?: boolean;
}

/** A third-party video, replacing a paragraph that is only its address. */
export interface StoryFilm {
  /** Unique within a story. */
  id: string;
  film: { src: string; host: string; page: string };
}

export type StoryNode = string | StoryElement | StoryFilm;

/** The sanitised text of an article. */
export interface Story {
  nodes: StoryNode[];
  /** Second-level headings. */
  sections: SectionLink[];
}
