import { ROW_CLASS } from "~/features/match-row/row-classes";
import { matchChildren } from "./match-children.ts";
import { delaysNewEntries } from "./newest-first.ts";

/** Attributes that the visitor sets on an element, which the server's markup must not reset. */
const VISITORS_OWN: Readonly<Record<string, string>> = { DETAILS: "open", LI: "hidden" };

/**
 * Makes `old` equal to `fresh` and reuses its nodes where they match: images are not loaded again, focus and scroll
 * stay, and an open group stays open.
 */
export function morph(old: Element, fresh: Element): void {
  // React owns what stands in an island that has been mounted.
  if (old.querySelector(":scope > [data-root]")) return;
  if (old.isEqualNode(fresh)) return;
  morphAttributes(old, fresh);
  morphChildren(old, fresh);
}

function morphAttributes(old: Element, fresh: Element): void {
  const own = VISITORS_OWN[old.nodeName];
  for (const { name, value } of fresh.attributes) {
    if (name !== own && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) if (name !== own && !fresh.hasAttribute(name)) old.removeAttribute(name);
}

function morphChildren(old: Element, fresh: Element): void {
  const nodes = [...old.childNodes];
  const places = matchChildren(nodes.map(keyOf), [...fresh.childNodes].map(keyOf));
  const reusedPlaces = new Set(places);
  nodes.forEach((node, place) => {
    if (!reusedPlaces.has(place)) node.remove();
  });
  // Nodes before the first reused one are newer than all of them.
  const firstReused = delaysNewEntries(old) ? places.findIndex((place) => place !== undefined) : -1;
  let next = old.firstChild;
  [...fresh.childNodes].forEach((node, index) => {
    const place = places[index];
    const reused = place === undefined ? undefined : nodes[place];
    if (!reused) insert(old, node, { before: next, isHidden: index < firstReused });
    else if (reused === next) next = reused.nextSibling;
    else old.insertBefore(reused, next);
    if (reused) morphNode(reused, node);
  });
}

function insert(parent: Element, node: Node, { before, isHidden }: { before: Node | null; isHidden: boolean }): void {
  const added = parent.ownerDocument.importNode(node, true);
  if (isHidden && added instanceof HTMLElement) added.hidden = true;
  parent.insertBefore(added, before);
}

function morphNode(old: ChildNode, fresh: ChildNode): void {
  if (old instanceof Element && fresh instanceof Element) morph(old, fresh);
  else if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
}

/** Groups and matches are identified by their id, everything else by its kind of element. */
function keyOf(node: ChildNode): string {
  if (!(node instanceof HTMLElement)) return node.nodeName;
  const { id, dataset } = node;
  const href = node.classList.contains(ROW_CLASS) ? node.querySelector("a")?.getAttribute("href") : undefined;
  return `${node.nodeName} ${id || dataset.g || href || ""}`;
}
