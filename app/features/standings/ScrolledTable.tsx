import type { ReactNode } from "react";
import type { Sport } from "#contract/tables/sports";
import type { Column, ColumnKey } from "~/sports/standings-columns";
import { classNames } from "~/ui/class-names";
import styles from "./scrolled-table.module.css";

/** Columns beyond a phone's width; those of sports without are hidden there. */
const BEYOND: Readonly<Record<Sport, ReadonlySet<ColumnKey> | undefined>> = {
  football: undefined,
  basketball: new Set(["home", "away", "conference", "division", "pointDifference"]),
};

export interface ScrolledTableProps {
  sport: Sport;
  caption: string;
  columns: readonly Column[];
  hasForm: boolean;
  children: ReactNode;
}

/**
 * A table that scrolls sideways on phones, below its teams. Given to tables by pages that show whole ones: others do
 * without its style sheet.
 */
export function ScrolledTable({ sport, caption, columns, hasForm, children }: ScrolledTableProps) {
  const beyond = BEYOND[sport];
  if (!beyond) return <>{children}</>;
  const more = columns.filter(({ key }) => beyond.has(key)).length;
  const className = classNames(styles.scrolled, styles[`more${more}`], hasForm && styles.withForm);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: the section around it is about the same */}
      <div className={className} tabIndex={0} role="region" aria-label={caption}>
        {children}
      </div>
    </>
  );
}
