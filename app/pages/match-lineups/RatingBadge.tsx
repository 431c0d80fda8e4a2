import type { LineUpPlayer } from "#contract/domain/line-ups";
import { formatDecimal } from "~/features/people/format-amounts";
import { classNames } from "~/ui/class-names";
import type { LineUpFacts } from "./line-up-facts.ts";
import styles from "./marks.module.css";
import { ratingBand } from "./rating-band.ts";

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
