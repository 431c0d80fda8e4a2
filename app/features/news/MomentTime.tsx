import type { LocaleCode } from "#contract/tables/locales";
import { dateIn } from "#contract/time/zone";
import { formatDate } from "~/i18n/format-date";
import { formatClock, isoMinute, offsetsBetween } from "~/i18n/zone-offsets";

/** An instant as shown on a page. */
export interface Moment {
  /** Machine-readable. */
  iso: string;
  /** The formatted day, in the visitor's zone. */
  date: string;
  /** HH:mm. */
  clock: string;
}

/** `instant` in milliseconds. */
export const momentOf = (instant: number, locale: LocaleCode, timeZone: string): Moment => ({
  iso: isoMinute(instant),
  date: formatDate(dateIn(instant, timeZone), locale, "date"),
  clock: formatClock(instant, offsetsBetween(instant, instant, timeZone)),
});

/** An instant in a sentence or line that names it. */
export const MomentTime = ({ of: { iso }, text }: { of: Moment; text: string }) => (
  <time className="tabular" dateTime={iso}>
    {text}
  </time>
);
