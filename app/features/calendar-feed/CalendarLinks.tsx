import { useTranslation } from "react-i18next";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { Island } from "~/runtime/islands/Island";
import { islandId } from "~/runtime/islands/island-event";
import styles from "./calendar-links.module.css";

interface CalendarLinksProps {
  /** The calendar's address after the locale, with its query. */
  path: string;
  page: Pick<Page, "locale" | "origin">;
}

/**
 * Opens the calendar app, which asks whether to subscribe; the second link and the address are for apps that are given
 * one of them. The address is copied by script; without it a press shows it, to be selected.
 */
export function CalendarLinks({ path, page }: CalendarLinksProps) {
  const { t } = useTranslation("common");
  const href = localePath(page.locale, path);
  const address = page.origin + href;
  const texts = { copied: t("calendarFeed.copied"), failed: t("calendarFeed.failed") };
  return (
    <div className={styles.links}>
      <a href={page.origin.replace(/^https?:/, "webcal:") + href}>{t("calendarFeed.add")}</a>
      <a href={href} rel="nofollow">
        {t("calendarFeed.file")}
      </a>
      <details>
        <summary data-opens={islandId("calendar-copy")}>{t("calendarFeed.copy")}</summary>
        <code>{address}</code>
      </details>
      <Island name="calendar-copy" props={{ address, ...texts }} />
    </div>
  );
}
