import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import styles from "~/features/account/account.module.css";
import type { CountryChoice } from "~/features/account/country-names.server";

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

export function CountryForm({ countries, chosen, isBusy }: CountryFormProps) {
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

export function LanguageForm({ languages, chosen, isBusy }: LanguageFormProps) {
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
