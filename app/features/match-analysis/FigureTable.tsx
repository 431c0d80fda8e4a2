import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import styles from "./analysis.module.css";

export interface FigureColumn {
  key: string;
  /** Full name; also on screen if there is no short form. */
  name: string;
  short?: string;
}

interface FigureRow {
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
  /** Visible to screen readers only: the rows are self-explanatory. */
  isCornerHidden?: boolean;
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
}

/** A table of figures whose column widths do not depend on content. */
export const FigureTable = ({ caption, corner, isCornerHidden, columns, rows }: FigureTableProps) => (
  <HoldUntilParsedTable className={classNames(styles.figures, columns.length <= 2 && styles.pair, "tabular")}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{isCornerHidden ? <span className="visually-hidden">{corner}</span> : corner}</th>
        {columns.map(({ key, name, short }) => (
          <th scope="col" key={key} className={styles[`${key}Column`]}>
            {short ? <abbr title={name}>{short}</abbr> : name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, cells, isSum }) => (
        <tr key={key} className={isSum ? styles.sum : undefined}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={columns[index]?.key}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </HoldUntilParsedTable>
);
