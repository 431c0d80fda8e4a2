import styles from "./live-count.module.css";

/** The number of live matches; invisible without a text, until recount.ts writes one in the browser. */
export const LiveCount = ({ text }: { text: string }) => (
  <b className={text === "" ? undefined : styles.liveCount}>{text}</b>
);
