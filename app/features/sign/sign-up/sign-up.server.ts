import type { EdgeContext } from "#worker/pages/context";
import { answerForm } from "~/features/forms/answer-form.server";
import { askUpstream } from "~/features/forms/ask-upstream.server";
import {
  codeDigits,
  codeFault,
  confirmationFault,
  newPasswordFault,
  nicknameFault,
} from "~/features/forms/check-fields";
import { faultsIn } from "~/features/forms/faults";
import { formOf, readBotCheck, readPassword } from "~/features/forms/read-fields";
import { beginSession } from "~/features/sign/begin-session.server";
import { afterRefusal, confirmTask, sendFormCode } from "~/features/sign/firebase/leave-to-firebase.server";
import { lazyPhoneNumbers } from "~/features/sign/send-code.server";
import { completeSignUp, firstCountry, giveUp, leadToSignInAgain } from "./complete-sign-up.server.ts";
import { COMPLETE, GIVE_UP, PROVIDER_FIELD, type SignUpState, signUpStateOf } from "./sign-up-state.ts";

export type SignUpContext = Pick<EdgeContext, "account" | "config" | "firebase" | "locale"> & {
  visitor: Pick<EdgeContext["visitor"], "country">;
};

/** Handles sign-up: sends a code, goes back to the number, or creates the account and signs in. */
export async function signUp(request: Request, context: SignUpContext): Promise<Response> {
  const form = await formOf(request);
  const state = signUpStateOf(form);
  const intent = form.get("intent");
  if (intent === GIVE_UP) return giveUp(request, context);
  const provider = form.get(PROVIDER_FIELD);
  if (provider !== null) {
    const pending = await context.account.pending();
    if (pending?.provider !== provider) return leadToSignInAgain(request, context);
    if (intent === COMPLETE) return completeSignUp({ pending, request, state, context });
  }
  if (intent === "change") return answerForm({ step: "number", values: state.values } satisfies SignUpState);
  if (intent === "send") return sendSignUpCode(form, state, context);
  const details = detailsOf(form, state);
  const faults = await checkDetails(details, context);
  if (faults) return answerForm({ ...state, faults });
  const task = confirmTask(state, details.code);
  if (task) return answerForm({ ...state, task } satisfies SignUpState);
  return createAccount({ request, state, details, context });
}

async function sendSignUpCode(form: FormData, state: SignUpState, context: SignUpContext): Promise<Response> {
  const { callingCode = "", phone = "" } = state.values ?? {};
  const sending = { call: "getWSUP", number: { callingCode, phone }, botCheck: readBotCheck(form) } as const;
  const outcome = await sendFormCode(context, state, sending);
  if (!outcome.isSent) return answerForm({ ...state, faults: outcome.faults });
  const { number, sent, faults, proof } = outcome;
  // An earlier code is no longer valid.
  const values = { ...state.values, ...number, code: "" };
  const next: SignUpState = { step: "details", values, sent, ...proof, ...(faults && { faults }) };
  return answerForm(next, sent);
}

interface Details {
  callingCode: string;
  phone: string;
  code: string;
  nickname: string;
  referralCode: string;
  hasAgreed: boolean;
  password: string;
  confirmPassword: string;
}

function detailsOf(form: FormData, { values = {} }: SignUpState): Details {
  const { callingCode = "", phone = "", code = "", nickname = "", referralCode = "", terms } = values;
  const password = readPassword(form, "password");
  const confirmPassword = readPassword(form, "confirmPassword");
  return { callingCode, phone, code, nickname, referralCode, hasAgreed: terms === "on", password, confirmPassword };
}

async function checkDetails(details: Details, { config }: Pick<SignUpContext, "config">) {
  const { parsePhone } = await lazyPhoneNumbers();
  return faultsIn({
    phone: parsePhone(details.callingCode, details.phone) ? undefined : "phone",
    code: codeFault(details.code),
    password: newPasswordFault(details.password, config.passwordPolicy),
    confirmPassword: confirmationFault(details.password, details.confirmPassword),
    nickname: nicknameFault(details.nickname),
    terms: details.hasAgreed ? undefined : "terms",
  });
}

/** Fields that a refusal may be attributed to. */
const REFUSABLE = ["phone", "code", "password", "confirmPassword", "nickname", "referralCode"] as const;

interface Creation {
  request: Request;
  state: SignUpState;
  details: Details;
  context: SignUpContext;
}

async function createAccount({ request, state, details, context }: Creation): Promise<Response> {
  const { callingCode, phone, code, password, confirmPassword, nickname, referralCode } = details;
  const country = await firstCountry(context, { callingCode, phone });
  const account = {
    password,
    confirmPassword,
    nickname,
    ...(referralCode && { referralCode }),
    ...(country && { countryCode: country }),
  };
  const { idToken } = state;
  const answered = await (idToken
    ? askUpstream(context.account, { name: "firebaseSignup", query: { ...account, idToken }, fields: REFUSABLE })
    : askUpstream(context.account, {
        name: "signup",
        query: { ...account, callingCode, phone, code: codeDigits(code) },
        fields: REFUSABLE,
      }));
  if (answered.faults) return answerForm(afterRefusal(state, answered));
  return beginSession(answered.value, request, context);
}
