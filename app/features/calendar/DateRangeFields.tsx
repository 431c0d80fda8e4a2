import { useTranslation } from "react-i18next";
import { CalendarPlace } from "./CalendarPlace.tsx";
import styles from "./date-range.module.css";

const CALENDAR = "range-calendar";

interface DateRangeFieldsProps {
  /** The list's address without a query. */
  action: string;
  /** The chosen days (YYYY-MM-DD), both inclusive; undefined where that end is open. */
  from?: string | undefined;
  to?: string | undefined;
  /** The first and the last day that can be chosen. */
  min: string;
  max: string;
  /** The visitor's own day, marked in the calendar. */
  today?: string | undefined;
  /** What the range is of. */
  label: string;
  /** The rest of the list's query, which stays as it is. */
  hidden?: Readonly<Record<string, string | undefined>>;
}

/**
 * Two days, both inclusive, as `?from=&to=` of a list: a plain form with the browser's own date fields, and one calendar
 * for both. The loader reads the query by `readDateRange`.
 */
export function DateRangeFields({ action, from, to, min, max, today, label, hidden = {} }: DateRangeFieldsProps) {
  const { t } = useTranslation("calendar");
  const field = { type: "date", min, max, "data-opens": CALENDAR } as const;
  return (
    <form className={styles.range} action={action} data-range="">
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        <label>
          {t("from")} <input {...field} name="from" key={from} defaultValue={from} />
        </label>
        <label>
          {t("to")} <input {...field} name="to" key={to} defaultValue={to} />
        </label>
      </fieldset>
      <CalendarPlace id={CALENDAR} label={label} today={today} isRange submits />
      {Object.entries(hidden).map(
        ([name, value]) => value !== undefined && <input type="hidden" key={name} name={name} value={value} />,
      )}
      <button type="submit" className="button plain-button">
        {t("show")}
      </button>
    </form>
  );
}
