import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import type { LocaleCode } from "#contract/tables/locales";
import { HOME_PATH } from "#contract/tables/pages/pages";
import type { Attempt } from "./providers.ts";

/** Why an attempt failed: the upstream's business code, the provider itself, or an unavailable upstream. */
export type AttemptFault = number | "provider" | "unavailable";

/** The result of an attempt to sign in, or to link an account. */
export type AttemptOutcome =
  | { kind: "done" }
  /** Signing in cancelled the deletion of an account: the profile says so. */
  | { kind: "restored" }
  /** No member has linked the account: its owner continues to sign-up. */
  | { kind: "pending" }
  | { kind: "cancelled" }
  | { kind: "failed"; fault: AttemptFault };

const withQuery = (path: string, query: Record<string, string>): string => {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
};

const profilePath = (locale: LocaleCode, query: Record<string, string> = {}): string =>
  withQuery(`/${locale}/account/myProfile`, query);

/** A member who links an account comes from their profile. If their session has expired, they sign in first. */
function pathAfterLinking(outcome: AttemptOutcome, locale: LocaleCode): string {
  if (outcome.kind === "done") return profilePath(locale, { saved: "linked" });
  if (outcome.kind !== "failed") return profilePath(locale);
  if (outcome.fault === BUSINESS_SESSION_INVALID)
    return withQuery(`/${locale}/signin`, { callBackUrl: profilePath(locale) });
  return profilePath(locale, { fault: String(outcome.fault) });
}

/** Where a visitor continues after returning from a provider. `attempt` is undefined where there was none. */
export function pathAfterAttempt(
  outcome: AttemptOutcome,
  attempt: Pick<Attempt, "callBackUrl" | "linksTo" | "referralCode"> | undefined,
  locale: LocaleCode,
): string {
  if (attempt?.linksTo !== undefined) return pathAfterLinking(outcome, locale);
  const back: Record<string, string> = attempt ? { callBackUrl: attempt.callBackUrl } : {};
  switch (outcome.kind) {
    case "done":
      return attempt?.callBackUrl ?? `/${locale}${HOME_PATH}`;
    case "restored":
      return profilePath(locale, { saved: "restored" });
    case "pending":
      return withQuery(`/${locale}/signup`, { ...back, ...(attempt?.referralCode && { ref: attempt.referralCode }) });
    case "cancelled":
      return withQuery(`/${locale}/signin`, back);
    case "failed":
      return withQuery(`/${locale}/signin`, { fault: String(outcome.fault), ...back });
  }
}
