import type { HtmlTools } from "./late-html.server.ts";

type Node = Parameters<HtmlTools["sanitize"]>[0];
export type HtmlRoot = Extract<Node, { type: "root" }>;
export type HtmlElement = Extract<Node, { type: "element" }>;

/** Elements in each other: what is deeper stands in the last. Nobody writes half as many. */
const DEEPEST = 24;
/** Characters; the longest text that an import takes makes fewer. */
const LONGEST = 150_000;

/** HTML as a tree, without recursion and no deeper than the code behind can go. A frame becomes a link to what it shows. */
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
