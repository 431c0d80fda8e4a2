import type { Settle, TotalOutcome } from "#contract/odds/settle";
import { classNames } from "~/ui/class-names";
import styles from "./odds.module.css";

/** The class of a pick's result; results of totals are neither won nor lost. */
export const outcomeClass = (outcome: Settle | TotalOutcome): string =>
  classNames(
    styles.outcome,
    (outcome === "WIN" || outcome === "HALF_WIN") && styles.won,
    (outcome === "LOSE" || outcome === "HALF_LOSE") && styles.lost,
  );
