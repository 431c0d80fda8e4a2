import { useTranslation } from "react-i18next";
import type { ShownDay } from "./list-data.ts";
import type { Show } from "./show.ts";

interface DayChoiceProps {
  day: ShownDay;
  /** The choice of matches, which another day keeps. */
  show: Show;
  path: string;
}

/**
 * Any day: the browser's own date field in a plain form, so that it works without JavaScript; with it the site's calendar
 * opens (features/calendar). Small screens show a sign and have the field over it, out of sight: the strip and the line
 * above it say the day.
 */
export function DayChoice({ day: { date, today, reach }, show, path }: DayChoiceProps) {
  const { t } = useTranslation("matches");
  return (
    <form className="choice" action={path} data-calendar="date" data-today={today}>
      <svg viewBox="0 0 24 24" width="20" height="20" className="narrow" aria-hidden="true">
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
      />
      {show !== "all" && <input type="hidden" name="show" value={show} />}
      <button type="submit" className="no-js">
        {t("day.show")}
      </button>
    </form>
  );
}
