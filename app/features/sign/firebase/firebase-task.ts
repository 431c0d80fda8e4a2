import type { FirebaseProject } from "#worker/pages/context";

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
