import { FOLDS_KEY, standsOpen } from "./folds.ts";
import { competitionOf } from "./group-anchor.ts";

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
  for (const group of page.querySelectorAll<HTMLElement>("#list details"))
    group.toggleAttribute("open", standsOpen(folds, competitionOf(group), group.hasAttribute("open")));
}
