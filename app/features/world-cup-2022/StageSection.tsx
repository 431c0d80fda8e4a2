import type { ReactNode } from "react";
import { rowCount } from "~/features/match-row/row-count";
import { Fragments } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import styles from "./world-cup.module.css";

interface StageSectionProps {
  name: string;
  /** Rows of matches. */
  rows: readonly Fragment[];
  /** Number of rows above it on the page. */
  above: number;
  /** A table, above the rows. */
  children?: ReactNode;
}

/** A group or knock-out round with its matches. */
export const StageSection = ({ name, rows, above, children }: StageSectionProps) => (
  <section className={`card ${styles.stage}`} {...rowCount(rows.length, above)}>
    <h3>{name}</h3>
    {children}
    <Fragments of={rows} />
  </section>
);
