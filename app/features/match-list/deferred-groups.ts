import { BROWSER_TURNS, inTurns } from "~/runtime/in-turns";
import { trustedMarkup } from "~/runtime/page-script/trusted-types";

// The server puts competitions below a list's first screen into <noscript>: a single text node if scripts run, elements
// otherwise. Parsing and styling 500 rows at once blocks a phone for a second.

/** Class of a deferred competition's placeholder, which reserves its space and has its anchor (no-script.css). */
export const DEFERRED = "deferred";
/** On the placeholder: the competition is unfolded. */
export const OPEN = "data-open";
/** Attributes of the placeholder that are not copied to its competition. */
const OWN = ["class", OPEN];
/** Class of a <noscript> that stands for what a script shows. */
export const NEVER_INSERTED = "instead";
/** Selector of markup that is still to be inserted. */
export const DEFERRED_MARKUP = `body noscript:not(.${NEVER_INSERTED})`;

/** Replaces the placeholder with its deferred markup. */
function insertGroup(noscript: Element): void {
  // The page script may have inserted it already.
  if (!noscript.isConnected) return;
  const placeholder = noscript.closest(`.${DEFERRED}`);
  const place = placeholder ?? noscript;
  place.insertAdjacentHTML("beforebegin", trustedMarkup(noscript.textContent ?? ""));
  const group = place.previousElementSibling;
  if (placeholder && group) {
    for (const { name, value } of placeholder.attributes) if (!OWN.includes(name)) group.setAttribute(name, value);
    // apply-folds.ts may have set the visitor's choice on the placeholder.
    group.toggleAttribute("open", placeholder.hasAttribute(OPEN));
  }
  place.remove();
}

/** One step per deferred group that inserts it. */
export const deferredGroupSteps = (page: Document): (() => void)[] =>
  [...page.querySelectorAll(DEFERRED_MARKUP)].map((noscript) => () => insertGroup(noscript));

/** Inserts all remaining groups at once; the document must have been parsed. */
export function insertDeferredGroups(page: Document): void {
  for (const insert of deferredGroupSteps(page)) insert();
}

/** Inserts the deferred groups one by one after parsing; earlier they would be incomplete. */
export function insertDeferredGroupsInTurns(page: Document): void {
  page.addEventListener("DOMContentLoaded", () => {
    const steps = deferredGroupSteps(page);
    // Not in the task that ends parsing: the browser does its layout in that one.
    BROWSER_TURNS.later(() => inTurns(steps, BROWSER_TURNS));
  });
}
