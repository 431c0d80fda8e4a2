import { DEFERRED, OPEN } from "./deferred-groups.ts";
import { FOLDS_KEY, standsOpen } from "./folds.ts";
import { competitionOf } from "./group-anchor.ts";

/** Marks competitions that the visitor folds before the page script saves it (fold-memory.ts). */
export const TOUCHED = "data-touched";

/** Marks them from now on. */
export function noteTouchedFolds(place: HTMLElement): void {
  place.addEventListener("click", ({ target }) => (target as Element).closest("summary")?.setAttribute(TOUCHED, ""));
}

/**
 * Folds or unfolds each competition or its placeholder as soon as it is parsed, before it is painted, so that nothing
 * shifts. The page itself is shared and does not contain these choices.
 */
export function applyFolds(place: HTMLElement, store: () => Pick<Storage, "getItem">): void {
  try {
    const folds = store().getItem(FOLDS_KEY);
    if (!folds) return;
    const seen = new Set<HTMLElement>();
    const observer = new MutationObserver(() => {
      for (const group of place.querySelectorAll<HTMLElement>(`details,.${DEFERRED}`)) {
        const open = group.localName === "div" ? OPEN : "open";
        if (!seen.has(group))
          group.toggleAttribute(open, standsOpen(folds, competitionOf(group), group.hasAttribute(open)));
        seen.add(group);
      }
    });
    observer.observe(place, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", () => observer.disconnect());
  } catch {
    // Accessing denied storage throws: there are no choices then.
  }
}
