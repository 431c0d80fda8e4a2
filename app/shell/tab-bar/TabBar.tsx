import { useTranslation } from "react-i18next";
import { eventsPath } from "#contract/tables/contest-paths";
import { SPORTS } from "#contract/tables/sports";
import mark from "~/features/events-dot/events-mark.module.css";
import { addressFrom, SEARCH_PATH } from "~/features/search/search-address";
import { fantasyCallBack } from "~/page/call-back";
import { localePath } from "~/page/locale-path";
import { currentMark, placeOf } from "~/page/navigation";
import type { Page } from "~/page/page";
import { signPath } from "~/page/sign-path";
import { sportOf, sportOrDefault, switchSport } from "~/page/sport-switch";
import { islandId } from "~/runtime/islands/island-event";
import { basicsOf } from "~/sports/sport-basics";
import { Memoised } from "~/ui/fragments/Memoised";
import { Icon } from "~/ui/Icon";
import { FOOTER_TABS, type FooterTab, isSelected, SPORT_SWITCH_ID, tabPath } from "./footer-tabs.ts";

type Address = Pick<Page, "locale" | "path">;

/** The main navigation on phones. */
export function TabBar({ page: { locale, path } }: { page: Page }) {
  const { t } = useTranslation("frame");
  return (
    <Memoised
      as="nav"
      className="tab-bar hold-until-parsed"
      aria-label={t("tabBar")}
      of={Tabs}
      props={{ locale, path }}
    />
  );
}

function Tabs(page: Address) {
  const { t } = useTranslation("frame");
  const { locale, path } = page;
  const place = placeOf(path);
  const addressOf = (tab: FooterTab) =>
    tab.member ? signPath("signin", locale, fantasyCallBack(locale)) : localePath(locale, tabPath(tab, sportOf(path)));
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
        data-opens={islandId("search")}
        aria-current={currentMark(path, SEARCH_PATH, false)}
      >
        <Icon name="search" />
        <span>{t("search")}</span>
      </a>
      <SportPicker page={page} />
    </>
  );
}

/** Phones have the header, which leads to events elsewhere, on the home pages only. */
function EventsLink({ page: { locale, path } }: { page: Address }) {
  const { t } = useTranslation("frame");
  const sport = sportOrDefault(path);
  return (
    <a
      className={mark.events}
      href={localePath(locale, eventsPath(sport))}
      data-events={sport}
      aria-current={currentMark(path, eventsPath(sport), placeOf(path).entry?.key === "events")}
    >
      {t("nav.events")}
      <span className={mark.open}> {t("eventsOpen")}</span>
    </a>
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
              // On pages of no sport, the page script marks the visitor's own sport.
              suppressHydrationWarning
            >
              <Icon name={basicsOf(code).icon} />
              {t(`nav.${code}`)}
            </a>
          </li>
        ))}
        <li>
          <EventsLink page={{ locale, path }} />
        </li>
      </ul>
    </details>
  );
}
