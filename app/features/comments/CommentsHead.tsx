import styles from "./comments.module.css";
import { COMMENTS_TITLE_ID } from "./use-discussion.ts";

/** The section's heading with the number of comments. */
export const CommentsHead = ({ title, total }: { title: string; total: number }) => (
  <h2 id={COMMENTS_TITLE_ID} className={styles.title} tabIndex={-1}>
    {title}
    {total > 0 && <span className="tabular">{` (${total})`}</span>}
  </h2>
);
