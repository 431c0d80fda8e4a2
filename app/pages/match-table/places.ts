import type { Match } from "#contract/domain/match";
import type { AnyRow, AnyTable } from "~/features/standings/standings-rows";

/** Where a team stands, and by what; in which table, where there are several. */
export interface Place extends Pick<AnyRow, "rank" | "won" | "lost" | "points"> {
  name: string;
  table?: string;
}

/**
 * The places of the teams of a match, the home side's first, each in the first table that has it. A team in none of the
 * tables has no place.
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

const placeOf = ({ rank, won, lost, points, team }: AnyRow): Place => ({ name: team.name, rank, won, lost, points });
