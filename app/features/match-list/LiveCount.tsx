import styles from "./live-count.module.css";

/** How many matches are live; without a text nothing is seen, until recount.ts writes one in the browser. */
export const LiveCount = ({ text }: { text: string }) => (
  <b className={text === "" ? undefined : styles.liveCount}>{text}</b>
);
