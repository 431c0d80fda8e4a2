import styles from "./analysis.module.css";
import { HEIGHT, type Tone } from "./ShareBar.tsx";

interface MeterProps {
  /** 0 to 1. */
  share: number;
  tone: Tone;
}

/** A share as a bar beside its number. */
export const Meter = ({ share, tone }: MeterProps) => (
  <svg className={styles.bar} viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
    <rect className={styles.track} width="100" height={HEIGHT} />
    <rect className={styles[tone]} width={(100 * share).toFixed(2)} height={HEIGHT} />
  </svg>
);
