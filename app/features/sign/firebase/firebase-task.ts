import type { FirebaseProject } from "#worker/context";

/** Firebase sends a code to a number. */
export interface SendTask {
  kind: "send";
  project: FirebaseProject;
  /** E.164. */
  phone: string;
  /** Of the SMS, as Google names it; reCAPTCHA takes no more than six letters. */
  language: string;
}

/** Firebase says whether this is the code that it sent. */
export interface ConfirmTask {
  kind: "confirm";
  /** Six digits. */
  code: string;
}

/** What the edge leaves to the browser, the only one whom Firebase sends codes for (docs/decisions/0028). */
export type FirebaseTask = SendTask | ConfirmTask;
