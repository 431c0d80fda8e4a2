import type { Schema } from "hast-util-sanitize";
import type { HtmlTools } from "./late-html.server.ts";
import { type HtmlElement, type HtmlRoot, parseHtml } from "./parse-html.ts";
import { filmOf, type LinkFacts, readLink } from "./read-link.ts";
import { STORY_TAGS, type Story, type StoryElement, type StoryNode, type StoryTag } from "./story.ts";
import { fittingTag, holdsText } from "./story-rules.ts";

/** What comes through: names of elements, and where links lead. */
const ALLOWED: Schema = {
  tagNames: [...STORY_TAGS, "h1", "h5", "h6"],
  attributes: { a: ["href"] },
  protocols: { href: ["http", "https"] },
  // What stands in these is no text.
  strip: [
    ...["script", "style", "template", "noscript", "iframe", "object", "embed", "svg", "math"],
    ...["title", "textarea", "select", "xmp", "noembed", "noframes", "plaintext", "head"],
  ],
};

/**
 * The text of a piece as a tree of known elements, which React writes: nothing of the HTML itself is on a page. `html`
 * may be anything.
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
  /** Ids of headings so far, with how many wanted the same. */
  ids: Map<string, number>;
  /** So far. */
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

/** A link that leads nowhere safe is its text. */
function linkNodes({ properties }: HtmlElement, children: StoryNode[], { facts }: Reading): StoryNode[] {
  const link = readLink(String(properties.href ?? ""), facts);
  return link ? [{ tag: "a", children, ...link }] : children;
}

/** A paragraph with nothing but the address of a film is the film. */
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

/** In front of ids, so that a heading is called like nothing that scripts or styles know. */
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

/** Marks that turn the direction of what follows, and control characters: nothing that a reader sees. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

function plainText(text: string): string[] {
  const plain = text.replace(INVISIBLE, "").toWellFormed();
  return plain ? [plain] : [];
}
