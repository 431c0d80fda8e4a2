import type { Schema } from "hast-util-sanitize";
import { filmOf, type LinkFacts, readLink } from "./read-link.ts";
import { STORY_TAGS, type Story, type StoryElement, type StoryNode, type StoryTag } from "./story.ts";

/** HTML tools: a parser and a sanitiser. */
type HtmlTools = Awaited<ReturnType<typeof lazyHtml>>;

/**
 * Both are as large as ten pages: a separate chunk of the edge's bundle (vite.config.ts), loaded with an isolate's
 * first article.
 */
export async function lazyHtml() {
  const [{ Parser }, { sanitize }] = await Promise.all([import("htmlparser2"), import("hast-util-sanitize")]);
  return { Parser, sanitize };
}

type Node = Parameters<HtmlTools["sanitize"]>[0];
type HtmlRoot = Extract<Node, { type: "root" }>;
type HtmlElement = Extract<Node, { type: "element" }>;

/** Maximum nesting; deeper elements are dropped, and their content stays. Real texts have less than half of this. */
const DEEPEST = 24;
/** Characters; the longest text that an import accepts produces fewer. */
const LONGEST = 150_000;

/**
 * Parses HTML into a tree, without recursion and no deeper than later code can handle. A frame becomes a link to its
 * source.
 */
function parseHtml(html: string, { Parser }: Pick<HtmlTools, "Parser">): HtmlRoot {
  const root: HtmlRoot = { type: "root", children: [] };
  const open: (HtmlRoot | HtmlElement)[] = [root];
  let tooDeep = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length > DEEPEST) {
        tooDeep++;
        return;
      }
      const element = elementOf(name, attributes);
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext(text) {
      open.at(-1)?.children.push({ type: "text", value: text });
    },
    onclosetag() {
      if (tooDeep > 0) tooDeep--;
      else open.pop();
    },
  });
  parser.end(html.slice(0, LONGEST));
  return root;
}

function elementOf(name: string, { href, src }: Readonly<Record<string, string>>): HtmlElement {
  if (name === "iframe" && src)
    return { type: "element", tagName: "a", properties: { href: src }, children: [{ type: "text", value: src }] };
  return { type: "element", tagName: name, properties: href === undefined ? {} : { href }, children: [] };
}

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
const holdsText = (parent: StoryTag | undefined): boolean => !parent || !ONLY_HOLDS[parent];

/**
 * The story element for an HTML element at its position, such that browsers parse the page as written; undefined if
 * only its content is kept. `above` are its ancestors, nearest last.
 */
function fittingTag(name: string, above: readonly StoryTag[]): StoryTag | undefined {
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

/** The allowed elements, attributes and link protocols. */
const ALLOWED: Schema = {
  tagNames: [...STORY_TAGS, "h1", "h5", "h6"],
  attributes: { a: ["href"] },
  protocols: { href: ["http", "https"] },
  // Elements removed with their content, which is not text.
  strip: [
    "script",
    "style",
    "template",
    "noscript",
    "iframe",
    "object",
    "embed",
    "svg",
    "math",
    "title",
    "textarea",
    "select",
    "xmp",
    "noembed",
    "noframes",
    "plaintext",
    "head",
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
