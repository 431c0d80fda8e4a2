import type { BasketballStandingsRow, StandingsRow } from "#contract/domain/standings";
import { BASKETBALL_COLUMNS, type Column, type ColumnKey, FOOTBALL_COLUMNS } from "~/features/standings/columns";

export interface SeasonFigure {
  /** Of the words of tables. */
  key: ColumnKey | "position";
  value: string;
}

const figuresOf = <Row>(columns: readonly Column<Row>[], row: Row): SeasonFigure[] =>
  columns.flatMap(({ key, value }) => {
    const text = value(row);
    return text === undefined ? [] : [{ key, value: text }];
  });

/** A team's numbers of a season: its place, and every figure that its row of the table has. */
export const seasonFigures = (row: StandingsRow | BasketballStandingsRow): SeasonFigure[] => [
  { key: "position", value: `${row.rank}` },
  ...("goalsFor" in row ? figuresOf(FOOTBALL_COLUMNS, row) : figuresOf(BASKETBALL_COLUMNS, row)),
];
