import { readFields } from "~/features/forms/read-fields";
import type { FirebaseTask } from "./firebase-task.ts";

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
