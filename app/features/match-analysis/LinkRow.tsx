import styles from "./analysis.module.css";

interface RowLink {
  href: string;
  name: string;
  /** The page shown, or the choice made on it. */
  current?: "page" | "true";
}

interface LinkRowProps {
  /** Purpose of the links, for screen readers. */
  label: string;
  links: readonly RowLink[];
}

/** A row of links with the current one marked. */
export const LinkRow = ({ label, links }: LinkRowProps) => (
  <nav className={styles.linkRow} aria-label={label}>
    <ul>
      {links.map(({ href, name, current }) => (
        <li key={href}>
          <a href={href} aria-current={current}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
