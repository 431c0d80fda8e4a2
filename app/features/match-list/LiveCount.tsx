import styles from "./live-count.module.css";

/** How many matches are live; recount.ts writes the same in the browser. */
export const LiveCount = ({ text }: { text: string }) => <b className={styles.liveCount}>{text}</b>;
