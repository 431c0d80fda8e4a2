import { useTranslation } from "react-i18next";
import { CheckField } from "~/features/forms/CheckField";
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
