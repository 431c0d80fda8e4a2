import { matchChildren } from "./match-children.ts";
import { holdsNews } from "./newest-first.ts";

/** What the visitor has set on an element, and the markup of the server must not take back. */
const VISITORS_OWN: Readonly<Record<string, string>> = { DETAILS: "open", LI: "hidden" };

/**
 * Makes `old` equal to `fresh` with the nodes that stand there, as far as they are the same: an image is not loaded
 * again, focus and scroll stay, and an open group stays open.
 */
export function morph(old: Element, fresh: Element): void {
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
  // A third party's page that the visitor has asked for: the server has the question in its place.
  if (old.firstElementChild?.nodeName === "IFRAME") return;
  const nodes = [...old.childNodes];
  const places = matchChildren(nodes.map(keyOf), [...fresh.childNodes].map(keyOf));
  const staying = new Set(places);
  nodes.forEach((node, place) => {
    if (!staying.has(place)) node.remove();
  });
  // Before the first that stays: what is newer than all of them.
  const firstKept = holdsNews(old) ? places.findIndex((place) => place !== undefined) : -1;
  let next = old.firstChild;
  [...fresh.childNodes].forEach((node, index) => {
    const place = places[index];
    const kept = place === undefined ? undefined : nodes[place];
    if (!kept) insert(old, node, { before: next, isHeld: index < firstKept });
    else if (kept === next) next = kept.nextSibling;
    else old.insertBefore(kept, next);
    if (kept) morphNode(kept, node);
  });
}

function insert(parent: Element, node: Node, { before, isHeld }: { before: Node | null; isHeld: boolean }): void {
  const added = parent.ownerDocument.importNode(node, true);
  if (isHeld && added instanceof HTMLElement) added.hidden = true;
  parent.insertBefore(added, before);
}

function morphNode(old: ChildNode, fresh: ChildNode): void {
  if (old instanceof Element && fresh instanceof Element) morph(old, fresh);
  else if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
}

/** Groups and matches are the same by what they are about, everything else by what kind of element it is. */
function keyOf(node: ChildNode): string {
  if (!(node instanceof HTMLElement)) return node.nodeName;
  const { id, dataset } = node;
  const href = node.classList.contains("m") ? node.querySelector("a")?.getAttribute("href") : undefined;
  return `${node.nodeName} ${id || dataset.g || href || ""}`;
}
