import { createContext, useContext, useEffect, useRef } from "react";
import { isPlain } from "./island-decisions.ts";

/** The container of the island. */
export const PlaceContext = createContext<HTMLElement | null>(null);

/** Calls `open` for plain clicks on controls that name the island (`data-opens`), replacing their default action. */
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

/** The props that a page gives to the island in a container (runtime/islands/Island.tsx). */
export const readPlaceProps = ({ dataset }: Pick<HTMLElement, "dataset">): object =>
  JSON.parse(dataset.props ?? "{}") as object;

/** Returns a function that reads the island's current props: the zone correction may change them after mounting. */
export function usePropsNow<Props extends object>(mounted: Props): () => Props {
  const place = useContext(PlaceContext);
  return () => (place ? (readPlaceProps(place) as Props) : mounted);
}
