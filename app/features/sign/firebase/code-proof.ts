import { readFields } from "~/features/forms/read-fields";
import type { FirebaseTask } from "./firebase-task.ts";

/** Who sends the codes of a form, and so who can check them. */
export type CodeSender = "supplier" | "firebase";

/** What a form with a code holds besides its fields, from one answer to the next. */
export interface CodeProof {
  /** Absent before the first code. */
  sender?: CodeSender;
  /** Firebase's ID token: for five minutes it stands in the place of the code that the visitor typed. */
  idToken?: string;
  /** What the browser has to do before the form goes on. */
  task?: FirebaseTask;
}

const isSender = (text: string): text is CodeSender => text === "supplier" || text === "firebase";

export function readProof(form: FormData): CodeProof {
  const { sender, idToken } = readFields(form, ["sender", "idToken"]);
  if (!isSender(sender)) return {};
  return { sender, ...(sender === "firebase" && idToken && { idToken }) };
}
