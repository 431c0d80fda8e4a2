import { useTranslation } from "react-i18next";
import { SPORTS } from "#contract/tables/sports";
import { useField } from "~/features/forms/form-context";
import forms from "~/features/forms/forms.module.css";

/** The newsletter's sport. */
export function SportField() {
  const { t } = useTranslation(["newsletter", "frame"]);
  const { id, value } = useField("sport");
  return (
    <div className={forms.field}>
      <label htmlFor={id}>{t("about")}</label>
      <select id={id} name="sport" defaultValue={value}>
        <option value="">{t("both")}</option>
        {SPORTS.map(({ code }) => (
          <option key={code} value={code}>
            {t(`frame:nav.${code}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
