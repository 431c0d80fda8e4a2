import { useTranslation } from "react-i18next";
import { descriptionOf, FieldFault } from "./FieldFault.tsx";
import { useField } from "./form-context.ts";
import styles from "./forms.module.css";
import type { PhoneCountry } from "./phone-countries.ts";

interface PhoneFieldProps {
  countries: readonly PhoneCountry[];
  /** Of the field of the number; the calling code's is always `callingCode`. */
  name?: string;
  label?: string;
  /** "username" where a password belongs to the number. */
  autoComplete: "username" | "tel-national";
}

/** A phone number: the country's calling code, and the number as people write it there. */
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
  /** The intent of the button that leads back to the number; without it the number stays. */
  changeIntent?: string;
}

/** The number that a code has gone to: it stays in the form, and password managers know whose password follows. */
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
