import styles from "./page-tabs.module.css";

export interface PageTab {
  href: string;
  name: string;
  isShown: boolean;
}

interface PageTabsProps {
  /** What the tabs are of, for screen readers. */
  label: string;
  tabs: readonly PageTab[];
}

/** The parts of a thing that has several pages: links with addresses of their own. */
export const PageTabs = ({ label, tabs }: PageTabsProps) => (
  <nav className={styles.tabs} aria-label={label}>
    <ul>
      {tabs.map(({ href, name, isShown }) => (
        <li key={href}>
          <a href={href} aria-current={isShown ? "page" : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
