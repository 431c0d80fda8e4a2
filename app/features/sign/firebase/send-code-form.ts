import type { FormState } from "~/features/forms/faults";
import { type Sending, sendForm } from "~/features/forms/send-form";
import type { CodeProof } from "./code-proof.ts";
import { hasTask, performTask } from "./perform-task.ts";

/** Client action of a form with a code: performs the edge's Firebase task before the form shows the answer. */
export async function sendCodeForm<State extends FormState & CodeProof>(sending: Sending<State>) {
  const before = sending.stateOf(await sending.request.clone().formData());
  const answer = await sendForm(sending);
  return hasTask(answer) ? performTask(answer, before) : answer;
}
