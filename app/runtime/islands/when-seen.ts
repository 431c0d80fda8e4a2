/** Calls back once, when an element is in view; never while it is not displayed. */
export function whenSeen(element: Element, then: () => void, options?: IntersectionObserverInit): void {
  const sight = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    sight.disconnect();
    then();
  }, options);
  sight.observe(element);
}
