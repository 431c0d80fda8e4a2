import { BROWSER_TURNS, inTurns } from "~/browser/in-turns";

// The server puts the competitions below a list's first screen into <noscript>: one text to a browser with scripts,
// elements to all others. Parsing and styling 500 rows at once blocks a phone for a second.

/** Class of the placeholder of a deferred competition: it reserves its space and has its anchor (no-script.css). */
export const DEFERRED = "deferred";
/** On the placeholder: the competition stands open. */
export const OPEN = "data-open";
/** Attributes of the placeholder that its competition does not take over. */
const OWN = ["class", OPEN];
/** What is still to be inserted, as a selector. */
export const DEFERRED_MARKUP = "body noscript";

/** Puts deferred markup in its place. In a document of DOMParser it stands there as elements, with the same result. */
function insertGroup(noscript: Element): void {
  const placeholder = noscript.closest(`.${DEFERRED}`);
  const place = placeholder ?? noscript;
  place.insertAdjacentHTML("beforebegin", noscript.innerHTML);
  const group = place.previousElementSibling;
  if (placeholder && group) {
    for (const { name, value } of placeholder.attributes) if (!OWN.includes(name)) group.setAttribute(name, value);
    // apply-folds.ts may have set the visitor's own choice on the placeholder.
    group.toggleAttribute("open", placeholder.hasAttribute(OPEN));
  }
  place.remove();
}

/** Inserts all that is left at once; the document must have been parsed. */
export function insertDeferredGroups(page: Document): void {
  for (const noscript of page.querySelectorAll(DEFERRED_MARKUP)) insertGroup(noscript);
}

/** Inserts the deferred groups one by one when the document has been parsed: before, they would be cut off. */
export function insertDeferredGroupsInTurns(page: Document): void {
  page.addEventListener("DOMContentLoaded", () => {
    // The page's script may have inserted some meanwhile: those are no longer connected.
    const parts = [...page.querySelectorAll(DEFERRED_MARKUP)].map((noscript) => () => {
      if (noscript.isConnected) insertGroup(noscript);
    });
    // Not in the task in which parsing ends: in it the browser lays out what it has read.
    BROWSER_TURNS.later(() => inTurns(parts, BROWSER_TURNS));
  });
}
