import type { FaultKind, Faults } from "~/features/forms/faults";
import type { FirebaseTask } from "./firebase-task.ts";

/**
 * Firebase error codes that a visitor can act on; all others are due to Firebase, its settings or billing. An unknown
 * session (`invalid-verification-id`) means an expired code; if reCAPTCHA's script fails to load, the SDK reports
 * `internal-error`.
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

/** Faults of the current step's field; all others belong to the form. */
const OF_FIELD: readonly FaultKind[] = ["phone", "code", "codeExpired", "codeLimit"];

/** The fault kind of an error thrown by Firebase. */
export function kindOfError(error: unknown): FaultKind {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return KINDS[code] ?? "unavailable";
}

/** The same, assigned to its field: the number while sending a code, then the code. */
export function faultsOfError(error: unknown, { kind: task }: Pick<FirebaseTask, "kind">): Faults<"phone" | "code"> {
  const kind = kindOfError(error);
  if (!OF_FIELD.includes(kind)) return { form: { kind } };
  return task === "send" ? { phone: { kind } } : { code: { kind } };
}
