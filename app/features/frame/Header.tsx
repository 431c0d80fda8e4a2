import { useTranslation } from "react-i18next";
import { AppPanel } from "~/features/app-download/AppPanel";
import { SearchLink } from "~/features/search/SearchLink";
import { Remembered } from "~/server-markup/Remembered";
import { SITE_NAME } from "~/site";
import { AccountLinks } from "./AccountLinks.tsx";
import { EntryLinks } from "./EntryLinks.tsx";
import { hasPhoneHeader } from "./footer-tabs.ts";
import { Icon } from "./Icon.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { Logo } from "./Logo.tsx";
import { localePath } from "./locale-path.ts";
import { currentMark, placeOf, TABS } from "./navigation.ts";
import type { Page } from "./page.ts";
import { SETTINGS_ID } from "./SettingsPanel.tsx";

const TAB_ICONS = { football: "home", basketball: "basketball", news: "news" } as const;

/**
 * Logo, tabs, language, account; below them the sub-menu of the part that the page is in. The other part's sub-menu
 * opens from its tab, so that each link is in the document once.
 */
export function Header({ page }: { page: Page }) {
  const { t } = useTranslation("frame");
  const { locale, path, search, languages, savesData, config, origin, appPanel } = page;
  const place = placeOf(path);
  const facts = { locale, path, search, languages, savesData, config, origin, appPanel };
  return (
    <>
      <Remembered as="header" className={hasPhoneHeader(path) ? "hd" : "hd hd-desk"} of={Top} facts={facts} />
      {place.tab && place.tab.entries.length > 0 && (
        <Remembered
          as="nav"
          className={hasPhoneHeader(path) ? "sub" : "sub hd-desk"}
          aria-label={t(`nav.${place.tab.key}`)}
          of={SubMenu}
          facts={{ locale, path }}
        />
      )}
    </>
  );
}

/** The app's panel is markup and so no fact by itself, but made of the language, the configuration and the origin. */
type TopFacts = Pick<Page, "locale" | "path" | "search" | "languages" | "savesData" | "config" | "origin" | "appPanel">;

function Top(page: TopFacts) {
  const { t } = useTranslation("frame");
  const { locale, path } = page;
  return (
    <>
      <a className="logo" href={`/${locale}`}>
        <Logo />
        {SITE_NAME}
      </a>
      <Remembered as="nav" className="tabs" aria-label={t("nav.label")} of={Tabs} facts={{ locale, path }} />
      <SearchLink page={page} />
      <button type="button" className="icb" popovertarget={SETTINGS_ID} aria-label={t("settings")}>
        <Icon name="settings" />
      </button>
      <AppPanel page={page} />
      <LanguageMenu page={page} />
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
            <Icon name={TAB_ICONS[tab.key]} />
            {t(`nav.${tab.key}`)}
          </a>
          {(tab !== place.tab || place.menu) && tab.entries.length > 0 && (
            <EntryLinks className="drop" tab={tab} place={place} page={{ locale, path }} />
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
