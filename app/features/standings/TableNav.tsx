import styles from "./table-nav.module.css";

interface TableNavProps {
  label: string;
  links: readonly { name: string; href: string; isShown: boolean }[];
}

/** Views or parts of a table, each with its own address. */
export const TableNav = ({ label, links }: TableNavProps) => (
  <nav className={styles.nav} aria-label={label}>
    <ul>
      {links.map(({ name, href, isShown }) => (
        <li key={href}>
          <a href={href} aria-current={isShown ? "page" : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
