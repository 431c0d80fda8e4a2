import { useTranslation } from "react-i18next";
import { CalendarPlace } from "./CalendarPlace.tsx";
import styles from "./date-range.module.css";

const CALENDAR = "range-calendar";

interface DateRangeFieldsProps {
  /** The list's address without a query. */
  action: string;
  /** The selected days (YYYY-MM-DD), both inclusive; undefined if that end is open. */
  from?: string | undefined;
  to?: string | undefined;
  /** The first and the last selectable day. */
  min: string;
  max: string;
  /** Today in the visitor's zone, marked in the calendar. */
  today?: string | undefined;
  /** What the range applies to. */
  label: string;
  /** The other query parameters of the list, passed through unchanged. */
  hidden?: Readonly<Record<string, string | undefined>>;
}

/**
 * Two inclusive days, sent as `?from=&to=`: a plain form with the browser's date fields and one calendar for both.
 * Loaders read the query with `readDateRange`.
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
