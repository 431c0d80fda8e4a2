import { useTranslation } from "react-i18next";
import { SPORTS } from "#contract/tables/sports";
import { addressFrom } from "~/features/search/SearchLink";
import { SEARCH_PATH } from "~/features/search/search-address";
import { Remembered } from "~/server-markup/Remembered";
import { memberCallBack, signPath } from "./call-back.ts";
import { FOOTER_TABS, type FooterTab, isSelected, SPORT_SWITCH_ID, tabPath } from "./footer-tabs.ts";
import { Icon } from "./Icon.tsx";
import { localePath } from "./locale-path.ts";
import { currentMark, placeOf } from "./navigation.ts";
import type { Page } from "./page.ts";
import { sportOf, switchSport } from "./sport-switch.ts";

type Address = Pick<Page, "locale" | "path">;

/** The phone's way through the site. */
export function TabBar({ page: { locale, path } }: { page: Page }) {
  const { t } = useTranslation("frame");
  return <Remembered as="nav" className="tb whole" aria-label={t("tabBar")} of={Tabs} facts={{ locale, path }} />;
}

function Tabs(page: Address) {
  const { t } = useTranslation("frame");
  const { locale, path } = page;
  const place = placeOf(path);
  const addressOf = (tab: FooterTab) =>
    tab.member
      ? signPath("signin", locale, memberCallBack(tab.member, locale))
      : localePath(locale, tabPath(tab, sportOf(path)));
  return (
    <>
      {FOOTER_TABS.map((tab) => (
        <a
          key={tab.id}
          href={addressOf(tab)}
          data-tab={tab.id}
          data-tip={tab.member}
          aria-current={currentMark(path, tabPath(tab, sportOf(path)), isSelected(tab, path, place))}
        >
          <Icon name={tab.icon} />
          <span>{t(`nav.${tab.name}`)}</span>
        </a>
      ))}
      <a
        href={localePath(locale, addressFrom(path))}
        data-search=""
        aria-current={currentMark(path, SEARCH_PATH, false)}
      >
        <Icon name="search" />
        <span>{t("search")}</span>
      </a>
      <SportPicker page={page} />
    </>
  );
}

function SportPicker({ page: { locale, path } }: { page: Address }) {
  const { t } = useTranslation("frame");
  const sport = sportOf(path);
  return (
    <details className="menu" data-tab={SPORT_SWITCH_ID}>
      <summary>
        <Icon name="swap" />
        <span>{t("nav.sport")}</span>
      </summary>
      <ul className="menu-list">
        {SPORTS.map(({ code }) => (
          <li key={code}>
            <a
              href={localePath(locale, switchSport(path, code) ?? path)}
              data-sport={code}
              aria-current={code === sport ? "true" : undefined}
              // On a page of neither sport the page's script marks the visitor's own.
              suppressHydrationWarning
            >
              <Icon name={code === "football" ? "home" : code} />
              {t(`nav.${code}`)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
