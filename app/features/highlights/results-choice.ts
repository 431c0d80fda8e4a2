import type { View } from "#contract/tables/view-choices";

/**
 * `?results=`: `hide` is preserved by all links of these pages, `show` is for one page of who hides scores everywhere.
 */
type Results = "hide" | "show";

/** For visitors who want to watch before knowing the result: by the address, or by their view. */
export const areResultsHidden = (query: URLSearchParams, view: View | undefined): boolean =>
  query.get("results") === "hide" || view?.hideScores === true;

/** The parameter of links that keep results hidden. */
export const keepHidden = (isHidden: boolean): Results | undefined => (isHidden ? "hide" : undefined);

/** The parameter of the link that hides results, or shows them. */
export const otherResults = (isHidden: boolean, view: View | undefined): Results | undefined => {
  if (!isHidden) return "hide";
  return view?.hideScores ? "show" : undefined;
};

interface ListAddress {
  leagueId?: string;
  lastId?: string;
  results?: Results | undefined;
}

/** The query of a list of highlights, with its question mark; empty for the latest of all competitions. */
export function listQuery({ leagueId, lastId, results }: ListAddress): string {
  const query = new URLSearchParams();
  if (leagueId) query.set("leagueId", leagueId);
  if (lastId) query.set("lastId", lastId);
  if (results) query.set("results", results);
  const text = query.toString();
  return text && `?${text}`;
}
