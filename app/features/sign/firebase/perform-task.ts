import type { FaultKind, Faults, FormState } from "~/features/forms/faults";
import type { SentCode } from "~/features/forms/sent-code";
import type { CodeProof, ConfirmTask, FirebaseTask, SendTask } from "./code-proof.ts";

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

export interface PhoneCodes {
  sendCode(task: SendTask): Promise<void>;
  confirmCode(task: ConfirmTask): Promise<string>;
}

type State = FormState & CodeProof & { sent?: SentCode };

const loadPhoneCodes = (): Promise<PhoneCodes> => import("./phone-codes.client.ts");

export const hasTask = (answer: unknown): answer is State & Required<Pick<State, "task">> =>
  typeof answer === "object" && answer !== null && "task" in answer && answer.task !== undefined;

/** If Firebase fails for the first code, the supplier sends the next one, if it sends any. */
function afterFailure(before: State, error: unknown, task: FirebaseTask): State {
  const faults = faultsOfError(error, task);
  const isUnavailable = task.kind === "send" && faults.form !== undefined;
  return { ...before, faults, ...(isUnavailable && !before.sent && { sender: "supplier" as const }) };
}

/**
 * The form's state after Firebase has done its task: the edge's answer, or on failure the submitted form (`before`)
 * with the faults.
 */
export async function performTask<Answer extends State>(
  { task, ...answer }: Answer,
  before: State,
  load = loadPhoneCodes,
): Promise<State> {
  if (!task) return answer;
  try {
    const { sendCode, confirmCode } = await load();
    if (task.kind === "confirm") return { ...answer, idToken: await confirmCode(task) };
    await sendCode(task);
    return answer;
  } catch (error) {
    return afterFailure(before, error, task);
  }
}
