import type { HtmlTools } from "./lazy-html.server.ts";

type Node = Parameters<HtmlTools["sanitize"]>[0];
export type HtmlRoot = Extract<Node, { type: "root" }>;
export type HtmlElement = Extract<Node, { type: "element" }>;

/** Maximum nesting; deeper elements are dropped, and their content stays. Real texts have less than half of this. */
const DEEPEST = 24;
/** Characters; the longest text that an import accepts produces fewer. */
const LONGEST = 150_000;

/**
 * Parses HTML into a tree, without recursion and no deeper than later code can handle. A frame becomes a link to its
 * source.
 */
export function parseHtml(html: string, { Parser }: Pick<HtmlTools, "Parser">): HtmlRoot {
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
