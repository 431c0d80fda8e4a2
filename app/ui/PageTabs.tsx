import styles from "./page-tabs.module.css";

export interface PageTab {
  href: string;
  name: string;
  /** `inside`: the page shown is one of several behind the tab, and not the one that it leads to. */
  isShown: boolean | "inside";
  /** Of the link, for scripts. */
  id?: string;
}

interface PageTabsProps {
  /** Names the tab bar for screen readers. */
  label: string;
  tabs: readonly PageTab[];
}

const CURRENT = { true: "page", inside: "true", false: undefined } as const;

/** Links between the pages of one match, team, player or the like. */
export const PageTabs = ({ label, tabs }: PageTabsProps) => (
  <nav className={styles.tabs} aria-label={label}>
    <ul>
      {tabs.map(({ href, name, isShown, id }) => (
        <li key={href}>
          <a id={id} href={href} aria-current={CURRENT[`${isShown}`]}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
