import styles from "./competition-group.module.css";
import { FOLDS_KEY, type Folds, readFolds, withFolds } from "./folds.ts";
import { competitionOf } from "./group-anchor.ts";

/** The device's storage; asking for it throws where the visitor forbids it. */
type Store = () => Pick<Storage, "getItem" | "setItem">;
type Choice = readonly [id: string, isOpen: boolean];

/** Saves the visitor's choices on the device; where storage is forbidden or full, they last as long as the page. */
function saveChoices(store: Store, choices: readonly Choice[]): void {
  try {
    const storage = store();
    const folds: Folds = readFolds(storage.getItem(FOLDS_KEY));
    storage.setItem(FOLDS_KEY, withFolds(folds, choices));
  } catch {
    // The choices last as long as the page.
  }
}

/** Saves which competitions the visitor folds, and folds or opens all at once. */
export function startFoldMemory(list: HTMLElement, button: HTMLElement | null, store: Store): void {
  const groups = () => [...list.querySelectorAll<HTMLDetailsElement>(`.${styles.group}`)];
  const showNext = () => button?.setAttribute("data-next", groups().some(({ open }) => open) ? "close" : "open");

  // A press of the heading is the visitor's choice; the toggle event also comes of the page's own doing.
  list.addEventListener("click", ({ target }) => {
    const group = target instanceof Element && target.closest("summary")?.parentElement;
    if (group instanceof HTMLDetailsElement) saveChoices(store, [[competitionOf(group), !group.open]]);
  });
  list.addEventListener("toggle", showNext, true);
  button?.addEventListener("click", () => {
    const isOpen = button.dataset.next === "open";
    for (const group of groups()) group.open = isOpen;
    saveChoices(
      store,
      groups().map((group) => [competitionOf(group), isOpen] as const),
    );
    showNext();
  });
  showNext();
}
