import { FOLDS_KEY, standsOpen } from "./folds.ts";
import { competitionOf } from "./group-anchor.ts";

/**
 * Folds and unfolds the competitions of a list that was fetched as the visitor has chosen, for those that come into the
 * page with it.
 */
export function foldAsChosen(page: Document, store: () => Pick<Storage, "getItem"> = () => localStorage): void {
  let folds: string | null;
  try {
    folds = store().getItem(FOLDS_KEY);
  } catch {
    // Where the visitor forbids storage, asking for it throws: there are no choices then.
    return;
  }
  if (!folds) return;
  for (const group of page.querySelectorAll<HTMLElement>("#list details"))
    group.toggleAttribute("open", standsOpen(folds, competitionOf(group), group.hasAttribute("open")));
}
