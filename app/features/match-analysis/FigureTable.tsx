import type { ReactNode } from "react";
import { WholeTable } from "~/ui/Whole";

export interface FigureColumn {
  key: string;
  /** In full; on the screen too where there is no short form. */
  name: string;
  short?: string;
}

export interface FigureRow {
  key: string;
  name: ReactNode;
  cells: readonly ReactNode[];
  /** Sums up the rows above. */
  isSum?: boolean;
}

interface FigureTableProps {
  caption: string;
  /** What the rows are. */
  corner: string;
  /** The rows say it themselves: only screen readers are told. */
  isCornerHidden?: boolean;
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
}

/** Figures under their columns, which keep their widths whatever stands in them. */
export const FigureTable = ({ caption, corner, isCornerHidden, columns, rows }: FigureTableProps) => (
  <WholeTable className={columns.length > 2 ? "at num" : "at pair num"}>
    <caption className="vh">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{isCornerHidden ? <span className="vh">{corner}</span> : corner}</th>
        {columns.map(({ key, name, short }) => (
          <th scope="col" key={key} className={`c-${key}`}>
            {short ? <abbr title={name}>{short}</abbr> : name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, cells, isSum }) => (
        <tr key={key} className={isSum ? "sum" : undefined}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={columns[index]?.key}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </WholeTable>
);
