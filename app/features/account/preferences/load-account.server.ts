import type { LocaleCode } from "#contract/tables/locales";
import type { EdgeContext } from "#worker/pages/context";
import { type CountryChoice, countryChoices } from "~/features/account/country-names.server";
import { loadMember, type MemberContext } from "~/features/account/member-session.server";
import { type SavedChange, savedChangeIn } from "~/features/account/saved-change";

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
