import { Fragment } from "react";
import type { LineUpPlayer } from "#contract/domain/line-ups";
import { formatDecimal } from "~/features/people/format-amounts";
import { classNames } from "~/ui/class-names";
import styles from "./marks.module.css";
import { type LineUpFacts, markLabel, marksOf, ratingBand } from "./marks.ts";

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

interface RatingBadgeProps {
  player: LineUpPlayer;
  facts: LineUpFacts;
  className?: string;
  /** Shown if the player has no rating. */
  fallback?: string;
}

/** A rating as a badge; the best player's has a star. */
export function RatingBadge({ player, facts: { locale, t }, className, fallback }: RatingBadgeProps) {
  const { rating, isManOfTheMatch } = player;
  const band = rating === undefined ? undefined : ratingBand(rating);
  if (rating === undefined || band === undefined) return fallback ?? null;
  const best = t("manOfTheMatch");
  return (
    <span className={classNames(styles.rating, styles[band], "tabular", className)}>
      {isManOfTheMatch && <i className={styles.star} role="img" aria-label={best} title={best} />}
      {formatDecimal(rating, locale)}
    </span>
  );
}
