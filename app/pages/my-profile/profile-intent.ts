import type { Provider } from "#contract/domain/members";

/** The intent of a profile button, and its form. */
export type ProfileIntent =
  | { form: "nickname" }
  | { form: "picture" }
  | { form: "linked"; provider: Provider }
  /** All other sessions if none is named. */
  | { form: "sessions"; sessionId?: string };

/** The page's forms: each linked account has its own. */
export type ProfileForm = Exclude<ProfileIntent["form"], "linked"> | Provider;

export const profileFormOf = (intent: ProfileIntent): ProfileForm =>
  intent.form === "linked" ? intent.provider : intent.form;

export const unlinkIntent = (provider: Provider): string => `unlink:${provider}`;
export const revokeIntent = (sessionId: string): string => `session:${sessionId}`;
export const REVOKE_OTHERS = "sessions";

/** Unknown intents are treated as the nickname form's, which then reports its missing field. */
export function readProfileIntent(intent: string): ProfileIntent {
  const [name, of = ""] = intent.split(":");
  if (name === "picture") return { form: "picture" };
  if (name === "unlink" && (of === "line" || of === "zalo")) return { form: "linked", provider: of };
  if (name === "session" && of !== "") return { form: "sessions", sessionId: of };
  if (name === REVOKE_OTHERS) return { form: "sessions" };
  return { form: "nickname" };
}
