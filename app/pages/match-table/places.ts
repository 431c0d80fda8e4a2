import type { Match } from "#contract/domain/match";
import type { AnyRow, AnyTable } from "~/features/standings/standings-rows";

/** A team's rank with the figures behind it, and its table if there are several. */
export interface Place extends Pick<AnyRow, "rank" | "won" | "lost" | "points"> {
  name: string;
  table?: string;
}

/** The ranks of a match's teams, home first, each in the first table that has it. A team in no table has none. */
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
