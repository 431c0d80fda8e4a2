import type { Match } from "#contract/domain/match";
import type { AnyRow } from "~/features/standings/row-markup.server";
import type { AnyTable } from "~/features/standings/standings-table.server";

/** Where a team stands, and by what; in which table, where there are several. */
export type Place = { name: string; rank: number; table?: string } & (
  | { points: number }
  | { won: number; lost: number }
);

/**
 * The places of the teams of a match, the home side's first, each in the first table that has it; of a team that stands
 * in none, none.
 */
export const placesOf = <Table extends AnyTable>(
  tables: readonly Table[],
  { home, away }: Pick<Match, "home" | "away">,
  nameOf: (table: Table) => string | undefined,
): Place[] =>
  [home, away].flatMap(({ id }) => {
    const rows = tables.flatMap((table) => table.rows.map((row: AnyRow) => ({ table, row })));
    const found = rows.find(({ row }) => row.team.id === id);
    if (!found) return [];
    const table = tables.length > 1 ? nameOf(found.table) : undefined;
    return [{ ...placeOf(found.row), ...(table && { table }) }];
  });

function placeOf(row: AnyRow): Place {
  const { rank, won, lost, team } = row;
  const place = { name: team.name, rank };
  return "goalDifference" in row ? { ...place, points: row.points } : { ...place, won, lost };
}
