import { BROWSER_TURNS, inTurns } from "~/page-script/in-turns";

// The server puts the competitions below a list's first screen into <noscript>: one text to a browser with scripts,
// elements to all others. Reading and styling 500 rows in one go keeps a phone from answering for a second.

/** Class of what keeps a competition's room, its anchor and what is told of it meanwhile. */
export const LATER = "later";
/** On it: the competition stands open. */
export const OPEN = "data-open";
/** Attributes that a competition does not take over from it. */
const OWN = ["class", OPEN];
/** What is still to be taken up, as a selector. */
export const HELD = "body noscript";

/** Puts markup in its place. In a document of the parser alone it stands there as elements, which comes to the same. */
function takeUp(held: Element): void {
  const room = held.closest(`.${LATER}`);
  const place = room ?? held;
  place.insertAdjacentHTML("beforebegin", held.innerHTML);
  const group = place.previousElementSibling;
  if (room && group) {
    for (const { name, value } of room.attributes) if (!OWN.includes(name)) group.setAttribute(name, value);
    // The visitor's own choice may stand on the room (apply-folds.ts).
    group.toggleAttribute("open", room.hasAttribute(OPEN));
  }
  place.remove();
}

/** All that is left, at once; the document is there. */
export function takeUpGroups(page: Document): void {
  for (const held of page.querySelectorAll(HELD)) takeUp(held);
}

/** When the document is there, in turns. Not before: what the parser is still writing would be cut off. */
export function takeUpGroupsInTurns(page: Document): void {
  page.addEventListener("DOMContentLoaded", () => {
    // One that the page's script was faster with stands nowhere any more.
    const parts = [...page.querySelectorAll(HELD)].map((held) => () => held.isConnected && takeUp(held));
    // Not in the turn of the parser's end: there the browser lays out what it has read.
    BROWSER_TURNS.later(() => inTurns(parts, BROWSER_TURNS));
  });
}
