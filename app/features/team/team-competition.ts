import type { Competition } from "#contract/domain/competition";
import type { StandingsOf, StandingsTable } from "#contract/domain/standings";

/** The competition of a team's table: its first league, otherwise its first competition (national teams). */
export const mainCompetition = (competitions: readonly Competition[]): Competition | undefined =>
  competitions.find(({ kind }) => kind === "league") ?? competitions[0];

interface OwnRow<Row> {
  table: StandingsTable<Row>;
  row: Row;
}

/** The team's row, and its table; undefined if no table has the team. */
export function ownRow<Row extends { team: { id: string } }>(
  { tables }: Pick<StandingsOf<Row>, "tables">,
  teamId: string,
): OwnRow<Row> | undefined {
  for (const table of tables) {
    const row = table.rows.find(({ team }) => team.id === teamId);
    if (row) return { table, row };
  }
  return undefined;
}
