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
      <input type="date" name="date" aria-label={t("day.choose")} key={shown} defaultValue={shown} required />
      <button type="submit">{t("day.show")}</button>
    </form>
  );
}
