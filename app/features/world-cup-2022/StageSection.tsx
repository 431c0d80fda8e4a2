import type { ReactNode } from "react";
import { type RowCountProps, rowCount } from "~/features/match-row/row-count";
import { Fragments } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import styles from "./world-cup.module.css";

interface StageProps {
  name: string;
  /** Rows of matches. */
  rows: readonly Fragment[];
  /** Number of rows above it on the page. */
  above: number;
}

/** A knock-out round with its matches. */
export const StageSection = ({ name, rows, above }: StageProps) => (
  <section className={`card ${styles.stage}`} {...rowCount(rows.length, above)}>
    <h3>{name}</h3>
    <Fragments of={rows} />
  </section>
);

interface GroupSectionProps extends StageProps {
  letter: string;
  /** Who went through, for a group that is over; absent while it is played, which opens it. */
  through?: ReactNode;
  /** A table, above the rows. */
  children?: ReactNode;
}

/** A group with its matches. */
export function GroupSection({ name, letter, rows, above, through, children }: GroupSectionProps) {
  const count: RowCountProps = through ? {} : rowCount(rows.length, above);
  return (
    <details id={`group-${letter}`} className={`card ${styles.stage}`} open={!through} {...count}>
      <summary className={styles.summary}>
        <h3>{name}</h3>
        {through}
      </summary>
      {children}
      <Fragments of={rows} />
    </details>
  );
}
