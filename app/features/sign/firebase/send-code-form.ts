import type { FormState } from "~/features/forms/faults";
import { type Sending, sendForm } from "~/features/forms/send-form";
import type { CodeProof } from "./code-proof.ts";
import { hasTask, performTask } from "./perform-task.ts";

/** The client action of a form with a code: what the edge leaves to Firebase is done before the form shows its answer. */
export async function sendCodeForm<State extends FormState & CodeProof>(sending: Sending<State>) {
  const before = sending.stateOf(await sending.request.clone().formData());
  const answer = await sendForm(sending);
  return hasTask(answer) ? performTask(answer, before) : answer;
}
