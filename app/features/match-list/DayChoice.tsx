import { useTranslation } from "react-i18next";
import type { ShownDay } from "./list-data.ts";

interface DayChoiceProps {
  day: ShownDay;
  path: string;
}

/** Any day, by the browser's own calendar; a plain form, so that it works without JavaScript. */
export function DayChoice({ day: { date, reach }, path }: DayChoiceProps) {
  const { t } = useTranslation("matches");
  return (
    <form className="choice" action={path}>
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
      <button type="submit" className="no-js">
        {t("day.show")}
      </button>
    </form>
  );
}
