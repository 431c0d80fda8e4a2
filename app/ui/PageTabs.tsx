import styles from "./page-tabs.module.css";

export interface PageTab {
  href: string;
  name: string;
  isShown: boolean;
}

interface PageTabsProps {
  /** Names the tab bar for screen readers. */
  label: string;
  tabs: readonly PageTab[];
}

/** Links between the pages of one match, team, player or the like. */
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
