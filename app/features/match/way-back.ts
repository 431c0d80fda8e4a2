import type { Match } from "#contract/domain/match";
import { isInWindow, TOURNAMENTS } from "#contract/tables/tournaments";
import { isInReach } from "~/features/match-list/read-day";

export interface WayBack {
  /** After the locale, with its query. */
  path: string;
  to: "day" | "competition";
}

/**
 * The back link of a match page: the list of its day (YYYY-MM-DD, the visitor's), or its tournament's page if the match
 * is long past.
 */
export function wayBack({ sport, leagueId }: Pick<Match, "sport" | "leagueId">, day: string, today: string): WayBack {
  const tournament = TOURNAMENTS.find((row) => row.leagueId === leagueId && isInWindow(Date.parse(day), row.window));
  if (tournament && !isInReach(day, today)) return { path: tournament.path, to: "competition" };
  const list = `/${sport}/matches`;
  return { path: day === today ? list : `${list}?date=${day}`, to: "day" };
}
