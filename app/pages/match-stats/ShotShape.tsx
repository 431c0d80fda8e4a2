import styles from "./match-stats.module.css";
import type { ShotMark } from "./shot-mark.ts";

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The mark of a shot: its outcome determines both shape and fill. */
export function ShotShape({ mark: { outcome, x, y, radius } }: { mark: ShotMark }) {
  if (outcome === "blocked") {
    const side = tenth(radius * 1.7);
    return (
      <path className={styles.blocked} d={`M${tenth(x - side / 2)} ${tenth(y - side / 2)}h${side}v${side}h-${side}z`} />
    );
  }
  if (outcome === "post") {
    const d = `M${x} ${tenth(y - radius)}l${radius} ${radius}l-${radius} ${radius}l-${radius} -${radius}z`;
    return <path className={styles.post} d={d} />;
  }
  return (
    <>
      <circle className={styles[outcome]} cx={x} cy={y} r={radius} />
      {outcome === "goal" && <circle className={styles.ball} cx={x} cy={y} r={tenth(radius * 0.4)} />}
    </>
  );
}
