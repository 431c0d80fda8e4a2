/**
 * Lists that grow at the top (`data-newest`): entries that arrive while the list is read stay hidden until the visitor
 * presses a button (features/match/NewsButton.tsx), so that nothing moves under their eyes or finger.
 */
const LIST = "[data-newest]";
const BUTTON = "[data-news]";

/** Whether new entries stay hidden: the page is visible, and they would move what is on or above the screen. */
export const areHidden = ({
  isVisible,
  top,
  viewport,
}: {
  isVisible: boolean;
  top: number;
  viewport: number;
}): boolean => isVisible && top < viewport;

/** Whether entries added at the top of an element are hidden at first. */
export const delaysNewEntries = (element: Element): boolean =>
  element.matches(LIST) &&
  areHidden({
    isVisible: document.visibilityState === "visible",
    top: element.getBoundingClientRect().top,
    viewport: innerHeight,
  });

const hiddenEntries = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(":scope > [hidden]")];

/** Updates the button with the number of hidden entries. Call it after each change of the list. */
export function countNews(page: Document): void {
  const list = page.querySelector(LIST);
  const button = page.querySelector<HTMLElement>(BUTTON);
  if (!list || !button) return;
  const { length } = hiddenEntries(list);
  button.hidden = length === 0;
  const count = button.querySelector("b");
  if (count) count.textContent = length === 0 ? "" : String(length);
}

/** Reveals hidden entries when the button is pressed. */
export function startNewestFirst(page: Document): void {
  // On the document, because the button's part of the page gets replaced.
  page.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest(BUTTON) : null;
    const list = page.querySelector<HTMLElement>(LIST);
    if (!button || !list) return;
    for (const entry of hiddenEntries(list)) entry.hidden = false;
    countNews(page);
    // The button disappears, so keyboard focus moves to the list. Its CSS leaves space for the sticky header.
    list.tabIndex = -1;
    list.focus({ preventScroll: true });
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView();
  });
}
