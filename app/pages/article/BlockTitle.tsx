import styles from "./article.module.css";

/** The heading of live data in an article, one level below the section's. */
export function BlockTitle({ text, level }: { text: string; level: 2 | 3 }) {
  const Level = level === 2 ? "h2" : "h3";
  return <Level className={styles.blockTitle}>{text}</Level>;
}
