import { classNames } from "~/ui/class-names";
import styles from "./event-sign.module.css";
import type { TimelineEvent } from "./timeline.ts";

const SIGNS: Readonly<Record<TimelineEvent["type"], string>> = {
  GOAL: `${styles.goal}`,
  OWN_GOAL: `${styles.goal} ${styles.ownGoal}`,
  PEN_GOAL: `${styles.goal}`,
  PEN_MISS: `${styles.miss}`,
  YELLOW: `${styles.yellow}`,
  SECOND_YELLOW: `${styles.secondYellow}`,
  RED: `${styles.red}`,
  SUBST: `${styles.substitution}`,
  VAR: `${styles.review}`,
};

interface EventSignProps {
  type: TimelineEvent["type"];
  className?: string;
}

/** An event as an icon: a ball, a card. The text beside it says the same. */
export const EventSign = ({ type, className }: EventSignProps) => (
  <span className={classNames(styles.sign, SIGNS[type], className)} aria-hidden="true">
    {type === "VAR" && "VAR"}
  </span>
);
