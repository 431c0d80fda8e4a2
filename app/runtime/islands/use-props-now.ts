import { useContext } from "react";
import { PlaceContext } from "./use-opener.ts";

/** The props that a page gives to the island in a container (runtime/islands/Island.tsx). */
export const readPlaceProps = ({ dataset }: Pick<HTMLElement, "dataset">): object =>
  JSON.parse(dataset.props ?? "{}") as object;

/** Returns a function that reads the island's current props: the zone correction may change them after mounting. */
export function usePropsNow<Props extends object>(mounted: Props): () => Props {
  const place = useContext(PlaceContext);
  return () => (place ? (readPlaceProps(place) as Props) : mounted);
}
