import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import styles from "~/features/account/account.module.css";
import { sectionPath } from "~/features/account/account-sections";
import { LogOutForm } from "~/features/account/LogOutForm";
import { SavedNote } from "~/features/account/SavedNote";
import { SectionLinks } from "~/features/account/SectionLinks";
import { languagesOf } from "~/features/account-menu/save-preferences";
import type { FormState } from "~/features/forms/faults";
import { homeOf, localePath } from "~/page/locale-path";
import { usePage } from "~/page/use-page";
import type { AccountData } from "./load-account.server.ts";
import { CountryForm, LanguageForm } from "./PreferenceForms.tsx";
import { preferencesNow } from "./preferences-now.ts";
import { useRefusalToast } from "./use-refusal-toast.ts";

/** On wide screens the header's menu links to each of the pages; this page is an index for phones only. */
const WIDE = "(min-width: 765.02px)";

interface AccountPageProps {
  data: AccountData;
  state: FormState | undefined;
}

/** The account's entry page on phones. */
export function AccountPage({ data, state }: AccountPageProps) {
  const { t } = useTranslation(["account", "accountMenu"]);
  const page = usePage();
  const { locale } = page;
  const navigation = useNavigation();
  const isBusy = navigation.state !== "idle";
  const { country, language } = preferencesNow(data, navigation.formData);
  const fault = useRefusalToast(state);
  useEffect(() => {
    if (!data.saved && matchMedia(WIDE).matches) window.location.replace(localePath(locale, sectionPath("profile")));
  }, [locale, data.saved]);
  return (
    <div className={styles.entry}>
      {/* Phones show the page without header and tab bar. */}
      <a className={styles.back} href={homeOf(locale)}>
        {t("accountMenu:back")}
      </a>
      <h1 className="visually-hidden">{t("title")}</h1>
      <p className={styles.who}>
        <img src={data.picture} alt="" width={56} height={56} />
        <b>{data.nickname}</b>
      </p>
      <SavedNote saved={data.saved} />
      {fault && (
        <p role="alert" className={styles.refusal}>
          {fault}
        </p>
      )}
      <nav aria-label={t("menu")}>
        <SectionLinks page={page} hasPassword={data.hasPassword} className={styles.links} />
      </nav>
      <CountryForm countries={data.countries} chosen={country} isBusy={isBusy} />
      <LanguageForm languages={languagesOf(country)} chosen={language ?? locale} isBusy={isBusy} />
      <LogOutForm page={page} className={styles.logOut} />
    </div>
  );
}
