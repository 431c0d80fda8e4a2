import { BUSINESS_OK } from "#contract/tables/business-codes";
import type { LocaleCode } from "#contract/tables/locales";
import { callMember, memberResultIn, orWhenUnanswered } from "~/browser/member-call";
import type { MemberRecord } from "~/browser/member-record";
import { SessionEnded } from "~/browser/session-ended";
import { languageIn, type Preferences, type SavePreference, type Unsaved } from "./save-preferences.ts";

/** Who is signed in, as `/api/me` has it. */
export interface Me extends Preferences {
  username: string;
  nickname: string;
  notificationFlag: boolean;
  /** Undefined where the upstream did not answer. */
  walkthroughFlag?: boolean;
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** The member in an answer; undefined of a guest, or of an answer of another form. */
export function readMe(answer: unknown): Me | undefined {
  const { member, notificationFlag, walkthroughFlag } = (memberResultIn(answer).data ?? {}) as Record<string, unknown>;
  const { username, nickname, country, language } = (member ?? {}) as Record<string, unknown>;
  const [name, shown] = [textOf(username), textOf(nickname)];
  if (!name || !shown) return undefined;
  return {
    username: name,
    nickname: shown,
    country: textOf(country),
    language: languageIn(textOf(language)),
    notificationFlag: notificationFlag === true,
    ...(typeof walkthroughFlag === "boolean" && { walkthroughFlag }),
  };
}

/** As the browser's record has it. */
export const recordOf = ({ country, language, ...me }: Me, profilePicture: string): MemberRecord => ({
  ...me,
  profilePicture,
  ...(country !== undefined && { preferredCountry: country }),
  ...(language !== undefined && { preferredLanguage: language }),
});

/** Asks who is signed in; the edge renews the cookie meanwhile where the member has changed. Rejects for guests. */
export async function askMe(signal?: AbortSignal): Promise<Me> {
  const answer = await callMember("/api/me", { signal });
  const me = readMe(answer);
  if (me) return me;
  throw memberResultIn(answer).businessCode === BUSINESS_OK ? new SessionEnded() : new Error("no answer");
}

const CALLS = {
  country: { path: "/api/user/updateProfilePreferredCountry", field: "preferredCountry" },
  language: { path: "/api/user/updateProfilePreferredLanguage", field: "preferredLanguage" },
} as const;

/** Why an answer is no success, if it is none. Throws when it ends the session. */
export function refusalIn(answer: unknown): Unsaved | undefined {
  const { businessCode, message } = memberResultIn(answer);
  if (businessCode === BUSINESS_OK) return undefined;
  const text = textOf(message);
  return text ? { message: text } : {};
}

/** Saves choices from a page in a language. */
export const savePreferenceFrom =
  (locale: LocaleCode): SavePreference =>
  (what, value) => {
    const { path, field } = CALLS[what];
    return orWhenUnanswered(async () => refusalIn(await callMember(path, { fields: { [field]: value, locale } })), {});
  };
