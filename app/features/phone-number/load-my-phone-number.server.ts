import type { EdgeContext } from "#worker/pages/context";
import { loadMember, type MemberContext } from "~/features/account/member-session.server";
import { type SavedChange, savedChangeIn } from "~/features/account/saved-change";
import { firstCallingCode, type PhoneCountry, phoneCountries } from "~/features/forms/phone-countries";

export interface MyPhoneNumberData {
  hasPassword: boolean;
  /** "+66 •••• 5678" */
  phone?: string;
  countries: PhoneCountry[];
  /** The form's initial calling code. */
  callingCode?: string;
  saved?: SavedChange;
}

export async function loadMyPhoneNumber(
  context: MemberContext & Pick<EdgeContext, "visitor">,
  request: Request,
): Promise<MyPhoneNumberData> {
  const { hasPassword, phoneMasked, preferredCountry } = await loadMember(context, request);
  const { locale, visitor } = context;
  const callingCode = firstCallingCode(preferredCountry ?? visitor.country, locale);
  const saved = savedChangeIn(request.url);
  return {
    hasPassword,
    ...(phoneMasked && { phone: phoneMasked }),
    countries: phoneCountries(locale),
    ...(callingCode && { callingCode }),
    ...(saved && { saved }),
  };
}
