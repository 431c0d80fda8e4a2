import type { SignedIn } from "#contract/domain/members";
import type { EdgeContext } from "#worker/pages/context";
import { answerForm } from "~/features/forms/answer-form.server";
import { askUpstream, type CallOutcome } from "~/features/forms/ask-upstream.server";
import { codeDigits, codeFault } from "~/features/forms/check-fields";
import { faultsIn } from "~/features/forms/faults";
import { formOf, readBotCheck, readFields, readPassword } from "~/features/forms/read-fields";
import { PASSKEY_ANSWER, PASSKEY_CHALLENGE } from "~/features/passkeys/passkey-task";
import { beginSession } from "~/features/sign/begin-session.server";
import { afterRefusal, confirmTask, sendFormCode } from "~/features/sign/firebase/leave-to-firebase.server";
import { faultOfNumber } from "~/features/sign/send-code.server";
import { type SignInState, signInStateOf } from "./sign-in-state.ts";

type PasskeyContext = Pick<EdgeContext, "account" | "locale">;

const STATE = { form: "passkey", step: "number" } as const satisfies SignInState;

/** What a passkey of this browser is to sign. */
async function askForPasskey({ account }: PasskeyContext): Promise<Response> {
  const offered = await askUpstream(account, { name: "passkeyChallenge", query: {}, fields: [] });
  if (offered.faults) return answerForm<SignInState>({ ...STATE, faults: offered.faults });
  const { challengeToken, options } = offered.value;
  await account.keepChallenge(challengeToken);
  return answerForm<SignInState>({ ...STATE, passkeyTask: { kind: "logIn", options } });
}

/** Signs in with what the passkey has signed. */
async function signInByPasskey(request: Request, form: FormData, context: PasskeyContext): Promise<Response> {
  const { account } = context;
  const challengeToken = await account.takeChallenge();
  if (!challengeToken) return answerForm<SignInState>({ ...STATE, faults: { form: { kind: "passkeyLate" } } });
  const query = { challengeToken, ...readFields(form, ["credential"]) };
  const answered = await askUpstream(account, { name: "loginPasskey", query, fields: [] });
  if (answered.faults) return answerForm<SignInState>({ ...STATE, faults: answered.faults });
  return beginSession(answered.value, request, context);
}

type SignInContext = Pick<EdgeContext, "account" | "firebase" | "locale">;

interface Attempt {
  request: Request;
  form: FormData;
  state: SignInState;
  callingCode: string;
  phone: string;
  context: SignInContext;
}

/** Handles sign-in by password, by a code that the first step sends, or by a passkey. */
export async function signIn(request: Request, context: SignInContext): Promise<Response> {
  const form = await formOf(request);
  const state = signInStateOf(form);
  const { callingCode = "", phone = "" } = state.values ?? {};
  const attempt: Attempt = { request, form, state, callingCode, phone, context };
  switch (form.get("intent")) {
    case "change":
      return answerForm({ step: "number", values: state.values } satisfies SignInState);
    case "send":
      return sendSignInCode(attempt);
    case "code":
      return signInByCode(attempt);
    case PASSKEY_CHALLENGE:
      return askForPasskey(context);
    case PASSKEY_ANSWER:
      return signInByPasskey(request, form, context);
    default:
      return signInByPassword(attempt);
  }
}

async function sendSignInCode({ form, state, callingCode, phone, context }: Attempt): Promise<Response> {
  const sending = { call: "getWLGP", number: { callingCode, phone }, botCheck: readBotCheck(form) } as const;
  const outcome = await sendFormCode(context, state, sending);
  if (!outcome.isSent) return answerForm({ ...state, faults: outcome.faults });
  const { number, sent, faults, proof } = outcome;
  const next: SignInState = { step: "code", values: number, sent, ...proof, ...(faults && { faults }) };
  return answerForm(next, sent);
}

async function signInByPassword(attempt: Attempt): Promise<Response> {
  const { form, callingCode, phone } = attempt;
  const password = readPassword(form, "password");
  const faults = faultsIn({ phone: await faultOfNumber(attempt), password: password ? undefined : "passwordMissing" });
  const query = { callingCode, phone, password };
  const fields = ["phone", "password"] as const;
  const botCheck = readBotCheck(form);
  return finish(attempt, faults, () =>
    askUpstream(attempt.context.account, { name: "login", query, fields, botCheck }),
  );
}

async function signInByCode(attempt: Attempt): Promise<Response> {
  const { form, state, callingCode, phone, context } = attempt;
  const code = state.values?.code ?? "";
  const faults = faultsIn({ phone: await faultOfNumber(attempt), code: codeFault(code) });
  const task = faults ? undefined : confirmTask(state, code);
  if (task) return answerForm({ ...state, task } satisfies SignInState);
  const { idToken } = state;
  const query = { callingCode, phone, code: codeDigits(code) };
  const fields = ["phone", "code"] as const;
  return finish(attempt, faults, () =>
    idToken
      ? askUpstream(context.account, { name: "firebaseLogin", query: { idToken }, fields })
      : askUpstream(context.account, { name: "loginOtp", query, fields, botCheck: readBotCheck(form) }),
  );
}

/** Calls upstream only if the form is valid. */
async function finish(
  { request, state, context }: Attempt,
  faults: SignInState["faults"],
  ask: () => Promise<CallOutcome<SignedIn, "phone" | "password" | "code">>,
): Promise<Response> {
  if (faults) return answerForm({ ...state, faults });
  const answered = await ask();
  if (answered.faults) {
    const needsCheck = answered.refusal?.needsCheck === true;
    return answerForm({ ...afterRefusal(state, answered), ...(needsCheck && { needsCheck }) });
  }
  return beginSession(answered.value, request, context);
}
