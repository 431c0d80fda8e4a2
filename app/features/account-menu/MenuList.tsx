import type { Dispatch } from "react";
import { COUNTRIES } from "#contract/tables/countries";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { endPushBeforeSubmit } from "~/features/push/device-push";
import { countryName } from "~/i18n/country-names";
import { useTranslations } from "../../runtime/islands/island-translations.ts";
import styles from "./account-menu.module.css";
import type { Choice, MenuEvent, MenuState } from "./menu-state.ts";
import { languagesOf, type Preferences } from "./save-preferences.ts";

interface MenuListProps {
  locale: LocaleCode;
  path: string;
  /** While undefined, nothing is marked as chosen. */
  preferences: Preferences | undefined;
  state: MenuState;
  dispatch: Dispatch<MenuEvent>;
  choose(choice: Choice): void;
  /** Moves the focus to the menu's button. */
  focusOpener(): void;
}

/** The open part of the menu. */
export function MenuList({ preferences, state, ...rest }: MenuListProps) {
  const { view, saving } = state;
  // Choices are shown at once, and a country selects its first language (specification, section 4).
  const country = saving?.country ?? preferences?.country;
  const language = saving?.language ?? (saving?.country ? languagesOf(saving.country)[0] : preferences?.language);
  if (view === "country") return <CountryList {...rest} chosen={country} />;
  if (view === "language") return <LanguageList {...rest} country={country} chosen={language} />;
  return <Settings {...rest} />;
}

type ListProps = Omit<MenuListProps, "preferences" | "state">;

function Settings({ locale, path, dispatch }: ListProps) {
  const texts = useTranslations("accountMenu");
  return (
    <ul>
      <li>
        <a href={`/${locale}/account/myProfile`}>{texts.profile}</a>
      </li>
      <li>
        <a href={`/${locale}/account/myProfile#security`}>{texts.security}</a>
      </li>
      {(["country", "language"] as const).map((view) => (
        <li key={view}>
          <button type="button" className={styles.more} onClick={() => dispatch({ type: "list", view })}>
            {view === "country" ? texts.country : texts.language}
          </button>
        </li>
      ))}
      <li>
        <form method="post" action={`/${locale}/account/logout`} onSubmit={endPushBeforeSubmit}>
          <input type="hidden" name="back" value={`/${locale}${path}`} />
          <button type="submit">{texts.logOut}</button>
        </form>
      </li>
    </ul>
  );
}

function CountryList({ locale, dispatch, focusOpener, choose, chosen }: ListProps & { chosen: string | undefined }) {
  const texts = useTranslations("accountMenu");
  const byName = new Intl.Collator(localeRow(locale).tag);
  const countries = COUNTRIES.map(({ code }) => ({ code, name: countryName(code, locale) }));
  return (
    <>
      <Back label={texts.country} dispatch={dispatch} focusOpener={focusOpener} />
      <ul>
        {countries
          .sort((a, b) => byName.compare(a.name, b.name))
          .map(({ code, name }) => (
            <li key={code}>
              <Option isChosen={code === chosen} onChoose={() => choose({ country: code })}>
                {name}
              </Option>
            </li>
          ))}
      </ul>
    </>
  );
}

interface LanguageListProps extends ListProps {
  country: string | undefined;
  chosen: LocaleCode | undefined;
}

function LanguageList({ dispatch, focusOpener, choose, country, chosen }: LanguageListProps) {
  const texts = useTranslations("accountMenu");
  return (
    <>
      <Back label={texts.language} dispatch={dispatch} focusOpener={focusOpener} />
      <ul>
        {languagesOf(country)
          .map(localeRow)
          .map(({ code, tag, name }) => (
            <li key={code} lang={tag}>
              <Option isChosen={code === chosen} onChoose={() => choose({ language: code })}>
                {name}
              </Option>
            </li>
          ))}
      </ul>
    </>
  );
}

/** The back button, first in an opened list and focused; it carries the list's name. */
function Back({ label, dispatch, focusOpener }: Pick<ListProps, "dispatch" | "focusOpener"> & { label: string }) {
  const texts = useTranslations("accountMenu");
  return (
    <button
      type="button"
      // biome-ignore lint/a11y/noAutofocus: the focused control was removed.
      autoFocus
      className={styles.back}
      aria-label={`${texts.back}: ${label}`}
      onClick={() => {
        // Move the focus before this button is removed.
        focusOpener();
        dispatch({ type: "back" });
      }}
    >
      {label}
    </button>
  );
}

function Option({ isChosen, onChoose, children }: { isChosen: boolean; onChoose(): void; children: string }) {
  return (
    <button type="button" aria-current={isChosen ? "true" : undefined} onClick={onChoose}>
      {children}
    </button>
  );
}
