import { countryRow } from "#contract/tables/countries";
import type { EdgeContext } from "#worker/pages/context";
import { lazyPhoneNumbers } from "~/features/sign/lazy-phone-numbers.server";
import type { TypedNumber } from "~/features/sign/send-code.server";

/** A new account starts with the visitor's country if it is one of ours, otherwise with the number's. */
export async function firstCountry(
  { visitor }: { visitor: Pick<EdgeContext["visitor"], "country"> },
  { callingCode, phone }: TypedNumber,
): Promise<string | undefined> {
  const { parsePhone } = await lazyPhoneNumbers();
  return countryRow(visitor.country)?.code ?? parsePhone(callingCode, phone)?.country;
}
