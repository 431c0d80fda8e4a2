import { useContext } from "react";
import { readPlaceProps } from "./place-props.ts";
import { PlaceContext } from "./use-opener.ts";

/** Returns a function that reads the island's current props: the zone correction may change them after mounting. */
export function usePropsNow<Props extends object>(mounted: Props): () => Props {
  const place = useContext(PlaceContext);
  return () => (place ? (readPlaceProps(place) as Props) : mounted);
}
