import type { EdgeContext } from "#worker/context";
import { firstCallingCode, type PhoneCountry, phoneCountries } from "~/features/forms/phone-countries";

/** What a form that begins with a phone number needs. */
export interface NumberFormData {
  countries: PhoneCountry[];
  /** The number's country at first; absent when the visitor has to choose. */
  callingCode?: string;
}

export const loadNumberForm = ({
  locale,
  visitor,
}: Pick<EdgeContext, "locale"> & { visitor: Pick<EdgeContext["visitor"], "country"> }): NumberFormData => ({
  countries: phoneCountries(locale),
  callingCode: firstCallingCode(visitor.country, locale),
});
