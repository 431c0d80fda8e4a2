import styles from "./comparison-table.module.css";
import type { Stage } from "./market-figures.ts";

/** Classes of a stage's columns. */
export const STAGE_CLASSES: Readonly<Record<Stage, string | undefined>> = {
  early: styles.early,
  pre: styles.preMatch,
  live: styles.inPlay,
};
