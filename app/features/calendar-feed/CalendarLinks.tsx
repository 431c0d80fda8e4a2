import { useTranslation } from "react-i18next";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import styles from "./calendar-links.module.css";

interface CalendarLinksProps {
  /** The calendar's address after the locale, with its query. */
  path: string;
  page: Pick<Page, "locale" | "origin">;
}

/** Opens the calendar app, which asks whether to subscribe; the second link is for apps that are given an address. */
export function CalendarLinks({ path, page }: CalendarLinksProps) {
  const { t } = useTranslation("common");
  const href = localePath(page.locale, path);
  return (
    <p className={styles.links}>
      <a href={page.origin.replace(/^https?:/, "webcal:") + href}>{t("calendarFeed.add")}</a>
      <a href={href} rel="nofollow">
        {t("calendarFeed.file")}
      </a>
    </p>
  );
}
