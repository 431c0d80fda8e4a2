import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { countryRow } from "#contract/tables/countries";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import styles from "~/features/account/account.module.css";
import { LogOutForm, SavedNote, SectionLinks } from "~/features/account/account-parts";
import { sectionPath } from "~/features/account/account-sections";
import type { CountryChoice } from "~/features/account/country-names.server";
import { languageIn, languagesOf, type Preferences } from "~/features/account-menu/save-preferences";
import { type FormState, useFaultText } from "~/features/forms/faults";
import { homeOf, localePath } from "~/page/locale-path";
import { usePage } from "~/page/use-page";
import { WIDE } from "~/ui/screens";
import { showToast } from "~/ui/toast";
import type { AccountData } from "./account-page.server.ts";

interface ChoiceFormProps {
  legend: string;
  /** The current choice, as text. */
  value: string;
  isBusy: boolean;
  children: ReactNode;
}

/** A list of choices behind its name; pressing one saves it. One is open at a time (specification, section 4). */
function ChoiceForm({ legend, value, isBusy, children }: ChoiceFormProps) {
  const sendOnce = (event: FormEvent) => {
    if (isBusy) event.preventDefault();
  };
  return (
    <details className={styles.choice}>
      <summary>
        {legend} <span>{value}</span>
      </summary>
      <Form method="post" onSubmit={sendOnce} aria-busy={isBusy}>
        <ul>{children}</ul>
      </Form>
    </details>
  );
}

interface CountryFormProps {
  countries: readonly CountryChoice[];
  chosen: string | undefined;
  isBusy: boolean;
}

function CountryForm({ countries, chosen, isBusy }: CountryFormProps) {
  const { t } = useTranslation("accountMenu");
  const name = countries.find(({ code }) => code === chosen)?.name ?? "";
  return (
    <ChoiceForm legend={t("country")} value={name} isBusy={isBusy}>
      {countries.map((country) => (
        <li key={country.code}>
          <button type="submit" name="country" value={country.code} aria-current={mark(country.code === chosen)}>
            {country.name}
          </button>
        </li>
      ))}
    </ChoiceForm>
  );
}

interface LanguageFormProps {
  languages: readonly LocaleCode[];
  chosen: LocaleCode;
  isBusy: boolean;
}

function LanguageForm({ languages, chosen, isBusy }: LanguageFormProps) {
  const { t } = useTranslation("accountMenu");
  return (
    <ChoiceForm legend={t("language")} value={localeRow(chosen).name} isBusy={isBusy}>
      {languages.map(localeRow).map(({ code, tag, name }) => (
        <li key={code}>
          <button type="submit" name="language" value={code} lang={tag} aria-current={mark(code === chosen)}>
            {name}
          </button>
        </li>
      ))}
    </ChoiceForm>
  );
}

const mark = (isChosen: boolean) => (isChosen ? "true" : undefined);

/**
 * Shows a rejected choice as a toast (specification, section 4). Returns its text for the page until a script runs;
 * undefined after that.
 */
function useRefusalToast(state: FormState | undefined): string | undefined {
  const textOf = useFaultText();
  const [hasScript, setHasScript] = useState(false);
  const fault = state?.faults?.form;
  const text = fault && textOf(fault);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same refusal of another choice is another toast.
  useEffect(() => {
    setHasScript(true);
    if (text) showToast(document, { kind: "icon", text });
  }, [state, text]);
  return hasScript ? undefined : text;
}

/**
 * The choices to show as selected, including one that is being saved. Choosing a country brings its languages and
 * selects the first (specification, section 4).
 */
export function preferencesNow(
  { country, language }: Preferences,
  sent: { get(name: string): unknown } | undefined,
): Preferences {
  const next = countryRow(String(sent?.get("country") ?? ""))?.code;
  if (next) return { country: next, language: languagesOf(next)[0] };
  return { country, language: languageIn(String(sent?.get("language") ?? "")) ?? language };
}

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
    // On wide screens the header's menu links to each of the pages; this page is an index for phones only.
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
