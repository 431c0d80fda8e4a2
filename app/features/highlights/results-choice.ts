/** For visitors who want to watch before knowing the result: `?results=hide`, preserved by all links of these pages. */
export const areResultsHidden = (query: URLSearchParams): boolean => query.get("results") === "hide";

interface ListAddress {
  leagueId?: string;
  lastId?: string;
  isHidden: boolean;
}

/** The query of a list of highlights, with its question mark; empty for the latest of all competitions. */
export function listQuery({ leagueId, lastId, isHidden }: ListAddress): string {
  const query = new URLSearchParams();
  if (leagueId) query.set("leagueId", leagueId);
  if (lastId) query.set("lastId", lastId);
  if (isHidden) query.set("results", "hide");
  const text = query.toString();
  return text && `?${text}`;
}
