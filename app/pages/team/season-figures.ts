import type { Sport } from "#contract/tables/sports";
import { adapterOf } from "~/sports/sports";
import type { AnyStandingsRow, ColumnKey } from "~/sports/standings-columns";

export interface SeasonFigure {
  /** Of the translations of tables. */
  key: ColumnKey | "position";
  value: string;
}

/** A team's numbers of a season: its place, and every figure that its row of the table has. */
export const seasonFigures = (row: AnyStandingsRow, sport: Sport): SeasonFigure[] => [
  { key: "position", value: `${row.rank}` },
  ...adapterOf(sport).standings.columns.flatMap(({ key, value }) => {
    const text = value(row);
    return text === undefined ? [] : [{ key, value: text }];
  }),
];
