import type { TFunction } from "i18next";
import styles from "./standings.module.css";

interface MoveMarkProps {
  rank: number;
  /** Before the last round; absent if there was none. */
  previousRank?: number;
  t: TFunction<"standings">;
}

/** A team's movement in the last round, as an icon and in words; nothing if it did not move. */
export function MoveMark({ rank, previousRank, t }: MoveMarkProps) {
  if (previousRank === undefined || previousRank === rank) return null;
  const isUp = rank < previousRank;
  const text = t(isUp ? "rank.up" : "rank.down", { rank: previousRank });
  return (
    <>
      <small className={isUp ? styles.up : styles.down} title={text}>
        {isUp ? "▲" : "▼"}
      </small>
      <span className="visually-hidden">{` ${text}`}</span>
    </>
  );
}
