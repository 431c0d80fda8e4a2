import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { PasskeyTask } from "./passkey-task.ts";

// The only module with the library: loaded with the first task (perform-passkey-task.ts).

/** The authenticator's answer as JSON. Rejects with the browser's error. */
export async function askAuthenticator({ kind, options }: PasskeyTask): Promise<string> {
  const optionsJSON = JSON.parse(options);
  const answer = kind === "add" ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON });
  return JSON.stringify(await answer);
}
