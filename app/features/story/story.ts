import type { SectionLink } from "../reading/TableOfContents.tsx";

/** The elements that a story is made of. What they may contain is in story-rules.ts. */
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
  /** Of a heading: links of the contents lead to it. */
  id?: string;
  /** Of a link: a path of ours or an address of others. */
  href?: string;
  isForeign?: boolean;
}

/** A film of a third party, in the place of a paragraph with nothing but its address. */
export interface StoryFilm {
  /** One in a story. */
  id: string;
  film: { src: string; host: string; page: string };
}

export type StoryNode = string | StoryElement | StoryFilm;

/** The text of a piece, with nothing in it that was not let through. */
export interface Story {
  nodes: StoryNode[];
  /** Of the headings of the second level. */
  sections: SectionLink[];
}
