import { useTranslation } from "react-i18next";
import type { ShownDay } from "~/features/match-list/list-data";
import { formatOffsets, type ZoneOffsets } from "~/i18n/zone-offsets";
import styles from "./match-list-page.module.css";

interface ShownDayNameProps {
  day: ShownDay;
  /** Today is in the strip of days. */
  isNearby: boolean;
  path: string;
  /** The offsets of the times below. */
  zone: ZoneOffsets;
}

/**
 * The formatted day, the zone of the times below, and the link back to today; small screens omit what the strip shows.
 */
export function ShownDayName({ day: { date, label, near }, isNearby, path, zone }: ShownDayNameProps) {
  const { t } = useTranslation(["matches", "common"]);
  const isToday = near === "today";
  return (
    <p>
      {near && <b className={isToday ? undefined : styles.wide}>{t(`day.${near}`)}</b>}
      <time dateTime={date}>{label}</time>
      <span className={styles.zone}>
        <span className="visually-hidden">{t("common:time.zone", { zone: formatOffsets(zone) })}</span>
        <span aria-hidden="true">{formatOffsets(zone)}</span>
      </span>
      {!isToday && (
        <a href={path} className={isNearby ? styles.wide : undefined}>
          {t("day.today")}
        </a>
      )}
    </p>
  );
}
