import type { TFunction } from "i18next";
import { classNames } from "~/ui/class-names";
import type { Movement as Direction } from "./market-figures.ts";
import styles from "./match-odds.module.css";

interface MovementProps {
  direction: Direction;
  t: TFunction<"odds">;
}

/** A rise or fall as an icon and a word; its space is reserved if the price did not move. */
export const Movement = ({ direction, t }: MovementProps) =>
  direction ? (
    <i className={classNames(styles.movement, styles[direction])}>
      <span className="visually-hidden">{` ${t(`move.${direction}`)}`}</span>
    </i>
  ) : (
    <i className={styles.movement} />
  );
