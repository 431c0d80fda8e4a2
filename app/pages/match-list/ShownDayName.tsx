import { useTranslation } from "react-i18next";
import type { ShownDay } from "~/features/match-list/list-data";
import { formatOffsets, type ZoneOffsets } from "~/i18n/zone-offsets";
import styles from "./match-list-page.module.css";

interface ShownDayNameProps {
  day: ShownDay;
  /** Today stands in the strip of days. */
  isNearby: boolean;
  path: string;
  /** Of the times below. */
  zone: ZoneOffsets;
}

/** The day in words, the zone of the times below, and the way back to today; small screens leave out what the strip says. */
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
