import type { Sport } from "#contract/tables/sports";
import { adapterOf } from "~/sports/sports";
import type { AnyStandingsRow, ColumnKey } from "~/sports/standings-columns";

export interface SeasonFigure {
  /** Key in the translations of tables. */
  key: ColumnKey | "position";
  value: string;
}

/** A team's season statistics: its rank, and every figure in its table row. */
export const seasonFigures = (row: AnyStandingsRow, sport: Sport): SeasonFigure[] => [
  { key: "position", value: `${row.rank}` },
  ...adapterOf(sport).standings.columns.flatMap(({ key, value }) => {
    const text = value(row);
    return text === undefined ? [] : [{ key, value: text }];
  }),
];
