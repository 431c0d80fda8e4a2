import { initializeApp } from "firebase/app";
import {
  type Auth,
  type ConfirmationResult,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from "firebase/auth";
import { rejectAfter } from "#contract/time/time-limit";
import type { FirebaseProject } from "#worker/pages/context";
import type { ConfirmTask, SendTask } from "./code-proof.ts";

// The only module with Firebase's SDK: loaded when the first code is sent (perform-task.ts).

/** Milliseconds. reCAPTCHA does not report when a visitor closes its challenge. */
const TIME_LIMIT = 90_000;

interface PhoneAuth {
  auth: Auth;
  verifier: RecaptchaVerifier;
}

let phoneAuth: PhoneAuth | undefined;
/** The latest code. */
let sent: ConfirmationResult | undefined;

function startPhoneAuth({ emulatorUrl, ...options }: FirebaseProject): PhoneAuth {
  // Firebase keeps no one signed in here: the session is the site's own.
  const auth = initializeAuth(initializeApp(options), { persistence: inMemoryPersistence });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  const place = document.body.appendChild(document.createElement("div"));
  return { auth, verifier: new RecaptchaVerifier(auth, place, { size: "invisible" }) };
}

/** Has Firebase send a code. Rejects with Firebase's error, or on timeout. */
export async function sendCode({ project, phone, language }: SendTask): Promise<void> {
  phoneAuth ??= startPhoneAuth(project);
  const { auth, verifier } = phoneAuth;
  auth.languageCode = language;
  sent = await rejectAfter(TIME_LIMIT, signInWithPhoneNumber(auth, phone, verifier));
}

/** An ID token for the latest code. Rejects with Firebase's error, or if this page has sent none. */
export async function confirmCode({ code }: ConfirmTask): Promise<string> {
  if (!sent) throw Object.assign(new Error("no code was sent"), { code: "auth/missing-verification-id" });
  const { user } = await sent.confirm(code);
  return user.getIdToken();
}
