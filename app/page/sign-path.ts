import type { LocaleCode } from "#contract/tables/locales";

// Without what reads the way back (call-back.ts): every page's script may lead to sign-in.

/** A sign-in page, or the start of a provider sign-in. */
export type SignPage = "signin" | "signup" | "forgetpassword" | `signin/${"line" | "zalo"}`;

/**
 * The session ended while the visitor used it: what they entered is kept, or has to be entered again. The sign-in page
 * says which.
 */
export type SessionEnd = "kept" | "repeat";

/** The names in the query. */
export const CALL_BACK = "callBackUrl";
const ENDED = "ended";

/** The address of a sign-in page that leads back to a path. */
export const signPath = (page: SignPage, locale: LocaleCode, callBack: string, ended?: SessionEnd): string =>
  `/${locale}/${page}?${CALL_BACK}=${encodeURIComponent(callBack)}${ended ? `&${ENDED}=${ended}` : ""}`;

/** Whether, and how, a session has ended, from a sign-in page's query. */
export function readEnded(search: string): SessionEnd | undefined {
  const ended = new URLSearchParams(search).get(ENDED);
  if (ended === null) return undefined;
  return ended === "repeat" ? "repeat" : "kept";
}
