import type { FirebaseProject } from "#worker/pages/context";
import type { FormState } from "~/features/forms/faults";
import { readFields } from "~/features/forms/read-fields";
import { type Sending, sendForm } from "~/features/forms/send-form";
import { hasTask, performTask } from "./perform-task.ts";

/** Firebase sends a code to a number. */
export interface SendTask {
  kind: "send";
  project: FirebaseProject;
  /** E.164. */
  phone: string;
  /** Language of the SMS in Google's notation; reCAPTCHA accepts at most six letters. */
  language: string;
}

/** Firebase checks whether this is the code it sent. */
export interface ConfirmTask {
  kind: "confirm";
  /** Six digits. */
  code: string;
}

/** Work that the edge delegates to the browser, since Firebase sends codes to browsers only (docs/decisions/0028). */
export type FirebaseTask = SendTask | ConfirmTask;

/** Who sends a form's codes and therefore checks them. */
export type CodeSender = "supplier" | "firebase";

/** State that a form with a code carries between answers. */
export interface CodeProof {
  /** Absent before the first code. */
  sender?: CodeSender;
  /** Firebase's ID token, used instead of the typed code; valid for five minutes here. */
  idToken?: string;
  /** Work for the browser before the form continues. */
  task?: FirebaseTask;
}

const isSender = (text: string): text is CodeSender => text === "supplier" || text === "firebase";

export function readProof(form: FormData): CodeProof {
  const { sender, idToken } = readFields(form, ["sender", "idToken"]);
  if (!isSender(sender)) return {};
  return { sender, ...(sender === "firebase" && idToken && { idToken }) };
}

/** Client action of a form with a code: performs the edge's Firebase task before the form shows the answer. */
export async function sendCodeForm<State extends FormState & CodeProof>(sending: Sending<State>) {
  const before = sending.stateOf(await sending.request.clone().formData());
  const answer = await sendForm(sending);
  return hasTask(answer) ? performTask(answer, before) : answer;
}
