import type { EdgeContext } from "#worker/pages/context";
import { firstCallingCode, type PhoneCountry, phoneCountries } from "~/features/forms/phone-countries";

/** Data of a form that starts with a phone number. */
export interface NumberFormData {
  countries: PhoneCountry[];
  /** The preselected country's; absent if the visitor has to choose. */
  callingCode?: string;
}

export const loadNumberForm = ({
  locale,
  visitor,
}: Pick<EdgeContext, "locale"> & { visitor: Pick<EdgeContext["visitor"], "country"> }): NumberFormData => ({
  countries: phoneCountries(locale),
  callingCode: firstCallingCode(visitor.country, locale),
});
