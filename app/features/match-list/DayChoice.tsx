import { useTranslation } from "react-i18next";
import type { DayRange } from "./read-day.ts";

interface DayChoiceProps {
  shown: string;
  range: DayRange;
  path: string;
}

/** Any day in reach, by the browser's own calendar; a plain form, so that it works without JavaScript. */
export function DayChoice({ shown, range, path }: DayChoiceProps) {
  const { t } = useTranslation("matches");
  return (
    <form className="choice" action={path}>
      <input
        type="date"
        name="date"
        aria-label={t("day.choose")}
        key={shown}
        defaultValue={shown}
        min={range.first}
        max={range.last}
        required
      />
      <button type="submit">{t("day.show")}</button>
    </form>
  );
}
