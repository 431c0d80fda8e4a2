import { TOUCHED } from "./apply-folds.ts";
import styles from "./competition-group.module.css";
import { FOLDS_KEY, type Folds, readFolds, withFolds } from "./folds.ts";
import { competitionOf } from "./group-anchor.ts";

/** The device's storage; accessing it throws if the visitor denies it. */
type Store = () => Pick<Storage, "getItem" | "setItem">;
type Choice = readonly [id: string, isOpen: boolean];

/** Saves the visitor's choices on the device; if storage is denied or full, they last as long as the page. */
function saveChoices(store: Store, choices: readonly Choice[]): void {
  try {
    const storage = store();
    const folds: Folds = readFolds(storage.getItem(FOLDS_KEY));
    storage.setItem(FOLDS_KEY, withFolds(folds, choices));
  } catch {
    // The choices last as long as the page.
  }
}

const choiceOf = (group: HTMLDetailsElement): Choice => [competitionOf(group), group.open];

/** Saves which competitions the visitor folds, and folds or unfolds all at once. */
export function startFoldMemory(list: HTMLElement, button: HTMLElement | null, store: Store): void {
  const groups = () => [...list.querySelectorAll<HTMLDetailsElement>(`.${styles.group}`)];
  const showNext = () => button?.setAttribute("data-next", groups().some(({ open }) => open) ? "close" : "open");

  // A click on the heading is the visitor's choice; toggle events also come from the page's own changes.
  list.addEventListener("click", ({ target }) => {
    const group = target instanceof Element && target.closest("summary")?.parentElement;
    if (group instanceof HTMLDetailsElement) saveChoices(store, [[competitionOf(group), !group.open]]);
  });
  const touched = groups().filter((group) => group.querySelector(`[${TOUCHED}]`));
  if (touched.length > 0) saveChoices(store, touched.map(choiceOf));
  list.addEventListener("toggle", showNext, true);
  button?.addEventListener("click", () => {
    const isOpen = button.dataset.next === "open";
    for (const group of groups()) group.open = isOpen;
    saveChoices(store, groups().map(choiceOf));
    showNext();
  });
  showNext();
}
