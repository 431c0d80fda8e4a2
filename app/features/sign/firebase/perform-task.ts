import type { FormState } from "~/features/forms/faults";
import type { SentCode } from "~/features/forms/sent-code";
import type { CodeProof } from "./code-proof.ts";
import { faultsOfError } from "./firebase-faults.ts";
import type { ConfirmTask, FirebaseTask, SendTask } from "./firebase-task.ts";

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
