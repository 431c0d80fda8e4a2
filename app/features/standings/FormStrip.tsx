import { useTranslation } from "react-i18next";
import type { FormLetter } from "#contract/domain/standings";
import { shownForm } from "./form-marks.ts";

/** A team's last results as letters, the latest last; words of the namespace `standings`, style of form-strip.css. */
export function FormStrip({ form }: { form: readonly FormLetter[] }) {
  const { t } = useTranslation("standings");
  if (form.length === 0) return null;
  return (
    <span className="fs">
      {shownForm(form).map(({ letter, place }) => (
        <span key={place} className={`f${letter}`} title={t(`result.${letter}`)}>
          {t(`letter.${letter}`)}
        </span>
      ))}
    </span>
  );
}
