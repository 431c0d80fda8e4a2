/**
 * Lists that grow at their upper end (`data-newest`): what comes in while somebody reads waits until it is asked for, so
 * that nothing moves under the eyes or under a finger. The button: features/match/NewsButton.tsx.
 */
const LIST = "[data-newest]";
const BUTTON = "[data-news]";

/** Whether new entries wait: somebody looks, and their coming would move what is on the screen or what is above it. */
export const areHeld = ({ isSeen, top, viewport }: { isSeen: boolean; top: number; viewport: number }): boolean =>
  isSeen && top < viewport;

/** Whether what comes in at the upper end of an element has to wait. */
export const holdsNews = (element: Element): boolean =>
  element.matches(LIST) &&
  areHeld({
    isSeen: document.visibilityState === "visible",
    top: element.getBoundingClientRect().top,
    viewport: innerHeight,
  });

const waitingIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(":scope > [hidden]")];

/** Says how many entries wait, or nothing. Answers for the list as it stands: after each renewal. */
export function countNews(page: Document): void {
  const list = page.querySelector(LIST);
  const button = page.querySelector<HTMLElement>(BUTTON);
  if (!list || !button) return;
  const { length } = waitingIn(list);
  button.hidden = length === 0;
  const count = button.querySelector("b");
  if (count) count.textContent = length === 0 ? "" : String(length);
}

/** Shows what waits when it is asked for, from its beginning. */
export function startNewestFirst(page: Document): void {
  // The button stands in a part of the page that is renewed.
  page.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest(BUTTON) : null;
    const list = page.querySelector<HTMLElement>(LIST);
    if (!button || !list) return;
    for (const entry of waitingIn(list)) entry.hidden = false;
    countNews(page);
    // The button is gone: whoever pressed it by key goes on in the list. Its CSS leaves room for what sticks above.
    list.tabIndex = -1;
    list.focus({ preventScroll: true });
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView();
  });
}
