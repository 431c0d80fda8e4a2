import type { Provider } from "#contract/domain/members";
import { type PasskeyForm, type PasskeyIntent, passkeyFormOf, readPasskeyIntent } from "./passkeys/passkey-intent.ts";

/** Linking an account: asked for, another code requested, confirmed by password or code. */
export type LinkStep = "link" | "resend" | "confirm";

/** The intent of a profile button, and its form. */
export type ProfileIntent =
  | { form: "nickname" }
  | { form: "picture" }
  | { form: "linked"; provider: Provider; step: "unlink" | LinkStep }
  | PasskeyIntent
  /** All other sessions if none is named. */
  | { form: "sessions"; sessionId?: string };

/** The page's forms: each provider has its own, and each passkey two. */
export type ProfileForm = Exclude<ProfileIntent, PasskeyIntent | { form: "linked" }>["form"] | Provider | PasskeyForm;

export function profileFormOf(intent: ProfileIntent): ProfileForm {
  switch (intent.form) {
    case "linked":
      return intent.provider;
    case "passkey":
    case "passkeyName":
    case "passkeyRemoval":
      return passkeyFormOf(intent);
    default:
      return intent.form;
  }
}

export const providerIntent = (step: "unlink" | LinkStep, provider: Provider): string => `${step}:${provider}`;
const PROVIDER_STEPS = ["unlink", "link", "resend", "confirm"] as const;
export const revokeIntent = (sessionId: string): string => `session:${sessionId}`;
export const REVOKE_OTHERS = "sessions";

/** Unknown intents are treated as the nickname form's, which then reports its missing field. */
export function readProfileIntent(intent: string): ProfileIntent {
  const [name, of = ""] = intent.split(":");
  const ofPasskey = readPasskeyIntent(intent);
  if (ofPasskey) return ofPasskey;
  if (name === "picture") return { form: "picture" };
  const step = PROVIDER_STEPS.find((one) => one === name);
  if (step && (of === "line" || of === "zalo")) return { form: "linked", provider: of, step };
  if (name === "session" && of !== "") return { form: "sessions", sessionId: of };
  if (name === REVOKE_OTHERS) return { form: "sessions" };
  return { form: "nickname" };
}

/** The step in which a form stays that did not reach the edge. */
export function stepOfUnsent(intent: ProfileIntent): { step?: "start" | "proof" } {
  if (!("step" in intent)) return {};
  return { step: ["resend", "confirm"].includes(intent.step) ? "proof" : "start" };
}
