import { useTranslation } from "react-i18next";
import type { FollowedCalendarLink } from "#contract/domain/favourites";
import { favouritesPath, followedCalendarPath } from "#contract/tables/paths";
import { CalendarLinks } from "~/features/calendar-feed/CalendarLinks";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { sportOrDefault } from "~/page/sport-switch";
import styles from "./followed-calendar.module.css";

interface FollowedCalendarProps {
  calendar: FollowedCalendarLink;
  page: Page;
}

/** The address of the calendar of what a member follows, and buttons that replace and end it; works without script. */
export function FollowedCalendar({ calendar: { link }, page }: FollowedCalendarProps) {
  const { t } = useTranslation("favourites");
  const { locale, path } = page;
  const address = link === undefined ? undefined : followedCalendarPath(link);
  return (
    <section className={`${styles.calendar} card`} id="calendar">
      <h2>{t("calendar.title")}</h2>
      <p>{t("calendar.body")}</p>
      {address !== undefined && <CalendarLinks path={address} page={page} />}
      <form method="post" action={localePath(locale, favouritesPath(sportOrDefault(path)))}>
        <button type="submit" name="calendar" value="new" className="button plain-button">
          {t(address === undefined ? "calendar.make" : "calendar.renew")}
        </button>
        {address !== undefined && (
          <button type="submit" name="calendar" value="off" className="button plain-button">
            {t("calendar.off")}
          </button>
        )}
      </form>
    </section>
  );
}
