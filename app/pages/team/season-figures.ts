import type { TFunction } from "i18next";
import type { Sport } from "#contract/tables/sports";
import { figureText } from "~/features/standings/columns";
import { adapterOf } from "~/sports/sports";
import type { AnyStandingsRow, ColumnKey } from "~/sports/standings-columns";

export interface SeasonFigure {
  /** Key in the translations of tables. */
  key: ColumnKey | "position";
  value: string;
}

/** A team's season statistics: its rank, and every figure in its table row. */
export const seasonFigures = (row: AnyStandingsRow, sport: Sport, t: TFunction<"standings">): SeasonFigure[] => [
  { key: "position", value: `${row.rank}` },
  ...adapterOf(sport).standings.columns.flatMap((column) => {
    const value = figureText(column, row, t);
    return value === undefined ? [] : [{ key: column.key, value }];
  }),
];
