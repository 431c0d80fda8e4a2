import type { Provider } from "#contract/domain/members";
import type { LocaleCode } from "#contract/tables/locales";
import { signPath } from "~/page/call-back";

interface ProviderStart {
  provider: Provider;
  locale: LocaleCode;
  /** Where the visitor goes on to. */
  callBack: string;
  /** Of a friend's link, for who signs up. */
  referralCode?: string;
}

/** Where signing in at a provider starts: `/{locale}/signin/line?callBackUrl=…`, by GET. */
export const providerPath = ({ provider, locale, callBack, referralCode }: ProviderStart): string =>
  `${signPath(`signin/${provider}`, locale, callBack)}${referralCode ? `&ref=${referralCode}` : ""}`;
