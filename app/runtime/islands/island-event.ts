/** Default id of an island that occurs once per page, named by the controls that open it (`data-opens`). */
export const islandId = (name: string): string => `island-${name}`;

/** Dispatched on an island's container to load it without interaction. */
export const ISLAND_EVENT = "island";

/** Dispatched by an island's container, and bubbles, when its loading is over, and when it breaks later. */
export const ISLAND_OVER_EVENT = "island-over";

/** Value of `data-failed` if a file is gone: the page belongs to an earlier build. Empty for all else. */
export const GONE = "gone";

/** Calls back once, when an element is in view; never while it is not displayed. */
export function whenSeen(element: Element, then: () => void, options?: IntersectionObserverInit): void {
  const sight = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    sight.disconnect();
    then();
  }, options);
  sight.observe(element);
}
