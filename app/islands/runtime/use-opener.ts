import { createContext, useContext, useEffect, useRef } from "react";
import { isPlain } from "./island-decisions.ts";

/** The element that an island stands in. */
export const PlaceContext = createContext<HTMLElement | null>(null);

/** Calls `open` for plain clicks on controls that name the island (`data-opens`), in place of what they do alone. */
export function useOpener(open: (control: HTMLElement, event: MouseEvent) => void): void {
  const place = useContext(PlaceContext);
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!place) return undefined;
    const page = place.ownerDocument;
    const answer = (event: MouseEvent) => {
      const control = event.target instanceof Element && event.target.closest<HTMLElement>("[data-opens]");
      if (!control || control.dataset.opens !== place.id || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      latest.current(control, event);
    };
    page.addEventListener("click", answer);
    return () => page.removeEventListener("click", answer);
  }, [place]);
}
