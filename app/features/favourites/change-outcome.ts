import { ownPagePath } from "#contract/tables/own-page-path";

/** Why a change was not made, for the page that follows (`favourites:fault.*`). */
const FAVOURITE_FAULTS = ["full", "unavailable"] as const;
export type FavouriteFault = (typeof FAVOURITE_FAULTS)[number];

/** What a change did (`favourites:saved.*`). */
const FAVOURITE_CHANGES = ["added", "removed"] as const;
type FavouriteChange = (typeof FAVOURITE_CHANGES)[number];

/** The query that makes a page show the fault. */
export const faultSearch = (fault: FavouriteFault): string => `?fault=${fault}`;

/** The query that makes a page confirm a change made without script, with a way back to where it was made. */
export const savedSearch = (saved: FavouriteChange, back?: string): string =>
  `?${new URLSearchParams({ saved, ...(back && { back }) })}`;

/** A path without what an earlier change has added to it: it neither says that again nor leads back further. */
export function withoutOutcome(path: string): string {
  const [pathname = "", search = ""] = path.split("?");
  const query = new URLSearchParams(search);
  for (const name of ["fault", "saved", "back"]) query.delete(name);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

export function readFavouriteFault(search: string): FavouriteFault | undefined {
  const fault = new URLSearchParams(search).get("fault");
  return FAVOURITE_FAULTS.find((one) => one === fault);
}

export function readFavouriteChange(search: string): { saved: FavouriteChange; back: string | undefined } | undefined {
  const query = new URLSearchParams(search);
  const saved = FAVOURITE_CHANGES.find((one) => one === query.get("saved"));
  return saved && { saved, back: ownPagePath(query.get("back") ?? "") };
}
