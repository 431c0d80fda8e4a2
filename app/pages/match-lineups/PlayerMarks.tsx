import { Fragment } from "react";
import type { LineUpPlayer } from "#contract/domain/line-ups";
import type { LineUpFacts } from "./line-up-facts.ts";
import { markLabel } from "./mark-name.ts";
import styles from "./marks.module.css";
import { marksOf } from "./marks.ts";

interface PlayerMarksProps {
  player: LineUpPlayer;
  /** Absent if another list has the marks' names: these are then hidden from screen readers. */
  facts?: LineUpFacts;
}

/** A player's goals, assists and cards as icons. */
export const PlayerMarks = ({ player, facts }: PlayerMarksProps) => (
  <>
    {marksOf(player).map(({ kind, count }) => {
      const look = `${styles.mark} ${styles[kind]}`;
      const label = facts && markLabel(kind, count, facts);
      return (
        <Fragment key={kind}>
          {label ? <i className={look} role="img" aria-label={label} title={label} /> : <i className={look} />}
          {count > 1 && (
            <span className="tabular" aria-hidden="true">
              {count}
            </span>
          )}
        </Fragment>
      );
    })}
  </>
);
