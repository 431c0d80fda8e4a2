import { useTranslation } from "react-i18next";
import { formatClock, isoMinute } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import type { SevensData } from "./load-sevens.server.ts";
import type { SevensMatchData } from "./load-sevens-match.server.ts";
import styles from "./sevens.module.css";

interface SevensFreshnessProps {
  data: Pick<SevensData | SevensMatchData, "fetched" | "isBusy">;
  page: Page;
}

/**
 * During or shortly before play: the age of the page, and a link to reload it, which a script follows automatically
 * (features/live/renew-main.ts).
 */
export function SevensFreshness({ data: { fetched, isBusy }, page }: SevensFreshnessProps) {
  const { t } = useTranslation(["sevens", "matches"]);
  if (!isBusy) return null;
  return (
    <p className={styles.freshness} data-renew={fetched.fetchedAt}>
      <time dateTime={isoMinute(fetched.fetchedAt)}>
        {t("updated", { time: formatClock(fetched.fetchedAt, page.zone) })}
      </time>
      <a href={localePath(page.locale, page.path + page.search)}>{t("matches:refresh")}</a>
    </p>
  );
}
