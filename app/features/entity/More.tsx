import styles from "./entity.module.css";

export interface MoreLink {
  href: string;
  text: string;
}

/** A link from a section to its full page. */
export const More = ({ of: { href, text } }: { of: MoreLink }) => (
  <p className={styles.more}>
    <a href={href}>{text}</a>
  </p>
);
