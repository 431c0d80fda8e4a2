import styles from "./competition-group.module.css";

/** The heading of a part of a day's list: its own matches, or those that began the day before. */
export const PartHeading = ({ text }: { text: string }) => <h2 className={styles.part}>{text}</h2>;
