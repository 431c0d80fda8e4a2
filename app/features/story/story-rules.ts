import { STORY_TAGS, type StoryTag } from "./story.ts";

const isStoryTag = (tag: string): tag is StoryTag => STORY_TAGS.some((one) => one === tag);

const INLINE: readonly StoryTag[] = ["a", "b", "strong", "i", "em", "s", "del", "code", "sup", "sub", "br"];
const BLOCKS: readonly StoryTag[] = ["p", "h2", "h3", "h4", "ul", "ol", "blockquote", "pre", "hr", "table"];
const INLINE_BLOCKS: readonly StoryTag[] = ["p", "h2", "h3", "h4", "pre"];

/** Elements that require a certain parent. */
const ONLY_IN: Partial<Record<StoryTag, readonly StoryTag[]>> = {
  li: ["ul", "ol"],
  thead: ["table"],
  tbody: ["table"],
  tr: ["thead", "tbody", "table"],
  th: ["tr"],
  td: ["tr"],
};
/** Elements that may contain only these. */
const ONLY_HOLDS: Partial<Record<StoryTag, readonly StoryTag[]>> = {
  ul: ["li"],
  ol: ["li"],
  table: ["thead", "tbody", "tr"],
  thead: ["tr"],
  tbody: ["tr"],
  tr: ["th", "td"],
};

/** Whether an element may contain text: not between the rows of a table. */
export const holdsText = (parent: StoryTag | undefined): boolean => !parent || !ONLY_HOLDS[parent];

/**
 * The story element for an HTML element at its position, such that browsers parse the page as written; undefined if
 * only its content is kept. `above` are its ancestors, nearest last.
 */
export function fittingTag(name: string, above: readonly StoryTag[]): StoryTag | undefined {
  const tag = name === "h1" ? "h2" : /^h[56]$/.test(name) ? "h4" : name;
  if (!isStoryTag(tag)) return undefined;
  const parent = above.at(-1);
  if (ONLY_IN[tag] && !(parent && ONLY_IN[tag].includes(parent))) return undefined;
  if (parent && ONLY_HOLDS[parent] && !ONLY_HOLDS[parent].includes(tag)) return undefined;
  // No link inside a link, no table inside a table, no block inside inline text.
  if ((tag === "a" || tag === "table") && above.includes(tag)) return undefined;
  const isInLine = above.some((one) => INLINE.includes(one) || INLINE_BLOCKS.includes(one));
  return BLOCKS.includes(tag) && isInLine ? undefined : tag;
}
