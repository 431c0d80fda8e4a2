import { redirectDocument } from "@remix-run/cloudflare";
import type { ValueOf } from "#contract/registry";
import { NO_STORE } from "#contract/tables/edge-headers";
import type { EdgeContext, LoaderQuery } from "#worker/pages/context";
import { isUpstreamFault } from "~/features/errors/error-kind";
import { firstCallingCode, type PhoneCountry, phoneCountries } from "~/features/forms/phone-countries";
import { wantedPath } from "~/page/call-back";

type MethodCall = "getLoginMethod" | "getSignUpMethod";

/** How visitors of this country may sign in or up; nothing if the supplier does not answer. */
export async function loadMethods<Name extends MethodCall>(
  { upstream, visitor }: Pick<EdgeContext, "upstream"> & { visitor: Pick<EdgeContext["visitor"], "country"> },
  name: Name,
): Promise<ValueOf<Name>> {
  try {
    const query = visitor.country === undefined ? {} : { countryCode: visitor.country };
    const { value } = await upstream.call(name, query as LoaderQuery<Name>);
    return value;
  } catch (thrown) {
    if (!isUpstreamFault(thrown)) throw thrown;
    return [] as unknown[] as ValueOf<Name>;
  }
}

/** Sign-in pages are for guests: throws a redirect to the destination for members. */
export function redirectMembers(
  { url }: Pick<Request, "url">,
  { account, locale }: Pick<EdgeContext, "account" | "locale">,
): void {
  // Never cached: after signing out the same address shows its page again.
  if (account.member) throw redirectDocument(wantedPath(new URL(url).search, locale), { headers: NO_STORE });
}

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
