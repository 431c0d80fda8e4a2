import { type RefObject, useEffect, useRef } from "react";

interface EndSetup {
  /** The scroll container; the page if absent. */
  scroller?: RefObject<HTMLElement>;
  /** Whether to watch for the end. */
  isAwaited: boolean;
  onEnd(): void;
}

/**
 * For an empty element after the list: calls `onEnd` when the container is scrolled to within 2 px of it
 * (specification, section 4).
 */
export function useListEnd({ scroller, isAwaited, onEnd }: EndSetup): RefObject<HTMLDivElement> {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    if (!isAwaited || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      root: scroller?.current ?? null,
      rootMargin: "0px 0px 2px 0px",
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isAwaited, scroller]);
  return end;
}
