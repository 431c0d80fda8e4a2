import type { Match, Team } from "#contract/domain/match";
import type { AnyRow, AnyTable } from "~/features/standings/standings-rows";

type Playing = Pick<Match, "home" | "away">;

/** How many of the two teams are in a table; the home team outweighs the away team. */
function weightOf({ rows }: AnyTable, { home, away }: Playing): number {
  const has = (team: Team) => rows.some((row: AnyRow) => row.team.id === team.id);
  return (has(home) ? 2 : 0) + (has(away) ? 1 : 0);
}

/** A season's tables with a match's teams: first one with both, then the home side's, then the away side's. */
export const teamsTables = (tables: readonly AnyTable[], match: Playing): AnyTable[] =>
  tables
    .filter((table) => weightOf(table, match) > 0)
    .toSorted((one, other) => weightOf(other, match) - weightOf(one, match));
