import type { Page } from "playwright/test";
import { site } from "./watched-page.ts";

/** On the site's origin, so that a document's addresses resolve, but without its policy. */
const empty = (): string => site("/arriving");

/**
 * Reports what moves while a page arrives: its HTML is written into a frame of the page's size, word by word until the
 * screen is full and in larger chunks from there on, so that any shift that a slow network could cause occurs every
 * time. Checks words, pictures and fields; less than three pixels are no layout shift
 * (https://wicg.github.io/layout-instability/).
 */
export async function movesWhileArriving(page: Page, html: string): Promise<string[]> {
  const tab = await page.context().newPage();
  try {
    await tab.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
    await tab.route(empty(), (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
    await tab.goto(empty());
    // Modules hydrate a page, which is tested elsewhere; other scripts are part of its arrival.
    return await tab.evaluate(writeByWords, html.replace(/<script[^>]*type="module"[\s\S]*?<\/script>/g, ""));
  } finally {
    await tab.close();
  }
}

/** Runs in the browser. */
function writeByWords(html: string): string[] {
  interface Place {
    x: number;
    y: number;
  }
  interface Seen extends Place {
    node: Element | Text;
    element: Element;
    isShown: boolean;
  }
  const LEAST = 3;
  /** The rest of a page arrives in this many chunks, once enough parts are below the screen. */
  const PIECES = 24;
  const frame = document.createElement("iframe");
  Object.assign(frame.style, { position: "fixed", inset: 0, border: 0, width: "100%", height: "100%" });
  document.body.appendChild(frame);
  const inside = frame.contentDocument as Document;
  const range = inside.createRange();
  const watched: Seen[] = [];
  const moves = new Set<string>();
  let last: Node = inside;
  let below = 0;

  const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

  function boxOf(node: Element | Text): DOMRect {
    if (!isText(node)) return node.getBoundingClientRect();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  }

  /** An element's position; undefined if it is off the screen. */
  function placeOf(node: Element | Text): Place | undefined {
    const { x, y, width, height, right, bottom } = boxOf(node);
    if (width === 0 || height === 0) return;
    if (y > innerHeight) below += 1;
    return y > innerHeight || bottom < 0 || x > innerWidth || right < 0 ? undefined : { x, y };
  }

  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** A tab bar scrolls to its current tab, which is no shift. */
  function isScrolled(element: Element): boolean {
    for (let one: Element | null = element; one; one = one.parentElement) if (one.scrollLeft > 0) return true;
    return false;
  }

  function compare(written: string): void {
    for (const seen of watched) {
      const now = placeOf(seen.node);
      if (!now) continue;
      const { element, x, y, isShown } = seen;
      Object.assign(seen, now, { isShown: isShown || isVisible(element) });
      const way = Math.max(Math.abs(now.x - x), Math.abs(now.y - y));
      if (!isShown || way < LEAST || isScrolled(element) || !isVisible(element)) continue;
      const [from, to] = [{ x, y }, now].map((place) => `${Math.round(place.x)} ${Math.round(place.y)}`);
      moves.add(`${element.parentElement?.outerHTML.slice(0, 160)} from ${from} to ${to} by ${written}`);
    }
  }

  function lookAtNew(): void {
    const walker = inside.createTreeWalker(inside, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    walker.currentNode = last;
    for (
      let node = walker.nextNode() as Element | Text | null;
      node;
      node = walker.nextNode() as Element | Text | null
    ) {
      last = node;
      const element = isText(node) ? node.parentElement : node;
      if (!element?.closest("body") || element.closest(".visually-hidden, script, style, option")) continue;
      const isSeen = isText(node) ? /\S/.test(node.data) : /^(IMG|svg|INPUT|SELECT)$/.test(node.nodeName);
      const place = isSeen && placeOf(node);
      if (place) watched.push({ node, element, ...place, isShown: isVisible(element) });
    }
  }

  /** The end of the next chunk: after the next word and the tag behind it. */
  function endFrom(at: number): number {
    const word = />[^<]*[^<\s][^<]*<[^>]*>/g;
    word.lastIndex = at - 1 + (below > PIECES ? Math.ceil(html.length / PIECES) : 0);
    return word.test(html) ? word.lastIndex : html.length;
  }

  inside.open();
  const body = html.indexOf("<body");
  inside.write(html.slice(0, body));
  for (let at = body; at < html.length; ) {
    const end = endFrom(at);
    const piece = html.slice(at, end);
    inside.write(piece);
    at = end;
    compare(piece.slice(-80));
    lookAtNew();
  }
  inside.close();
  return [...moves];
}
