import { useTranslation } from "react-i18next";
import { CalendarPlace } from "~/features/calendar/CalendarPlace";
import { classNames } from "~/ui/class-names";
import styles from "./day-navigation.module.css";
import type { ShownDay } from "./list-data.ts";
import type { Show } from "./show.ts";

const CALENDAR = "day-calendar";

interface DayChoiceProps {
  day: ShownDay;
  /** The match filter, carried over to another day, except for live: that is today's. */
  show: Show;
  path: string;
}

/**
 * Any day: the browser's date field in a plain form, which works without JavaScript; with it the site's calendar opens
 * (features/calendar). Small screens show an icon with the invisible field on top: the strip and the line above it show
 * the day.
 */
export function DayChoice({ day: { date, today, reach }, show, path }: DayChoiceProps) {
  const { t } = useTranslation("matches");
  return (
    <form className={classNames(styles.choice, "day-choice")} action={path}>
      <svg viewBox="0 0 24 24" width="20" height="20" className={styles.narrow} aria-hidden="true">
        <path d="M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5" />
      </svg>
      <input
        type="date"
        name="date"
        aria-label={t("day.choose")}
        key={date}
        defaultValue={date}
        min={reach.from}
        max={reach.to}
        required
        // A value restored by the browser would differ from the day shown.
        autoComplete="off"
        data-opens={CALENDAR}
      />
      <CalendarPlace id={CALENDAR} label={t("day.choose")} today={today} />
      {show !== "all" && show !== "live" && <input type="hidden" name="show" value={show} />}
      <button type="submit" className="no-js">
        {t("day.show")}
      </button>
    </form>
  );
}
