import styles from "./analysis.module.css";

interface RowLink {
  href: string;
  name: string;
  /** The page that is shown, or what is chosen on it. */
  current?: "page" | "true";
}

interface LinkRowProps {
  /** What the links are, for screen readers. */
  label: string;
  links: readonly RowLink[];
}

/** Links beside each other of which one is where the visitor is. */
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
