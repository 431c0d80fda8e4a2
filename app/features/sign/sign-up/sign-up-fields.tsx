import { useTranslation } from "react-i18next";
import { CheckField } from "~/features/forms/CheckField";
import { Field } from "~/features/forms/Field";
import styles from "~/features/sign/sign.module.css";
import { localePath } from "~/page/locale-path";
import { usePage } from "~/page/use-page";

/** Agreement to the terms, with links to them. */
export function TermsField() {
  const { t } = useTranslation("sign");
  return (
    <div>
      <CheckField name="terms">{t("signUp.agree")}</CheckField>
      <TermsLinks />
    </div>
  );
}

/** They open in new tabs, so that the form stays as it is. */
function TermsLinks() {
  const { t } = useTranslation(["sign", "common"]);
  const { locale } = usePage();
  return (
    <ul className={styles.documents}>
      {[
        { path: "/terms", name: t("common:footer.terms") },
        { path: "/privacy-policy", name: t("common:footer.privacy") },
      ].map(({ path, name }) => (
        <li key={path}>
          <a className={styles.link} href={localePath(locale, path)} target="_blank" rel="noopener">
            {name}
            <span className="visually-hidden"> {t("newTab")}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The code of an inviting friend, if any. */
export function ReferralField() {
  const { t } = useTranslation("sign");
  return (
    <Field
      name="referralCode"
      label={t("signUp.referral")}
      hint={t("signUp.referralHint")}
      isOptional
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={32}
      enterKeyHint="done"
    />
  );
}

interface KeptValuesProps {
  names: readonly string[];
  values: Readonly<Record<string, string | undefined>>;
}

/** Values of the form's other step. */
export const KeptValues = ({ names, values }: KeptValuesProps) => (
  <>{names.map((name) => values[name] && <input key={name} type="hidden" name={name} value={values[name]} />)}</>
);
