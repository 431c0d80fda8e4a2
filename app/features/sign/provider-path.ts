import type { Provider } from "#contract/domain/members";
import type { LocaleCode } from "#contract/tables/locales";
import { signPath } from "~/page/call-back";

interface ProviderStart {
  provider: Provider;
  locale: LocaleCode;
  /** The destination after signing in. */
  callBack: string;
  /** From a friend's invitation, for sign-up. */
  referralCode?: string;
}

/** Where provider sign-in starts: `/{locale}/signin/line?callBackUrl=…`, by GET. */
export const providerPath = ({ provider, locale, callBack, referralCode }: ProviderStart): string =>
  `${signPath(`signin/${provider}`, locale, callBack)}${referralCode ? `&ref=${referralCode}` : ""}`;
