import { ROW_CLASS } from "~/features/match-row/row-classes";
import { matchChildren } from "./match-children.ts";
import { delaysNewEntries } from "./newest-first.ts";
import { isVisitorsOwn, staleAttributes } from "./stale-attributes.ts";

/**
 * Makes `old` equal to `fresh`, reusing matching nodes: images are not loaded again, focus and scroll position stay,
 * and an open group stays open.
 */
export function morph(old: Element, fresh: Element): void {
  if (old.isEqualNode(fresh)) return;
  morphAttributes(old, fresh);
  // React owns the content of a mounted island; its container gets new props (runtime/islands/use-props-now.ts).
  if (!old.querySelector(":scope > [data-root]")) morphChildren(old, fresh);
}

function morphAttributes(old: Element, fresh: Element): void {
  for (const { name, value } of fresh.attributes) {
    if (!isVisitorsOwn(old.nodeName, name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const name of staleAttributes(old.nodeName, old.getAttributeNames(), fresh.getAttributeNames()))
    old.removeAttribute(name);
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
