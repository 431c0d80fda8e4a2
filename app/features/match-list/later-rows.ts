import { BROWSER_TURNS, inTurns } from "~/page-script/in-turns";

// Of a long list the server puts what nobody sees at first into <noscript>: one text to a browser with scripts, rows to
// all others. Reading and styling 500 rows in one go keeps a phone from answering for a second.

/** Class of what keeps the room of its rows meanwhile. */
const LATER = "later";
/** What is still to be taken up, as a selector. */
export const HELD = "body noscript";
const heldIn = (place: Document | Element): Element[] => [...place.querySelectorAll(HELD)];

/** Puts markup in its place. In a document of the parser alone it stands there as elements, which comes to the same. */
function takeUp(held: Element): void {
  held.parentElement?.classList.remove(LATER);
  held.outerHTML = held.innerHTML;
}

/** All that is left, at once; the document is there. */
export function takeUpRows(page: Document): void {
  for (const held of heldIn(page)) takeUp(held);
}

const isFolded = ({ parentElement }: Element): boolean => parentElement?.matches("details:not([open])") === true;

/**
 * When the document is there, in turns: what stands open first, and what the visitor opens at once. Not before: what the
 * parser is still writing would be cut off.
 */
export function takeUpRowsInTurns(page: Document): void {
  page.addEventListener("DOMContentLoaded", () => {
    page.addEventListener("toggle", ({ target }) => target instanceof Element && heldIn(target).forEach(takeUp), true);
    const parts = heldIn(page)
      .sort((one, other) => Number(isFolded(one)) - Number(isFolded(other)))
      // One that the visitor was faster with stands nowhere any more.
      .map((held) => () => held.isConnected && takeUp(held));
    // Not in the turn of the parser's end: there the browser lays out what it has read.
    BROWSER_TURNS.later(() => inTurns(parts, BROWSER_TURNS));
  });
}
