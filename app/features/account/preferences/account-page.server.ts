import { countryRow } from "#contract/tables/countries";
import { isLocale, type LocaleCode } from "#contract/tables/locales";
import { visitorCookie } from "#contract/tables/visitor-cookie";
import type { EdgeContext } from "#worker/pages/context";
import { ACCOUNT_PATH } from "~/features/account/account-sections";
import { type ChangeContext, changeAccount, confirmChange } from "~/features/account/change-account.server";
import { type CountryChoice, countryChoices } from "~/features/account/country-names.server";
import { loadMember, type MemberContext } from "~/features/account/member-session.server";
import { type SavedChange, savedChangeIn } from "~/features/account/saved-change";
import {
  languageIn,
  localeAfter,
  type SavedPreferences,
  type SavePreference,
  saveCountry,
  saveLanguage,
} from "~/features/account-menu/save-preferences";
import { answerForm } from "~/features/forms/answer-form.server";
import type { Fault, FormState } from "~/features/forms/faults";
import { formOf, readFields } from "~/features/forms/read-fields";

export interface AccountData {
  nickname: string;
  /** Address of the picture. */
  picture: string;
  hasPassword: boolean;
  countries: CountryChoice[];
  country?: string;
  language?: LocaleCode;
  saved?: SavedChange;
}

/**
 * The account's entry page on phones; on wide screens its forms do without script what the header's menu does with it.
 */
export async function loadAccount(
  context: MemberContext & Pick<EdgeContext, "config">,
  request: Request,
): Promise<AccountData> {
  const { nickname, hasPassword, preferredCountry, preferredLanguage } = await loadMember(context, request);
  const saved = savedChangeIn(request.url);
  return {
    nickname,
    picture: `${context.config.storageBaseUrl}/avatar/${context.account.member?.avatar}.svg`,
    hasPassword,
    countries: countryChoices(context.locale),
    ...(preferredCountry && { country: preferredCountry }),
    ...(preferredLanguage && { language: preferredLanguage }),
    ...(saved && { saved }),
  };
}

/** The country or language chosen in a form; undefined if unknown. */
function readChoice(fields: {
  country: string;
  language: string;
}): { what: "country"; country: string } | { what: "language"; language: LocaleCode } | undefined {
  if (countryRow(fields.country)) return { what: "country", country: fields.country };
  return isLocale(fields.language) ? { what: "language", language: fields.language } : undefined;
}

/** The state of a form that is shown a fault instead of a confirmation. */
const choiceFault: FormState = { faults: { form: { kind: "choice" } } };

async function saveChoice(
  choice: NonNullable<ReturnType<typeof readChoice>>,
  request: Request,
  context: ChangeContext,
): Promise<SavedPreferences & { fault?: Fault }> {
  let fault: Fault | undefined;
  const save: SavePreference = async (what, value) => {
    const changed =
      what === "country"
        ? await changeAccount(context, request, {
            name: "updatePreferredCountry",
            query: { preferredCountry: value },
            fields: [],
          })
        : await changeAccount(context, request, {
            name: "updatePreferredLanguage",
            query: { preferredLanguage: value },
            fields: [],
          });
    fault = changed.faults?.form;
    return fault && ("message" in fault ? { message: fault.message } : {});
  };
  const outcome =
    choice.what === "country" ? await saveCountry(choice.country, save) : await saveLanguage(choice.language, save);
  return { ...outcome, ...(fault && { fault }) };
}

/** Saves country or language from the page's buttons; redirects to the page in the language that then applies. */
export async function changePreferences(request: Request, context: ChangeContext): Promise<Response> {
  const choice = readChoice(readFields(await formOf(request), ["country", "language"]));
  if (!choice) return answerForm(choiceFault);
  const { account, locale } = context;
  const before = { country: account.member?.country, language: languageIn(account.member?.language) };
  const { saved, fault } = await saveChoice(choice, request, context);
  await account.renew(saved);
  if (fault) return answerForm({ faults: { form: fault } });
  const response = confirmChange(localeAfter(locale, { before, saved }), ACCOUNT_PATH, choice.what);
  const isSecure = new URL(request.url).protocol === "https:";
  if (saved.language) response.headers.append("Set-Cookie", visitorCookie("locale", saved.language, isSecure));
  return response;
}
