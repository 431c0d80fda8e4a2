const ADDING_STEPS = ["add", "resend", "confirm", "answer"] as const;
const REMOVAL_STEPS = ["remove", "resend", "confirm"] as const;

/**
 * Adding a passkey: asked for, another code requested, confirmed by password or code, answered by the authenticator.
 */
export type AddingStep = (typeof ADDING_STEPS)[number];
/** Removing one: asked for, another code requested, confirmed. */
type RemovalStep = (typeof REMOVAL_STEPS)[number];

/** The intent of a button about passkeys, and its form. */
export type PasskeyIntent =
  | { form: "passkey"; step: AddingStep }
  | { form: "passkeyName"; id: string }
  | { form: "passkeyRemoval"; id: string; step: RemovalStep };

/** The form in which a passkey is added, and the two of each passkey. */
export type PasskeyForm = "passkey" | `passkeyName-${string}` | `passkeyRemoval-${string}`;

export const passkeyFormOf = (intent: PasskeyIntent): PasskeyForm =>
  intent.form === "passkey" ? intent.form : `${intent.form}-${intent.id}`;

export const addingIntent = (step: AddingStep): string => `passkey:${step}`;
export const namingIntent = (id: string): string => `passkeyName:${id}`;
export const removalIntent = (step: RemovalStep, id: string): string => `passkeyRemoval:${step}:${id}`;

/** Undefined if the button is about something else, or names no passkey. */
export function readPasskeyIntent(intent: string): PasskeyIntent | undefined {
  const [form, first = "", id = ""] = intent.split(":");
  if (form === "passkeyName" && first !== "") return { form, id: first };
  if (form === "passkey") {
    const step = ADDING_STEPS.find((one) => one === first);
    return step && { form, step };
  }
  if (form !== "passkeyRemoval" || id === "") return undefined;
  const step = REMOVAL_STEPS.find((one) => one === first);
  return step && { form, id, step };
}
