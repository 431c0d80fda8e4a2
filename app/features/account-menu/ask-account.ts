import { BUSINESS_OK } from "#contract/tables/business-codes";
import type { LocaleCode } from "#contract/tables/locales";
import type { Me } from "~/runtime/members/ask-me";
import { callMember, memberResultIn, orWhenUnanswered } from "~/runtime/members/member-call";
import type { MemberRecord } from "~/runtime/members/member-record";
import { languageIn, type Preferences, type SavePreference, type Unsaved } from "./save-preferences.ts";

export const preferencesOf = ({ country, language }: Me): Preferences => ({ country, language: languageIn(language) });

/** As stored in the browser's record, which keeps what the upstream did not return. */
export function recordOf({ now: _now, avatar: _avatar, ...me }: Me, profilePicture: string): MemberRecord {
  const { country, language, ...rest } = { ...me, ...preferencesOf(me) };
  return {
    ...rest,
    profilePicture,
    ...(country !== undefined && { preferredCountry: country }),
    ...(language !== undefined && { preferredLanguage: language }),
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

const CALLS = {
  country: { path: "/api/user/updateProfilePreferredCountry", field: "preferredCountry" },
  language: { path: "/api/user/updateProfilePreferredLanguage", field: "preferredLanguage" },
} as const;

/** The refusal in a response; undefined on success. Throws if it ends the session. */
export function refusalIn(answer: unknown): Unsaved | undefined {
  const { businessCode, message } = memberResultIn(answer);
  if (businessCode === BUSINESS_OK) return undefined;
  const text = textOf(message);
  return text ? { message: text } : {};
}

/** Saves choices; messages are in the given language. */
export const savePreferenceFrom =
  (locale: LocaleCode): SavePreference =>
  (what, value) => {
    const { path, field } = CALLS[what];
    return orWhenUnanswered(async () => refusalIn(await callMember(path, { fields: { [field]: value, locale } })), {});
  };
