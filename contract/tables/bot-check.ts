/** What an answer to a bot check is good for: one for a code to sign in with sends no other. Turnstile's `action`. */
const BOT_CHECK_ACTIONS = [
  "sign-up",
  "sign-in",
  "reset",
  "change-phone",
  "set-password",
  "link-account",
  "passkey",
  "delete-account",
  "newsletter",
] as const;

export type BotCheckAction = (typeof BOT_CHECK_ACTIONS)[number];

export const isBotCheckAction = (text: string | null): text is BotCheckAction =>
  BOT_CHECK_ACTIONS.some((action) => action === text);

/** The form field with the answer; empty or absent without script. */
export const BOT_CHECK_FIELD = "botCheck";

/** Where the edge issues its own challenges: `?action=` one of the actions. */
export const CHALLENGE_PATH = "/bot-check";
