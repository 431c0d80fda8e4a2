import { useTranslation } from "react-i18next";
import { CalendarPlace } from "~/features/calendar/CalendarPlace";
import { formatOffsets, type ZoneOffsets } from "~/i18n/zone-offsets";
import { classNames } from "~/ui/class-names";
import styles from "./day-navigation.module.css";
import type { DayLinkData, DayLinksData, ShownDay } from "./list-data.ts";
import type { Show } from "./show.ts";

const CALENDAR = "day-calendar";

interface DayChoiceProps extends Pick<DayNavigationProps, "zone"> {
  day: ShownDay;
  /** The match filter, carried over to another day, except for live: that is today's. */
  show: Show;
  path: string;
}

/**
 * Any day: the browser's date field in a plain form, which works without JavaScript; with it the site's calendar opens
 * (features/calendar). An icon with the invisible field on top: the strip shows the day.
 */
function DayChoice({ day: { date, today, reach }, show, path, zone }: DayChoiceProps) {
  const { t } = useTranslation("matches");
  return (
    <form className={classNames(styles.choice, "day-choice")} action={path}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5" />
      </svg>
      {zone && <small aria-hidden="true">{formatOffsets(zone)}</small>}
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

interface DayNavigationProps {
  day: ShownDay;
  days: DayLinksData;
  show: Show;
  /** The list's address without a query. */
  path: string;
  /** Shown below the calendar: the offsets of the list's times. */
  zone?: ZoneOffsets;
}

/** Navigation around the shown day: one step back or forward, a week to choose from, and any other day. */
export function DayNavigation({ day: shown, days: { previous, next, strip }, show, path, zone }: DayNavigationProps) {
  const { t } = useTranslation("matches");
  return (
    <nav className={classNames(styles.days, "day-navigation card hold-until-parsed")} aria-label={t("day.label")}>
      <Step day={previous} path={path} rel="prev" label={t("day.previous")} />
      <ol>
        {strip.map((day) => (
          <li key={day.date}>
            <a href={path + day.search} aria-current={day.isShown ? "date" : undefined} title={day.label}>
              <DayName day={day} /> {Number(day.date.slice(8))}
            </a>
          </li>
        ))}
      </ol>
      <Step day={next} path={path} rel="next" label={t("day.next")} />
      <DayChoice day={shown} show={show} path={path} zone={zone} />
    </nav>
  );
}

/** Today as a word; its neighbours too where space allows, otherwise as weekdays. */
function DayName({ day: { near, weekday } }: { day: DayLinkData }) {
  const { t } = useTranslation("matches");
  if (!near) return <small>{weekday}</small>;
  if (near === "today") return <small>{t("day.today")}</small>;
  return (
    <>
      <small className={styles.wide}>{t(`day.${near}`)}</small>
      <small className={styles.narrow}>{weekday}</small>
    </>
  );
}

interface StepProps {
  day: DayLinkData | undefined;
  path: string;
  rel: "prev" | "next";
  label: string;
}

// Reserves its space if there is no such day, so that the other step does not shift under the finger.
function Step({ day, path, rel, label }: StepProps) {
  if (!day) return <span className={styles.step} />;
  return (
    <a className={styles.step} href={path + day.search} rel={rel} title={day.label}>
      <span className="visually-hidden">{label}</span>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={rel === "prev" ? "m15 5-7 7 7 7" : "m9 5 7 7-7 7"} />
      </svg>
    </a>
  );
}
