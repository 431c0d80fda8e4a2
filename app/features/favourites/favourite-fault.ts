/** Why a change was not made, for the page that follows (`favourites:fault.*`). */
const FAVOURITE_FAULTS = ["full", "unavailable"] as const;
export type FavouriteFault = (typeof FAVOURITE_FAULTS)[number];

/** The query that makes a page show the fault. */
export const faultSearch = (fault: FavouriteFault): string => `?fault=${fault}`;

export function readFavouriteFault(search: string): FavouriteFault | undefined {
  const fault = new URLSearchParams(search).get("fault");
  return FAVOURITE_FAULTS.find((one) => one === fault);
}
