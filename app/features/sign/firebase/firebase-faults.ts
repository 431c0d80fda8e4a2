import type { FaultKind, Faults } from "~/features/forms/faults";
import type { FirebaseTask } from "./firebase-task.ts";

/**
 * Codes of Firebase's errors that a visitor can do something about; for all others Firebase, its settings or its bill are
 * to blame. A session that Firebase no longer knows (`invalid-verification-id`) is a code that is too old; where
 * reCAPTCHA's script does not come, its SDK says `internal-error`.
 */
const KINDS: Readonly<Record<string, FaultKind>> = {
  "auth/invalid-phone-number": "phone",
  "auth/missing-phone-number": "phone",
  "auth/invalid-verification-code": "code",
  "auth/missing-verification-code": "code",
  "auth/code-expired": "codeExpired",
  "auth/invalid-verification-id": "codeExpired",
  "auth/missing-verification-id": "codeExpired",
  "auth/too-many-requests": "codeLimit",
  "auth/quota-exceeded": "codeLimit",
  "auth/network-request-failed": "unsent",
  "auth/internal-error": "unsent",
  "auth/user-disabled": "refused",
};

/** Faults that belong to the field of the step; the others are the form's. */
const OF_FIELD: readonly FaultKind[] = ["phone", "code", "codeExpired", "codeLimit"];

/** The text for what a call to Firebase has thrown. */
export function kindOfError(error: unknown): FaultKind {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return KINDS[code] ?? "unavailable";
}

/** The same beside the field that it belongs to: the number while a code is to be sent, later the code. */
export function faultsOfError(error: unknown, { kind: task }: Pick<FirebaseTask, "kind">): Faults<"phone" | "code"> {
  const kind = kindOfError(error);
  if (!OF_FIELD.includes(kind)) return { form: { kind } };
  return task === "send" ? { phone: { kind } } : { code: { kind } };
}
