import { countedRows } from "~/features/match-row/row-count";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { BEGUN_BEFORE } from "./apply-folds.ts";
import styles from "./competition-group.module.css";
import { DEFERRED } from "./deferred-groups.ts";

interface CompetitionGroupProps {
  competitionId: string;
  /** Its id; empty for a second source or season of the competition on that day. */
  anchor: string;
  /** Its matches began the day before. */
  hasBegunBefore: boolean;
  rowCount: number;
  isOpen: boolean;
  /** Below the first screen: inserted after the first paint if scripts run (deferred-groups.ts). */
  isDeferred: boolean;
  /** The heading and the rows. */
  parts: readonly Fragment[];
}

/** The day's matches of one competition under its name; collapsible without script. */
export function CompetitionGroup({
  competitionId,
  anchor,
  hasBegunBefore,
  rowCount,
  isOpen,
  isDeferred,
  parts,
}: CompetitionGroupProps) {
  const name = {
    ...(anchor ? { id: anchor } : { "data-g": competitionId }),
    ...(hasBegunBefore && { [BEGUN_BEFORE]: "" }),
  };
  const group = (
    <Fragments
      as="details"
      className={classNames(styles.group, "card")}
      open={isOpen}
      {...(!isDeferred && name)}
      of={parts}
    />
  );
  if (!isDeferred) return group;
  return (
    <div className={`card ${DEFERRED}`} data-open={isOpen ? "" : undefined} {...name} {...countedRows(rowCount)}>
      <noscript>{group}</noscript>
    </div>
  );
}
