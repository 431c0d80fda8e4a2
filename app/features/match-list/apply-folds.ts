import { LIST_ID } from "~/page/element-ids";
import { DEFERRED, OPEN } from "./deferred-groups.ts";
import { FOLDS_KEY, standsOpen } from "./folds.ts";

/** Id of a competition's element in a day's list. */
export const groupAnchor = (competitionId: string): string => `g-${competitionId}`;

/** Id of its element with matches that began the day before; it may have both. */
export const begunBeforeAnchor = (competitionId: string): string => `b-${competitionId}`;

/** Id of the line behind which youth, reserves and friendlies stand, after it. */
export const MINOR_ANCHOR = groupAnchor("minor");

/** Whether an element stands after another, as all that is behind the line of youth and friendlies. */
export const standsBehind = (line: Element, element: Element): boolean =>
  (line.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Unfolds a competition's matches, and what they stand behind. Returns whether anything was folded. */
export function openGroup(group: HTMLDetailsElement): boolean {
  const minor = group.ownerDocument.getElementById(MINOR_ANCHOR);
  const folded = [group, ...(minor && standsBehind(minor, group) ? [minor] : [])].filter(
    (one) => !one.hasAttribute("open"),
  );
  for (const one of folded) one.setAttribute("open", "");
  return folded.length > 0;
}

/** On an element whose matches began the day before. */
export const BEGUN_BEFORE = "data-begun-before";

/** The competition of an element. A further element in a list cannot have the anchor's id and uses `data-g`. */
export const competitionOf = ({ id, dataset }: Pick<HTMLElement, "id" | "dataset">): string => dataset.g ?? id.slice(2);

/** Marks competitions that the visitor folds before the page script saves it (list-script.ts). */
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

/** Applies the visitor's saved choices to the competitions of a fetched list. */
export function foldAsChosen(page: Document, store: () => Pick<Storage, "getItem"> = () => localStorage): void {
  let folds: string | null;
  try {
    folds = store().getItem(FOLDS_KEY);
  } catch {
    // Accessing denied storage throws: there are no choices then.
    return;
  }
  if (!folds) return;
  for (const group of page.querySelectorAll<HTMLElement>(`#${LIST_ID} details`))
    group.toggleAttribute("open", standsOpen(folds, competitionOf(group), group.hasAttribute("open")));
}
