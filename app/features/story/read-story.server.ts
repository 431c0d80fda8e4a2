import type { Schema } from "hast-util-sanitize";
import type { HtmlTools } from "./lazy-html.server.ts";
import { type HtmlElement, type HtmlRoot, parseHtml } from "./parse-html.ts";
import { filmOf, type LinkFacts, readLink } from "./read-link.ts";
import { STORY_TAGS, type Story, type StoryElement, type StoryNode, type StoryTag } from "./story.ts";
import { fittingTag, holdsText } from "./story-rules.ts";

/** The allowed elements, attributes and link protocols. */
const ALLOWED: Schema = {
  tagNames: [...STORY_TAGS, "h1", "h5", "h6"],
  attributes: { a: ["href"] },
  protocols: { href: ["http", "https"] },
  // Elements removed with their content, which is not text.
  strip: [
    ...["script", "style", "template", "noscript", "iframe", "object", "embed", "svg", "math"],
    ...["title", "textarea", "select", "xmp", "noembed", "noframes", "plaintext", "head"],
  ],
};

/**
 * The text of an article as a tree of known elements, which React renders: none of the HTML itself gets onto a page.
 * `html` is untrusted.
 */
export function readStory(html: string, facts: LinkFacts, tools: HtmlTools): Story {
  const { children } = tools.sanitize(parseHtml(html, tools), ALLOWED) as HtmlRoot;
  const story: Story = { nodes: [], sections: [] };
  story.nodes = nodesOf(children, [], { facts, story, ids: new Map(), films: 0 });
  return story;
}

interface Reading {
  facts: LinkFacts;
  story: Story;
  /** Heading ids so far, with the number of headings that wanted each. */
  ids: Map<string, number>;
  /** Videos so far. */
  films: number;
}

type HtmlNode = HtmlRoot["children"][number];

const nodesOf = (children: readonly HtmlNode[], above: readonly StoryTag[], reading: Reading): StoryNode[] =>
  children.flatMap((child) => {
    if (child.type === "element") return elementNodes(child, above, reading);
    if (child.type !== "text" || !holdsText(above.at(-1))) return [];
    return plainText(child.value);
  });

function elementNodes(element: HtmlElement, above: readonly StoryTag[], reading: Reading): StoryNode[] {
  const tag = fittingTag(element.tagName, above);
  if (!tag) return nodesOf(element.children, above, reading);
  const children = nodesOf(element.children, [...above, tag], reading);
  if (tag === "a") return linkNodes(element, children, reading);
  if (tag === "p") return [paragraphOf(children, reading)];
  if (/^h[2-4]$/.test(tag)) return [headingOf(tag, children, reading)];
  return [{ tag, children }];
}

/** An unsafe link is reduced to its text. */
function linkNodes({ properties }: HtmlElement, children: StoryNode[], { facts }: Reading): StoryNode[] {
  const link = readLink(String(properties.href ?? ""), facts);
  return link ? [{ tag: "a", children, ...link }] : children;
}

/** A paragraph that is only a video's address becomes the video. */
function paragraphOf(children: StoryNode[], reading: Reading): StoryNode {
  const some = children.filter((child) => typeof child !== "string" || child.trim() !== "");
  const [only] = some;
  const href = some.length === 1 && typeof only === "object" && "href" in only ? only.href : undefined;
  const film = href === undefined ? undefined : filmOf(href);
  return film ? { id: `film-${++reading.films}`, film } : { tag: "p", children };
}

function headingOf(tag: StoryTag, children: StoryNode[], { story, ids }: Reading): StoryElement {
  const title = textOf(children).trim();
  const id = idOf(title, ids);
  if (tag === "h2" && title) story.sections.push({ id, title });
  return { tag, children, id };
}

/** Prefix of ids, so that a heading's id never collides with one used by scripts or styles. */
const PREFIX = "s-";

function idOf(title: string, ids: Map<string, number>): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const base = PREFIX + (words.join("-").slice(0, 80).toWellFormed() || "section");
  let count = (ids.get(base) ?? 0) + 1;
  while (count > 1 && ids.has(`${base}-${count}`)) count++;
  ids.set(base, count);
  const id = count === 1 ? base : `${base}-${count}`;
  if (count > 1) ids.set(id, 1);
  return id;
}

const textOf = (nodes: readonly StoryNode[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : "children" in node ? textOf(node.children) : "")).join("");

/** Bidirectional overrides and control characters: invisible to readers. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the regex removes them.
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

function plainText(text: string): string[] {
  const plain = text.replace(INVISIBLE, "").toWellFormed();
  return plain ? [plain] : [];
}
