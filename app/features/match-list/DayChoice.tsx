import { useTranslation } from "react-i18next";

interface DayChoiceProps {
  shown: string;
  path: string;
}

/** Any day, by the browser's own calendar; a plain form, so that it works without JavaScript. */
export function DayChoice({ shown, path }: DayChoiceProps) {
  const { t } = useTranslation("matches");
  return (
    <form className="choice" action={path}>
      <input
        type="date"
        name="date"
        aria-label={t("day.choose")}
        key={shown}
        defaultValue={shown}
        // As far as days can be asked for. Without bounds browsers keep room for years of six digits.
        min="1900-01-01"
        max="2099-12-31"
        required
      />
      <button type="submit">{t("day.show")}</button>
    </form>
  );
}
