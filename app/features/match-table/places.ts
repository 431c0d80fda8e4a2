import type { Match } from "#contract/domain/match";
import type { AnyRow } from "~/features/standings/row-markup.server";
import type { AnyTable } from "~/features/standings/standings-table.server";

/** Where a team stands, and by what. */
export type Place = { name: string; rank: number } & ({ points: number } | { won: number; lost: number });

/**
 * The places of the teams of a match, the home side's first, each in the first table that has it; of a team that stands
 * in none, none.
 */
export const placesOf = (tables: readonly AnyTable[], { home, away }: Pick<Match, "home" | "away">): Place[] =>
  [home, away].flatMap(({ id }) => {
    const rows = tables.flatMap((table): readonly AnyRow[] => table.rows);
    const row = rows.find(({ team }) => team.id === id);
    return row ? [placeOf(row)] : [];
  });

function placeOf(row: AnyRow): Place {
  const { rank, won, lost, team } = row;
  const place = { name: team.name, rank };
  return "goalDifference" in row ? { ...place, points: row.points } : { ...place, won, lost };
}
