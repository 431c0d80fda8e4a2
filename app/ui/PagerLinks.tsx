import styles from "./pager-links.module.css";
import "./button.css";

interface PagerLink {
  /** Absent if there is nothing in that direction. */
  href: string | undefined;
  text: string;
  rel?: "prev" | "next";
}

/** Links below a paginated list, to newer and older items. */
export function PagerLinks({ links }: { links: readonly PagerLink[] }) {
  const shown = links.filter(({ href }) => href !== undefined);
  if (shown.length === 0) return null;
  return (
    <p className={styles.links}>
      {shown.map(({ href, text, rel }) => (
        <a key={href} className="button plain-button" href={href} rel={rel}>
          {text}
        </a>
      ))}
    </p>
  );
}
