import type { RowElement } from "./row-parts.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
};
const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? "");
const encoded = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const TOKEN = /<\/(\w+)>|<(\w+)((?:\s+[\w-]+="[^"]*")*)\/?>|([^<]+)/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** As much of the DOM as rows need, without a browser: parses markup to elements and serialises them. */
export class TestElement implements RowElement {
  readonly attributes = new Map<string, string>();
  nodes: (TestElement | string)[] = [];
  /** How many writes it or its descendants had. */
  writes = 0;

  constructor(
    readonly tagName: string,
    private readonly parent?: TestElement,
  ) {}

  get children(): TestElement[] {
    return this.nodes.filter((node) => typeof node !== "string");
  }

  get textContent(): string {
    return this.nodes.map((node) => (typeof node === "string" ? node : node.textContent)).join("");
  }

  set textContent(text: string) {
    this.nodes = text ? [text] : [];
    this.wrote();
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
    this.wrote();
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
    this.wrote();
  }

  /** Supports only `.name`, among direct children. */
  querySelectorAll(selectors: string): TestElement[] {
    return this.children.filter((child) => child.getAttribute("class")?.split(" ").includes(selectors.slice(1)));
  }

  get outerHTML(): string {
    const attributes = Array.from(this.attributes, ([name, value]) => ` ${name}="${encoded(value)}"`).join("");
    const inner = this.nodes.map((node) => (typeof node === "string" ? encoded(node) : node.outerHTML)).join("");
    const tag = this.tagName.toLowerCase();
    return tag === "img" ? `<img${attributes}>` : `<${tag}${attributes}>${inner}</${tag}>`;
  }

  private wrote(): void {
    this.writes += 1;
    this.parent?.wrote();
  }
}

/** Parses well-formed markup into the children of one element. */
export function elementsOf(markup: string): TestElement {
  const root = new TestElement("MAIN");
  const open = [root];
  for (const [, closed, opened, attributes = "", text] of markup.matchAll(TOKEN)) {
    const parent = open.at(-1);
    if (!parent) throw new Error(`one end tag too many in ${markup}`);
    if (closed) open.pop();
    else if (text !== undefined) parent.nodes.push(decoded(text));
    else if (opened) {
      const element = new TestElement(opened.toUpperCase(), parent);
      // Lower-cased as by a parser: React writes `dateTime`.
      for (const [, name = "", value = ""] of attributes.matchAll(ATTRIBUTE))
        element.attributes.set(name.toLowerCase(), decoded(value));
      parent.nodes.push(element);
      if (opened !== "img") open.push(element);
    }
  }
  if (open.length !== 1) throw new Error(`an element is left open in ${markup}`);
  return root;
}
