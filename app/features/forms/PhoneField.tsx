import { useTranslation } from "react-i18next";
import { descriptionOf, FieldFault } from "./Field.tsx";
import styles from "./forms.module.css";
import type { PhoneCountry } from "./phone-countries.ts";
import { useField } from "./use-sending.ts";

interface PhoneFieldProps {
  countries: readonly PhoneCountry[];
  /** Name of the number field; the calling code is always `callingCode`. */
  name?: string;
  label?: string;
  /** "username" if the form also has a password. */
  autoComplete: "username" | "tel-national";
}

/** A phone number: the calling code of the country, and the number in national format. */
export function PhoneField({ countries, name = "phone", label, autoComplete }: PhoneFieldProps) {
  const { t } = useTranslation("memberForms");
  const { id, value, fault } = useField(name);
  const code = useField("callingCode");
  const described = { "aria-invalid": fault ? true : undefined, "aria-describedby": descriptionOf(id, { fault }) };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label ?? t("phone.label")}</label>
      <div className={styles.phone}>
        <select
          id={code.id}
          name="callingCode"
          defaultValue={code.value ?? ""}
          required
          autoComplete="tel-country-code"
          aria-label={t("phone.country")}
        >
          <option value="" disabled>
            {t("phone.choose")}
          </option>
          {countries.map((country) => (
            <option key={country.callingCode} value={country.callingCode}>
              {`+${country.callingCode} ${country.name}`}
            </option>
          ))}
        </select>
        <input
          {...described}
          id={id}
          name={name}
          type="tel"
          inputMode="tel"
          defaultValue={value}
          required
          maxLength={40}
          autoComplete={autoComplete}
          enterKeyHint="next"
        />
      </div>
      <FieldFault id={id} fault={fault} />
    </div>
  );
}

interface SentPhoneProps {
  /** The intent of the button that leads back to the number; without it the number cannot be changed. */
  changeIntent?: string;
}

/** The number that a code was sent to: it stays in the form, so that password managers know whose password follows. */
export function SentPhone({ changeIntent }: SentPhoneProps) {
  const { t } = useTranslation("memberForms");
  const { id, value, fault } = useField("phone");
  const code = useField("callingCode");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t("phone.label")}</label>
      <input type="hidden" name="callingCode" value={code.value ?? ""} />
      <div className={styles.sentPhone}>
        <span>{`+${code.value ?? ""}`}</span>
        <input
          id={id}
          name="phone"
          type="tel"
          value={value ?? ""}
          readOnly
          autoComplete="username"
          aria-invalid={fault ? true : undefined}
          aria-describedby={descriptionOf(id, { fault })}
        />
        {changeIntent && (
          <button type="submit" name="intent" value={changeIntent} className={styles.textButton}>
            {t("phone.change")}
          </button>
        )}
      </div>
      <FieldFault id={id} fault={fault} />
    </div>
  );
}
