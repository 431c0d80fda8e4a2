import { useTranslation } from "react-i18next";
import styles from "~/features/events-dot/events-mark.module.css";
import { fantasyCallBack } from "~/page/call-back";
import { localePath } from "~/page/locale-path";
import { currentMark, type Place, type Tab } from "~/page/navigation";
import type { Page } from "~/page/page";
import { signPath } from "~/page/sign-path";
import { sportOf } from "~/page/sport-switch";

interface EntryLinksProps {
  tab: Tab;
  place: Place;
  page: Pick<Page, "locale" | "path">;
  className?: string;
}

/**
 * A tab's sub-menu. Member links take guests to sign-in and then on, except favourites, whose page does that itself;
 * with script a guest gets a tip instead (login-tip-script.ts). Events are marked while one is open for entry
 * (events-dot).
 */
export function EntryLinks({ tab, place, page: { locale, path }, className }: EntryLinksProps) {
  const { t } = useTranslation("frame");
  return (
    <ul className={className}>
      {tab.entries.map((entry) => {
        const isEvents = entry.key === "events";
        return (
          <li key={entry.key}>
            <a
              href={
                entry.member === "fantasy"
                  ? signPath("signin", locale, fantasyCallBack(locale))
                  : localePath(locale, entry.path)
              }
              className={isEvents ? styles.events : undefined}
              data-tip={entry.member}
              data-events={isEvents ? sportOf(entry.path) : undefined}
              aria-current={currentMark(path, entry.path, entry === place.entry)}
            >
              {t(`nav.${entry.key}`)}
              {isEvents && <span className={styles.open}> {t("eventsOpen")}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
