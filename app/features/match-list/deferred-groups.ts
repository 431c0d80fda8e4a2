import { BROWSER_TURNS, inTurns } from "~/browser/in-turns";
import { trustedMarkup } from "~/browser/trusted-types";

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

/** Puts deferred markup in its place. */
function insertGroup(noscript: Element): void {
  // The page's script may have inserted it meanwhile.
  if (!noscript.isConnected) return;
  const placeholder = noscript.closest(`.${DEFERRED}`);
  const place = placeholder ?? noscript;
  place.insertAdjacentHTML("beforebegin", trustedMarkup(noscript.textContent ?? ""));
  const group = place.previousElementSibling;
  if (placeholder && group) {
    for (const { name, value } of placeholder.attributes) if (!OWN.includes(name)) group.setAttribute(name, value);
    // apply-folds.ts may have set the visitor's own choice on the placeholder.
    group.toggleAttribute("open", placeholder.hasAttribute(OPEN));
  }
  place.remove();
}

/** A step for each deferred group that inserts it. */
export const deferredGroupSteps = (page: Document): (() => void)[] =>
  [...page.querySelectorAll(DEFERRED_MARKUP)].map((noscript) => () => insertGroup(noscript));

/** Inserts all that is left at once; the document must have been parsed. */
export function insertDeferredGroups(page: Document): void {
  for (const insert of deferredGroupSteps(page)) insert();
}

/** Inserts the deferred groups one by one when the document has been parsed: before, they would be cut off. */
export function insertDeferredGroupsInTurns(page: Document): void {
  page.addEventListener("DOMContentLoaded", () => {
    const steps = deferredGroupSteps(page);
    // Not in the task in which parsing ends: in it the browser lays out what it has read.
    BROWSER_TURNS.later(() => inTurns(steps, BROWSER_TURNS));
  });
}
