import { ROW_CLASS } from "~/features/match-row/row-classes";
import { delaysNewEntries } from "./newest-first.ts";

/**
 * Makes `old` equal to `fresh`, reusing matching nodes: images are not loaded again, focus and scroll position stay,
 * and an open group stays open.
 */
export function morph(old: Element, fresh: Element): void {
  if (old.isEqualNode(fresh)) return;
  morphAttributes(old, fresh);
  // React owns the content of a mounted island; its container gets new props (runtime/islands/use-opener.ts).
  if (!old.querySelector(":scope > [data-root]")) morphChildren(old, fresh);
}

/** Attributes set by the visitor, which the server's markup must not reset. */
const VISITORS_OWN: Readonly<Record<string, string>> = { DETAILS: "open", LI: "hidden" };

/**
 * Attributes added by scripts and never in the server's markup: on date fields (features/calendar) and on islands that
 * are loading or have failed (runtime).
 */
const SCRIPTS_OWN: ReadonlySet<string> = new Set(["aria-busy", "aria-haspopup", "data-failed", "readonly"]);

const isVisitorsOwn = (nodeName: string, name: string): boolean => VISITORS_OWN[nodeName] === name;

/** Names of attributes to remove because the fresh element lacks them. */
export const staleAttributes = (nodeName: string, old: readonly string[], fresh: readonly string[]): string[] =>
  old.filter((name) => !fresh.includes(name) && !isVisitorsOwn(nodeName, name) && !SCRIPTS_OWN.has(name));

function morphAttributes(old: Element, fresh: Element): void {
  for (const { name, value } of fresh.attributes) {
    if (!isVisitorsOwn(old.nodeName, name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const name of staleAttributes(old.nodeName, old.getAttributeNames(), fresh.getAttributeNames()))
    old.removeAttribute(name);
}

/**
 * Finds for each new child the old one with the same key. Each old child is used once; those with the same key in
 * order. Returns indices of old children, undefined for new ones.
 */
export function matchChildren(old: readonly string[], fresh: readonly string[]): (number | undefined)[] {
  const places = new Map<string, number[]>();
  old.forEach((key, place) => {
    places.set(key, [...(places.get(key) ?? []), place]);
  });
  return fresh.map((key) => places.get(key)?.shift());
}

function morphChildren(old: Element, fresh: Element): void {
  const nodes = [...old.childNodes];
  const places = matchChildren(nodes.map(keyOf), [...fresh.childNodes].map(keyOf));
  const reusedPlaces = new Set(places);
  nodes.forEach((node, place) => {
    if (!reusedPlaces.has(place) && !isStyle(node)) node.remove();
  });
  // Nodes before the first reused one are newer than all of them.
  const firstReused = delaysNewEntries(old) ? places.findIndex((place) => place !== undefined) : -1;
  let next = behindStyles(old.firstChild);
  [...fresh.childNodes].forEach((node, index) => {
    const place = places[index];
    const reused = place === undefined ? undefined : nodes[place];
    if (!reused) insert(old, node, { before: next, isHidden: index < firstReused });
    else if (reused === next) next = behindStyles(reused.nextSibling);
    else old.insertBefore(reused, next);
    if (reused) morphNode(reused, node);
  });
}

/** A fetched page has none (runtime/live/parse-page.ts), so the page keeps its own. */
const isStyle = (node: Node | null): boolean => node?.nodeName === "STYLE";

const behindStyles = (node: ChildNode | null): ChildNode | null => {
  let next = node;
  while (isStyle(next)) next = next?.nextSibling ?? null;
  return next;
};

function insert(parent: Element, node: Node, { before, isHidden }: { before: Node | null; isHidden: boolean }): void {
  const added = parent.ownerDocument.importNode(node, true);
  if (isHidden && added instanceof HTMLElement) added.hidden = true;
  parent.insertBefore(added, before);
}

function morphNode(old: ChildNode, fresh: ChildNode): void {
  if (old instanceof Element && fresh instanceof Element) morph(old, fresh);
  else if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
}

/** Groups and matches are identified by their id, everything else by its element name. */
function keyOf(node: ChildNode): string {
  if (!(node instanceof HTMLElement)) return node.nodeName;
  const { id, dataset } = node;
  const href = node.classList.contains(ROW_CLASS) ? node.querySelector("a")?.getAttribute("href") : undefined;
  return `${node.nodeName} ${id || dataset.g || href || ""}`;
}
