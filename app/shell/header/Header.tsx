import { useTranslation } from "react-i18next";
import { SITE_NAME } from "#contract/tables/site";
import { AppPanel } from "~/features/app-download/AppPanel";
import type { AppPanelData } from "~/features/app-download/load-app-panel.server";
import { SETTINGS_ID } from "~/features/preferences/SettingsPanel";
import { addressFrom } from "~/features/search/search-address";
import { localePath } from "~/page/locale-path";
import { currentMark, placeOf, TABS, type Tab } from "~/page/navigation";
import type { Page } from "~/page/page";
import { islandId } from "~/runtime/islands/island-event";
import { hasPhoneHeader } from "~/shell/tab-bar/footer-tabs";
import { basicsOf } from "~/sports/sport-basics";
import { classNames } from "~/ui/class-names";
import { Memoised } from "~/ui/fragments/Memoised";
import { Icon } from "~/ui/Icon";
import { AccountLinks } from "./AccountLinks.tsx";
import { BellLinks } from "./BellLinks.tsx";
import { EntryLinks } from "./EntryLinks.tsx";
import styles from "./header.module.css";
import { LanguageMenu } from "./LanguageLinks.tsx";

const tabIcon = (key: Tab["key"]) => (key === "news" ? "news" : basicsOf(key).icon);

interface HeaderProps {
  page: Page;
  /** Absent if no app is configured. */
  appPanel?: AppPanelData;
}

/**
 * Logo, tabs, language and account; below them the sub-menu of the current section. The other section's sub-menu opens
 * from its tab, so that each link is in the document once.
 */
export function Header({ page, appPanel }: HeaderProps) {
  const { t } = useTranslation("frame");
  const { locale, path, search, languages, languagePaths, config } = page;
  const place = placeOf(path);
  const props = { locale, path, search, languages, languagePaths, config, appPanel };
  return (
    <>
      <Memoised
        as="header"
        className={classNames(styles.header, !hasPhoneHeader(path) && styles.desktopOnly)}
        of={Top}
        props={props}
      />
      {place.tab && place.tab.entries.length > 0 && (
        <Memoised
          as="nav"
          className={classNames(styles.sectionMenu, !hasPhoneHeader(path) && styles.desktopOnly)}
          aria-label={t(`nav.${place.tab.key}`)}
          of={SubMenu}
          props={{ locale, path }}
        />
      )}
    </>
  );
}

/** Links to the search page, with the page's sport first; with scripts it opens the search over the page. */
function SearchLink({ page: { locale, path } }: { page: Pick<Page, "locale" | "path"> }) {
  const { t } = useTranslation("frame");
  return (
    <a
      className={`icon-button ${styles.searchLink}`}
      href={localePath(locale, addressFrom(path))}
      aria-label={t("search")}
      aria-keyshortcuts="/"
      data-opens={islandId("search")}
    >
      <Icon name="search" />
    </a>
  );
}

/** A match being struck and a floodlit pitch from above: a circle with a halfway line and a spark (icons.css). */
export const Logo = () => <i className="icon logo-mark" aria-hidden="true" />;

type TopProps = Pick<Page, "locale" | "path" | "search" | "languages" | "languagePaths" | "config"> &
  Pick<HeaderProps, "appPanel">;

function Top({ appPanel, ...page }: TopProps) {
  const { t } = useTranslation("frame");
  const { locale, path } = page;
  return (
    <>
      <a className={styles.logo} href={`/${locale}`}>
        <Logo />
        {SITE_NAME}
      </a>
      <Memoised as="nav" className={styles.tabs} aria-label={t("nav.label")} of={Tabs} props={{ locale, path }} />
      <SearchLink page={page} />
      <button type="button" className="icon-button" popovertarget={SETTINGS_ID} aria-label={t("settings")}>
        <Icon name="settings" />
      </button>
      <AppPanel locale={locale} panel={appPanel} />
      <LanguageMenu page={page} />
      <BellLinks page={page} />
      <AccountLinks page={page} />
    </>
  );
}

type Address = Pick<Page, "locale" | "path">;

function Tabs({ locale, path }: Address) {
  const { t } = useTranslation("frame");
  const place = placeOf(path);
  return (
    <ul>
      {TABS.map((tab) => (
        <li key={tab.key}>
          <a href={localePath(locale, tab.path)} aria-current={currentMark(path, tab.path, tab === place.tab)}>
            <Icon name={tabIcon(tab.key)} />
            {t(`nav.${tab.key}`)}
          </a>
          {(tab !== place.tab || place.menu) && tab.entries.length > 0 && (
            <EntryLinks className="drop-menu" tab={tab} place={place} page={{ locale, path }} />
          )}
        </li>
      ))}
    </ul>
  );
}

function SubMenu(page: Address) {
  const place = placeOf(page.path);
  const menu = place.menu ?? place.tab;
  return menu && <EntryLinks tab={menu} place={place} page={page} />;
}
