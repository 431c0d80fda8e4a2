import type { Match } from "#contract/domain/match";
import { HOME_PATH } from "#contract/tables/pages";
import { TOURNAMENTS } from "#contract/tables/tournaments";
import { dayRange } from "~/features/match-list/read-day";

export interface WayBack {
  /** Behind the locale, with its query. */
  path: string;
  to: "day" | "competition";
}

/**
 * Where a match's page leads back to: the list of its day (YYYY-MM-DD, the visitor's), its tournament's page when that
 * day is out of the list's reach, else today's list.
 */
export function wayBack({ leagueId }: Pick<Match, "leagueId">, day: string, today: string): WayBack {
  const { first, last } = dayRange(today);
  if (first <= day && day <= last) return { path: day === today ? HOME_PATH : `${HOME_PATH}?date=${day}`, to: "day" };
  const tournament = TOURNAMENTS.find((row) => row.leagueId === leagueId);
  return tournament ? { path: tournament.path, to: "competition" } : { path: HOME_PATH, to: "day" };
}
