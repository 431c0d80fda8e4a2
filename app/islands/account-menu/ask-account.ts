import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import type { LocaleCode } from "#contract/tables/locales";
import type { MemberRecord } from "~/browser/member-record";
import { SessionEnded } from "~/browser/session-ended";
import { languageIn, type Preferences, type SavePreference, type Unsaved } from "./save-preferences.ts";

/** Milliseconds (specification, section 9). */
const TIMEOUT = 15_000;

/** Who is signed in, as `/api/me` has it. */
export interface Me extends Preferences {
  username: string;
  nickname: string;
  notificationFlag: boolean;
  /** Undefined where the upstream did not answer. */
  walkthroughFlag?: boolean;
}

interface Answer {
  result?: { businessCode?: number; message?: string; data?: object };
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** The member in an answer; undefined of a guest, or of an answer of another form. */
export function readMe({ result }: Answer): Me | undefined {
  const { member, notificationFlag, walkthroughFlag } = (result?.data ?? {}) as Record<string, unknown>;
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
  const answer = await fetch("/api/me", { signal: signal ?? AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const me = readMe((await answer.json()) as Answer);
  if (!me) throw new SessionEnded();
  return me;
}

const CALLS = {
  country: { path: "/api/user/updateProfilePreferredCountry", field: "preferredCountry" },
  language: { path: "/api/user/updateProfilePreferredLanguage", field: "preferredLanguage" },
} as const;

/** Why an answer is no success, if it is none. Throws when it ends the session. */
export function refusalIn({ result }: Answer): Unsaved | undefined {
  if (result?.businessCode === 0) return undefined;
  if (result?.businessCode === BUSINESS_SESSION_INVALID) throw new SessionEnded();
  const message = textOf(result?.message);
  return message ? { message } : {};
}

/** Saves choices from a page in a language. */
export const savePreferenceFrom =
  (locale: LocaleCode): SavePreference =>
  async (what, value) => {
    const { path, field } = CALLS[what];
    try {
      const answer = await fetch(path, {
        method: "POST",
        body: new URLSearchParams({ [field]: value, locale }),
        signal: AbortSignal.timeout(TIMEOUT),
      });
      return refusalIn((await answer.json()) as Answer);
    } catch (thrown) {
      if (thrown instanceof SessionEnded) throw thrown;
      return {};
    }
  };
